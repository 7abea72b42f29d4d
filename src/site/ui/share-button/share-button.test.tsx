import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/markup.tsx';
import { ShareButton } from './share-button.tsx';

describe('ShareButton', () => {
  it('says what it does, in both languages', () => {
    expect(textOf(<ShareButton title="Avis" page="/avis" />)).toBe('Partager');
    expect(textOf(<ShareButton title="Notice" page="/en/notice" />, 'en')).toBe('Share');
    expect(textOf(<ShareButton title="Tarif" page="/tarif" label="Partager cette réponse" />)).toBe(
      'Partager cette réponse',
    );
  });
});
