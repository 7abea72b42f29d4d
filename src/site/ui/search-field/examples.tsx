import type { Example } from '#site/ui/example.ts';
import { SearchField } from './search-field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'dans l’en-tête',
    render: () => (
      <SearchField
        action="/recherche"
        name="q"
        label="Rechercher dans les avis"
        placeholder="Place de l’Horloge"
        size="s"
      />
    ),
  },
  {
    name: 'dans la page, avec ce qu’on peut y écrire',
    render: () => (
      <SearchField
        action="/horaires"
        name="q"
        label="Parcours, arrêt ou rue"
        placeholder="800, 1480, rue des Forges"
        hint="Un numéro de parcours, un numéro d’arrêt ou des mots"
      />
    ),
  },
];
