import type { Example } from '#site/ui/example.ts';
import { TextField } from './text-field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'obligatoire, avec indice',
    render: () => (
      <TextField
        id="exemple-courriel"
        name="email"
        type="email"
        label="Courriel"
        hint="Nous ne l’utilisons que pour vos avis."
        autoComplete="email"
        maxLength={125}
        required
      />
    ),
  },
  {
    name: 'avec une erreur',
    render: () => (
      <TextField
        id="exemple-courriel-erreur"
        name="email"
        type="email"
        label="Courriel"
        defaultValue="marie.tremblay"
        error="Écrivez une adresse complète, par exemple nom@exemple.ca."
        required
      />
    ),
  },
  {
    name: 'court et hors service',
    render: () => (
      <TextField id="exemple-hors" name="arret" label="Arrêt" width="short" defaultValue="1480" disabled />
    ),
  },
];
