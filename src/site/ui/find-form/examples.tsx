import type { Example } from '#site/ui/example.ts';
import { FindField, FindForm } from './find-form.tsx';

export const examples: readonly Example[] = [
  {
    name: 'ce que la page cherche',
    render: () => (
      <FindForm
        action="/points-de-vente"
        id="exemple-trouver"
        name="texte"
        label="Nom, adresse ou code postal"
        hint="Par exemple pharmacie, rue des Horlogers ou G9A"
        text=""
        maxLength={100}
        find="Chercher"
      />
    ),
  },
  {
    name: 'un filtre parmi d’autres, avec une erreur',
    render: () => (
      <FindField
        id="exemple-trouver-erreur"
        name="numero"
        label="Numéro d’arrêt ou de parcours"
        error="Aucun arrêt ni parcours ne porte le numéro 9999."
        text="9999"
        maxLength={12}
        find="Filtrer"
        kind="secondary"
      />
    ),
  },
];
