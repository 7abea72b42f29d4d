import type { Example } from '#site/ui/example.ts';
import { Checkbox, ChoiceGroup } from './checkbox.tsx';

export const examples: readonly Example[] = [
  {
    name: 'cases',
    render: () => (
      <>
        <Checkbox
          id="exemple-mesure"
          name="mesure"
          label="Mesure d’audience"
          hint="Nous aide à savoir quelles pages servent."
        />
        <Checkbox
          id="exemple-necessaire"
          name="necessaire"
          label="Témoins nécessaires"
          defaultChecked
          disabled
        />
        <Checkbox
          id="exemple-conditions"
          name="conditions"
          label="J’accepte les conditions"
          error="Cochez la case pour continuer."
          required
        />
      </>
    ),
  },
  {
    name: 'un choix parmi plusieurs',
    render: () => (
      <ChoiceGroup id="exemple-langue" legend="Langue des courriels" hint="Vous pourrez changer d’avis.">
        <Checkbox kind="radio" id="exemple-fr" name="langue" value="fr" label="Français" defaultChecked />
        <Checkbox kind="radio" id="exemple-en" name="langue" value="en" label="Anglais" />
      </ChoiceGroup>
    ),
  },
];
