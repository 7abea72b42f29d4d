import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Captcha } from './captcha.tsx';

describe('Captcha', () => {
  it('sends the token of the page where there is no script to work', () => {
    expect(
      markupOf(<Captcha purpose="form" settings={{ pageTokens: { form: 'page.form.0.fixture' } }} />),
    ).toBe('<input type="hidden" name="_captcha" value="page.form.0.fixture"/>');
  });
});
