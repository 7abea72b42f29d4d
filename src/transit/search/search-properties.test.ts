import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { foldWords } from './words.ts';
import { buildSearchIndex, type SearchStop } from './search-index.ts';

const firstWords = 'Érables Charron Bellerive Moulin Forges Horlogers Tanneurs Rivage Sorbier Passeur'.split(
  ' ',
);
const lastWords =
  'Vermeille Observatoire Bibliothèque Cathédrale Hirondelles Belvédère Fauvette Garneau Châtelaine Prévost'.split(
    ' ',
  );
const links = ['-', ' / ', '-de-la-', ' du ', '-St-'];

const stops: SearchStop[] = firstWords.flatMap((first, row) =>
  lastWords.map((last, column) => ({
    index: row * lastWords.length + column,
    code: String(1000 + row * lastWords.length + column),
    name: `${first}${links[(row + column) % links.length]}${last}`,
    description: `${last} / ${first}`,
    latitude: 46.7 + row / 100,
    longitude: -71.3 + column / 100,
    weight: (row * 7 + column * 3) % 11,
  })),
);
const index = buildSearchIndex({ stops, lines: [] });
const stop = fc.constantFrom(...stops);
const found = (text: string, limit: number) => index.searchStops(text, limit).map((hit) => hit.index);

type Edit = (text: string, at: number, letter: string) => string;
const edits: Edit[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at, letter) => text.slice(0, at) + letter + text.slice(at),
  (text, at, letter) => text.slice(0, at) + letter + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
];
/** Any code unit, halves of pairs and control characters included. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0xffff)), { maxLength: 150 })
  .map((units) => String.fromCharCode(...units));
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz -');

describe('the search of stops, whatever the name', () => {
  it('finds it first without its accents, in any case, with any punctuation', () => {
    fc.assert(
      fc.property(
        stop,
        fc.constantFrom(' ', '-', '/', '. ', "'"),
        fc.boolean(),
        ({ index: at, name }, mark, loud) => {
          const bare = foldWords(name)
            .map((word) => word.text)
            .join(mark);
          expect(found(loud ? bare.toUpperCase() : bare, 3)[0]).toBe(at);
        },
      ),
    );
  });

  it('finds it among ten with any one edit, a space or a hyphen included', () => {
    fc.assert(
      fc.property(
        stop,
        fc.constantFrom(...edits),
        fc.nat(),
        letter,
        ({ index: at, name }, edit, where, typed) => {
          expect(found(edit(name, where % name.length, typed), 10)).toContain(at);
        },
      ),
      cases(500),
    );
  });

  it('finds it by any beginning of its words in any order', () => {
    fc.assert(
      fc.property(
        stop,
        fc.integer({ min: 3, max: 12 }),
        fc.boolean(),
        ({ index: at, name }, length, turned) => {
          const words = foldWords(name).map((word) => word.text);
          const long = words.filter((word) => word.length > 3);
          const [first = '', last = ''] = turned ? long.toReversed() : long;
          expect(found(`${first} ${last.slice(0, length)}`, 10)).toContain(at);
        },
      ),
    );
  });

  it('bears any text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, limit) => {
        const hits = found(text, limit);
        expect(hits.length).toBeLessThanOrEqual(limit);
        expect(new Set(hits).size).toBe(hits.length);
      }),
    );
  });
});
