import type { Example } from '#site/ui/example.ts';
import { PasswordField } from './password-field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'mot de passe',
    render: () => (
      <PasswordField
        id="exemple-mot-de-passe"
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
      />
    ),
  },
  {
    name: 'nouveau mot de passe, à corriger',
    render: () => (
      <PasswordField
        id="exemple-nouveau-mot-de-passe"
        name="new-password"
        label="Nouveau mot de passe"
        autoComplete="new-password"
        error="Le nouveau mot de passe doit contenir entre 5 et 20 caractères."
        required
      />
    ),
  },
];
