import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { every, sheetMaterial } from '#tests/support/sheet-material.ts';
import { layOut, type Block, type LayOutOptions, type SheetPage } from './lay-out.ts';
import { makeLineSheet, makePoleSheet } from './make-sheet.ts';
import { printLine, printPole } from './print-sheet.ts';
import type { HoursTable, TripsTable } from './sheet-model.ts';

const weekdays = [1, 2, 3, 4, 5] as const;
const options: LayOutOptions = { paper: 'letter', locale: 'fr', wordsUnder: () => [] };
const chosen = { kind: 'chosen', first: 3, others: 3 } as const;

const shapeOf = (pages: readonly SheetPage[]) =>
  pages.map(({ shelves }) => shelves.map((shelf) => shelf.map(nameOf).join(' + ')));
const nameOf = (block: Block) => {
  if (block.kind === 'strip') return `${block.stops.length} stops`;
  const { table } = block;
  return table.kind === 'hours'
    ? `${table.rows.length} hours`
    : `${table.trips[1] - table.trips[0]} × ${table.rows.length}`;
};

const stopsOf = ({ grid, rows }: TripsTable) => rows.map((row) => grid.stops[row]?.code);

const countTimes = (tables: readonly (HoursTable | TripsTable)[]) =>
  tables
    .map((table) =>
      table.kind === 'hours'
        ? table.rows.flatMap(({ cells }) => cells.flat()).length
        : table.rows.length * (table.trips[1] - table.trips[0]),
    )
    .reduce((sum, count) => sum + count, 0);

describe('the pages of a sheet', () => {
  it('are one for a line that runs now and then, with its stops beside the hours', () => {
    const material = sheetMaterial({
      stops: 12,
      tables: [{ classes: weekdays, leave: every(20, 6, 22) }],
    });
    expect(shapeOf(layOut(makeLineSheet(material, chosen), options))).toEqual([['16 hours + 12 stops']]);
  });

  it('hold every time of a line of few trips', () => {
    const tables = [
      { classes: weekdays, leave: every(60, 6, 10) },
      { classes: [6] as const, leave: every(60, 8, 10) },
    ];
    const material = sheetMaterial({ stops: 9, tables });
    expect(shapeOf(layOut(makeLineSheet(material, chosen), options))).toEqual([['4 × 9', '2 × 9']]);
  });

  it('go on where a line has more stops than a page has rows', () => {
    const material = sheetMaterial({ stops: 60, tables: [{ classes: weekdays, leave: every(60, 6, 9) }] });
    const pages = layOut(makeLineSheet(material, chosen), options);
    expect(pages.length).toBeGreaterThan(2);
    const rows = pages
      .flatMap(({ shelves }) => shelves.flat())
      .flatMap((block) =>
        block.kind === 'table' && block.table.kind === 'trips' ? stopsOf(block.table) : [],
      );
    expect(rows).toEqual(Array.from({ length: 60 }, (_, place) => String(1000 + place)));
  });

  it('are fewer where fewer stops let tables stand side by side', () => {
    const tables = ([[1, 2, 3, 4, 5], [6], [0]] as const).map((classes) => ({
      classes,
      leave: every(15, 5, 24),
    }));
    const material = sheetMaterial({ stops: 8, tables });
    const wide = layOut(makeLineSheet(material, chosen), options);
    expect(printLine(material, undefined, options).pages.length).toBeLessThanOrEqual(wide.length);
  });

  it('are taller on A4', () => {
    const material = sheetMaterial({ stops: 30, tables: [{ classes: weekdays, leave: every(10, 5, 25) }] });
    const sheet = makeLineSheet(material, chosen);
    const on = (paper: 'letter' | 'a4') => layOut(sheet, { ...options, paper }).length;
    expect(on('a4')).toBeLessThanOrEqual(on('letter'));
  });

  it('lose nothing and print nothing twice, whatever a line is like', () => {
    const day = fc.record({ every: fc.integer({ min: 3, max: 240 }), from: fc.integer({ min: 4, max: 12 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 70 }),
        fc.array(day, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('letter' as const, 'a4' as const),
        fc.boolean(),
        (stops, days, paper, isWhole) => {
          const tables = days.map(({ every: minutes, from }, place) => ({
            classes: [place + 1] as const as readonly (1 | 2 | 3)[],
            leave: every(minutes, from, 25),
          }));
          const sheet = makeLineSheet(sheetMaterial({ stops, tables }), isWhole ? { kind: 'all' } : chosen);
          const pages = layOut(sheet, { ...options, paper });
          const blocks = pages.flatMap(({ shelves }) => shelves.flat());
          const printed = blocks.flatMap((block) => (block.kind === 'table' ? block.table : []));
          expect(countTimes(printed)).toBe(countTimes(sheet.tables));
          const strip = blocks.flatMap((block) => (block.kind === 'strip' ? block.stops : []));
          expect(strip).toEqual(sheet.strip);
          expect(pages.every(({ shelves }) => shelves.every((shelf) => shelf.length > 0))).toBe(true);
        },
      ),
      cases(100),
    );
  });
});

describe('the sheet of a stop', () => {
  const tables = [
    { classes: weekdays, leave: every(20, 6, 22) },
    { classes: [6] as const, leave: every(60, 8, 20) },
  ];

  it('has a column for each kind of day, and the stops that follow', () => {
    const sheet = makePoleSheet(sheetMaterial({ stops: 10, tables }), '1003');
    expect(sheet?.tables[0]).toMatchObject({ columns: [{ classes: weekdays }, { classes: [6] }] });
    expect(sheet?.strip.map(({ code, minutes }) => `${code} ${minutes}`)).toEqual([
      '1003 0',
      '1004 2',
      '1005 4',
      '1006 6',
      '1007 8',
      '1008 10',
      '1009 12',
    ]);
  });

  it('leaves out the stops that follow rather than take a page for them', () => {
    const frequent = [{ classes: weekdays, leave: every(6, 5, 23) }];
    const sheet = printPole(sheetMaterial({ stops: 30, tables: frequent }), '1000', options);
    expect(sheet?.pages.map(({ shelves }) => shelves.length)).toEqual([1]);
  });

  it('is not made where nobody boards, nor for a stop of another line', () => {
    const material = sheetMaterial({ stops: 10, tables });
    expect(makePoleSheet(material, '1009')).toBeUndefined();
    expect(makePoleSheet(material, '9999')).toBeUndefined();
  });
});
