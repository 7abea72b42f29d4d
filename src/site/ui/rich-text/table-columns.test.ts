import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichElement } from '#domain/rich-text.ts';
import { locales } from '#domain/locale.ts';
import { formatMoney } from '#site/i18n/format-number.ts';
import { cases } from '#tests/support/cases.ts';
import { fitting, readColumns } from './table-columns.ts';

const cell = (tag: 'th' | 'td', words: string, attributes = {}): RichElement => ({
  tag,
  children: [words],
  attributes,
});
const row = (...children: RichElement[]): RichElement => ({ tag: 'tr', children });
const head = (...words: string[]): RichElement => ({
  tag: 'thead',
  children: [row(...words.map((word) => cell('th', word)))],
});
const table = (...children: RichElement[]): RichElement => ({ tag: 'table', children });
const body = (...children: RichElement[]): RichElement => ({ tag: 'tbody', children });

const figuresOf = (...prices: string[]) =>
  readColumns(
    table(head('Titre', 'Prix'), body(...prices.map((price) => row(cell('th', 'x'), cell('td', price))))),
  )?.[1]?.hasFigures;

describe('the columns of a table', () => {
  it('are known where every row has a head of its own', () => {
    expect(
      readColumns(table(head('Jour', 'Heures'), body(row(cell('th', 'Lundi'), cell('td', '9 h à 17 h'))))),
    ).toEqual([
      { name: 'Jour', hasFigures: false, room: 'half' },
      { name: 'Heures', hasFigures: false, room: 'line' },
    ]);
  });

  it('are not read from a table without heads, with several rows of heads, or with cells over several rows', () => {
    const plain = body(row(cell('td', 'a'), cell('td', 'b')));
    expect(readColumns(table(plain))).toBeUndefined();
    expect(readColumns(table(head('A', 'B'), plain))).toBeUndefined();
    const rows = body(row(cell('th', 'a'), cell('td', 'b')));
    expect(readColumns(table(head('A', 'B'), head('C', 'D'), rows))).toBeUndefined();
    const tall = body(row(cell('th', 'a'), cell('td', 'b', { rowspan: '2' })));
    expect(readColumns(table(head('A', 'B'), tall))).toBeUndefined();
  });

  it('takes a cell over several columns', () => {
    const wide = body(row(cell('th', 'a'), cell('td', '3,75 $', { colspan: '2' })));
    expect(readColumns(table(head('A', 'B', 'C'), wide))).toHaveLength(3);
    expect(readColumns(table(head('A', 'B'), wide))).toBeUndefined();
  });

  it('take the short name of a column where it has one', () => {
    const short = row(cell('th', 'Titre'), cell('th', '65 ans et plus', { abbr: '65 ans +' }));
    const columns = readColumns(
      table({ tag: 'thead', children: [short] }, body(row(cell('th', 'a'), cell('td', '27,00 $')))),
    );
    expect(columns?.[1]).toMatchObject({ name: '65 ans +', room: 'half' });
  });

  it('have room for their longest cell with its name before it', () => {
    const words = fc.stringMatching(/^[a-z]{1,40}$/);
    fc.assert(
      fc.property(words, fc.array(words, { minLength: 1, maxLength: 5 }), (name, cells) => {
        const rows = cells.map((text) => row(cell('th', 'x'), cell('td', text)));
        const room = readColumns(table(head('Titre', name), body(...rows)))?.[1]?.room;
        const longest = Math.max(...cells.map((text) => `${name} ${text}`.length));
        expect(room === 'half').toBe(longest <= fitting.half);
        expect(room === 'lines').toBe(longest > fitting.line);
      }),
      cases(200),
    );
  });

  it('have figures whatever the amount, in both languages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -999_999, max: 9_999_999 }), { minLength: 1 }), (amounts) => {
        for (const locale of locales)
          expect(figuresOf(...amounts.map((cents) => formatMoney(cents, locale)))).toBe(true);
      }),
      cases(200),
    );
  });

  it.each([['3,40 $', '96,00 $'], ['$3.40', '–'], ['25 %'], ['1 200', '−4']])(
    'finds figures in %j',
    (...prices) => {
      expect(figuresOf(...prices)).toBe(true);
    },
  );

  it.each([['3,40 $', 'gratuit'], ['9 h à 17 h'], ['–'], ['']])('finds none in %j', (...prices) => {
    expect(figuresOf(...prices)).toBe(false);
  });
});
