import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { FormFields } from './form-fields.tsx';

const shell = { formToken: 'token', captcha: { pageTokens: { trial: 'page.trial.0.x' } } };

describe('the fields that every form has', () => {
  it('are its name and the token of its page', () => {
    expect(markupOf(<FormFields form={{ name: 'trial' }} shell={shell} />)).toBe(
      '<input type="hidden" name="_form" value="trial"/><input type="hidden" name="_token" value="token"/>',
    );
  });

  it('are the proof of its own and the trap too, where it asks for them', () => {
    const form = { name: 'trial', hasCaptcha: true, hasTrap: true };
    const markup = markupOf(<FormFields form={form} shell={shell} />);
    expect(markup).toContain('<input type="hidden" name="_captcha" value="page.trial.0.x"/>');
    expect(markup).toMatch(
      /aria-hidden="true"><label>Laissez ce champ vide<input type="text"[^>]*name="url"/,
    );
  });
});
