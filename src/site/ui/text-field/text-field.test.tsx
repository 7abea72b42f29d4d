import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('puts the error before the control and ties it', () => {
    const markup = markupOf(<TextField id="c" name="c" label="Courriel" error="Adresse incomplète" />);
    expect(markup).toMatch(/id="c-error".*<input[^>]*aria-describedby="c-error"/);
    expect(markup).toContain('Erreur\u00a0: ');
  });
});
