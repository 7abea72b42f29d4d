import { describe, expect, it } from 'vitest';
import { every, sheetFrame, sheetMaterial } from '#tests/support/sheet-material.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';
import { sheetWriter } from '../write-sheets.server.ts';
import { layOutStop } from './lay-out-stop.ts';
import type { SheetMaterial } from './make-sheet.ts';
import { shareSheet } from './stop-sheet.ts';

const weekdays = [1, 2, 3, 4, 5] as const;
const letter = { paper: 'letter', locale: 'fr' } as const;
const here = '1001';

interface LineOptions {
  readonly number: string;
  readonly minutes: number;
  readonly towards?: string;
  readonly from?: number;
  readonly to?: number;
  readonly until?: string;
}

function line({ number, minutes, from = 6, to = 22, until, towards }: LineOptions): SheetMaterial {
  const tables = [
    { classes: weekdays, leave: every(minutes, from, to) },
    { classes: [6, 0] as const, leave: every(minutes * 2, from, to) },
  ];
  const made = sheetMaterial({
    stops: 6,
    tables,
    ...(towards !== undefined && { towards }),
    ...(until !== undefined && { days: { to: until } }),
  });
  return { ...made, line: { ...made.line, number } };
}

const pagesOf = (materials: readonly SheetMaterial[], paper: 'letter' | 'a4' = 'letter') => {
  const { shared } = shareSheet(materials, here, { ...letter, paper });
  if (!shared) throw new Error('the lines share no sheet');
  return layOutStop(shared, { ...letter, paper, wordsUnder: () => [] });
};

describe('the lines of a stop', () => {
  it('stand two by two, those of a few departures in a row each', () => {
    const pages = pagesOf([
      line({ number: '16', minutes: 30 }),
      line({ number: '65', minutes: 20 }),
      line({ number: '88', minutes: 240 }),
    ]);
    expect(
      pages.map(({ shelves, few }) => [
        shelves.map((shelf) => shelf.map((part) => part.line.number).join(' + ')),
        few.map((row) => `${row.line.number}: ${row.leaving.length}`),
      ]),
    ).toEqual([[['16 + 65'], ['88: 4', '88: 2']]]);
  });

  it('are on a sheet of their own where they are too frequent for half of the width', () => {
    const { alone, shared } = shareSheet(
      [
        line({ number: '801', minutes: 4 }),
        line({ number: '16', minutes: 30 }),
        line({ number: '65', minutes: 30 }),
      ],
      here,
      letter,
    );
    expect(alone.map((each) => each.line.number)).toEqual(['801']);
    expect(shared?.alone).toEqual(['801']);
    expect(shared?.parts.map((part) => part.line.number)).toEqual(['16', '65']);
  });

  it('share no sheet where only one is left, nor with lines that cannot be boarded here', () => {
    const one = line({ number: '16', minutes: 30 });
    expect(shareSheet([one], here, letter)).toEqual({ alone: [one], shared: undefined });
    expect(shareSheet([one, one], '1005', letter)).toEqual({ alone: [], shared: undefined });
  });

  it('hold as long as all of them do', () => {
    const materials = [
      line({ number: '16', minutes: 30 }),
      line({ number: '65', minutes: 30, until: '2026-11-20' }),
    ];
    const { shared } = shareSheet(materials, here, letter);
    expect([shared?.from, shared?.to]).toEqual(['2026-10-19', '2026-11-20']);
  });

  it.each(['letter', 'a4'] as const)('go on where a page of %s is full, and lose no departure', (paper) => {
    const materials = Array.from({ length: 7 }, (_, place) =>
      line({ number: String(place + 1), minutes: 30, from: 4, to: 28 }),
    );
    const parts = pagesOf(materials, paper).flatMap(({ shelves }) => shelves.flat());
    const hours = (number: string) =>
      parts
        .filter((part) => part.line.number === number)
        .flatMap(({ table }) => table.rows.map(({ hour }) => hour));
    for (const { line: own } of materials)
      expect(hours(own.number)).toEqual(Array.from({ length: 24 }, (_, hour) => hour + 4));
  });
});

describe('the sheet of several lines', () => {
  const write = (materials: readonly SheetMaterial[], locale: 'fr' | 'en' = 'fr') =>
    sheetWriter(sheetFrame({ locale }), undefined).writeStop(materials, here, 0);

  it('has a code for each line, and leads to the stop', () => {
    const [sheet] = write([line({ number: '16', minutes: 30 }), line({ number: '65', minutes: 30 })]);
    expect(sheet?.title).toBe('Arrêt 1001 Arrêt 2');
    expect(sheet?.html.match(/code \w{4}-\w{4}-\w{4}/g)).toHaveLength(2);
    expect(sheet?.html).toContain('bus.example/horaires/1001');
  });

  it('says which lines are elsewhere, in both languages', () => {
    const materials = [
      line({ number: '801', minutes: 4 }),
      line({ number: '16', minutes: 30 }),
      line({ number: '65', minutes: 30 }),
    ];
    expect(write(materials).map(({ numbers }) => numbers)).toEqual([['801'], ['16', '65']]);
    expect(write(materials)[1]?.html).toContain('Le 801 a sa propre feuille.');
    expect(write(materials, 'en')[1]?.html).toContain('Route 801 has its own sheet.');
  });

  it.each(xssVectors)('writes a hostile name as text: %s', (vector) => {
    const [sheet] = write([
      line({ number: '16', minutes: 30, towards: vector }),
      line({ number: '65', minutes: 300, towards: vector }),
    ]);
    expect(sheet?.html).not.toContain(vector);
  });
});
