import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('shows how much of its length is used, in the words of the specification', () => {
    const field = (
      <TextField
        id="m"
        name="m"
        label="Message"
        defaultValue="Bonjour"
        maxLength={500}
        most={500}
        multiline
      />
    );
    expect(textOf(field)).toContain('7/500 caractère(s)');
    expect(textOf(field, 'en')).toContain('7/500 character(s)');
    expect(markupOf(field)).toContain('<textarea');
  });

  it('puts the error before the control and ties it', () => {
    const markup = markupOf(<TextField id="c" name="c" label="Courriel" error="Adresse incomplète" />);
    expect(markup).toMatch(/id="c-error".*<input[^>]*aria-describedby="c-error"/);
    expect(markup).toContain('Erreur\u00a0: ');
  });
});
