import type { Example } from '#site/ui/example.ts';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'semaine', label: 'Semaine' },
  { value: 'samedi', label: 'Samedi' },
  { value: 'dimanche', label: 'Dimanche et jours fériés' },
];

export const examples: readonly Example[] = [
  {
    name: 'avec un choix vide',
    render: () => (
      <SelectField
        id="exemple-jour"
        name="jour"
        label="Jour"
        options={options}
        emptyLabel="Choisissez un jour"
      />
    ),
  },
  {
    name: 'avec une erreur',
    render: () => (
      <SelectField
        id="exemple-jour-erreur"
        name="jour"
        label="Jour"
        options={options}
        emptyLabel="Choisissez un jour"
        error="Choisissez un jour de la liste."
        required
      />
    ),
  },
];
