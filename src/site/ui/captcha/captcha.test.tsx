import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { Captcha } from './captcha.tsx';

const settings = { pageToken: 'page.form.0.fixture' };

describe('Captcha', () => {
  it('sends the token of the page where there is no script to work', () => {
    expect(markupOf(<Captcha settings={settings} working={false} />)).toContain(
      '<input type="hidden" name="captcha" value="page.form.0.fixture"/>',
    );
  });

  it('says that the check is under way, and nothing otherwise', () => {
    expect(textOf(<Captcha settings={settings} working={false} />)).toBe('');
    expect(textOf(<Captcha settings={settings} working />)).toBe('Vérification de sécurité en cours…');
    expect(textOf(<Captcha settings={settings} working />, 'en')).toBe('Security check under way…');
  });
});
