import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (text: string, typed: string) =>
  markWords(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('markWords', () => {
  it.each([
    ['Terminus Marché-Neuf', 'marche n', 'Terminus [Marché-N]euf'],
    ['Terminus Marché-Neuf', 'neuf term', '[Term]inus Marché-[Neuf]'],
    ['Val-Fleuri', 'val', '[Val]-Fleuri'],
    ['Cheval', 'val', 'Cheval'],
    ['Sœur-Marie', 'soeur', '[Sœur]-Marie'],
    ['École', 'ECOLE', '[École]'],
    ['Plateau / Esker', 'plateau esker', '[Plateau / Esker]'],
    ['801', '80', '[80]1'],
    ['Val', '', 'Val'],
    ['Val', ' - ', 'Val'],
    ['', 'val', ''],
  ])('marks in %j what %j is', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        expect(
          markWords(text, typed)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
