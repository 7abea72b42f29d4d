import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  it('is the native element, open where asked', () => {
    expect(markupOf(<Disclosure summary="Détails">Texte</Disclosure>)).toMatch(
      /^<details class="disclosure"><summary>/,
    );
    expect(
      markupOf(
        <Disclosure summary="Détails" open>
          Texte
        </Disclosure>,
      ),
    ).toContain('open=""');
  });
});
