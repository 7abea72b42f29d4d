import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { PasswordField } from './password-field.tsx';

describe('PasswordField', () => {
  const field = {
    id: 'mdp',
    name: 'password',
    label: 'Mot de passe',
    autoComplete: 'current-password',
  } as const;

  it('is hidden at first, for password managers to fill, and holds nothing', () => {
    const markup = markupOf(<PasswordField {...field} />);
    expect(markup).toContain('type="password"');
    expect(markup).toMatch(/autocomplete="current-password"/i);
    expect(markup).not.toContain('value=');
  });

  it('is shown by a button that says what it does', () => {
    const markup = markupOf(<PasswordField {...field} />);
    expect(markup).toMatch(/<button[^>]*aria-pressed="false"[^>]*aria-controls="mdp"[^>]*>Afficher</);
  });
});
