import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { snapshotOf } from '#tests/support/schedule-feed.ts';

/** Values with everything that makes a table hard to write. */
const tables: Readonly<Record<string, readonly (readonly string[])[]>> = {
  agency: [
    ['agency_id', 'agency_name', 'agency_timezone'],
    ['A', 'Réseau, « Cité »', 'America/New_York'],
  ],
  routes: [
    ['route_id', 'agency_id', 'route_short_name', 'route_long_name'],
    ['R"1', 'A', '7', 'Marché, haut\nbas'],
    ['R2', 'A', '3a', ''],
  ],
  stops: [
    ['stop_id', 'stop_code', 'stop_name', 'stop_lat', 'stop_lon'],
    ['S"1', '1001', 'dit "le Rond"', '46.8', '-71.2'],
    ['S,2', '1002', '', '46.81', '-71.21'],
    ['S3', '1003', '"', '46.9', '-71.3'],
  ],
  calendar_dates: [
    ['service_id', 'date', 'exception_type'],
    ['W', '20261115', '1'],
    ['W', '20261116', '1'],
  ],
  trips: [
    ['route_id', 'service_id', 'trip_id', 'trip_headsign', 'direction_id', 'shape_id', 'block_id'],
    ['R"1', 'W', 'T"1', 'Plateau ""', '1', 'P"1', ''],
    ['R2', 'W', 'T2', '', '', '', 'B 1'],
  ],
  stop_times: [
    ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence', 'stop_headsign', 'pickup_type'],
    ['T"1', '08:00:00', '08:00:00', 'S"1', '1', '', '0'],
    ['T"1', '', '', 'S,2', '2', 'Par "S"', ''],
    ['T"1', '25:10:00', '25:10:30', 'S3', '3', '', '1'],
    ['T2', '09:00:00', '09:00:00', 'S,2', '1', '', ''],
    ['T2', '09:10:00', '09:10:00', 'S3', '2', '', ''],
  ],
  shapes: [
    ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'],
    ['P"1', '46.8', '-71.2', '1'],
    ['P"1', '46.9', '-71.3', '2'],
  ],
};

/** As plain as it may be: quotes only where they must be. */
const plainWith = (end: string) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map((row) => row.map((value) => quoted(value, needsQuotes(value))).join(',')).join(end),
    ]),
  );

function needsQuotes(value: string): boolean {
  return /[",\n]/.test(value);
}

function quoted(value: string, isQuoted: boolean): string {
  return isQuoted ? `"${value.replaceAll('"', '""')}"` : value;
}

interface Dialect {
  readonly order: readonly number[];
  readonly extra: boolean;
  readonly end: string;
  readonly mark: string;
  readonly last: string;
  readonly blank: boolean;
  /** One bit for each value: in quotes or not, with spaces or not. */
  readonly quotes: number;
  readonly spaces: number;
}

const dialects: fc.Arbitrary<Dialect> = fc.record({
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7, maxLength: 7 }),
  extra: fc.boolean(),
  end: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  last: fc.constantFrom('', '\n', '\r\n', '\n\n'),
  blank: fc.boolean(),
  quotes: fc.nat(2 ** 31 - 1),
  spaces: fc.nat(2 ** 31 - 1),
});

function write(rows: readonly (readonly string[])[], dialect: Dialect): string {
  let cell = 0;
  const value = (text: string) => {
    cell += 1;
    const isQuoted = needsQuotes(text) || ((dialect.quotes >> (cell % 31)) & 1) === 1;
    const space = ((dialect.spaces >> (cell % 31)) & 1) === 1 ? ' ' : '';
    return `${space}${quoted(text, isQuoted)}${space}`;
  };
  const lines = rows.map((row, place) => {
    const own = dialect.order
      .filter((column) => column < row.length)
      .map((column) => value(row[column] ?? ''));
    return [...(dialect.extra ? [place === 0 ? 'not_ours' : 'x'] : []), ...own].join(',');
  });
  return dialect.mark + lines.join(dialect.end + (dialect.blank ? dialect.end : '')) + dialect.last;
}

describe('a feed in any dialect of CSV', () => {
  it('is the same timetable, byte for byte', () => {
    const expected = Buffer.from(snapshotOf(plainWith('\n')));
    // The report names the line of an untimed stop, and blank lines count.
    const spaced = Buffer.from(snapshotOf(plainWith('\n\n')));
    expect(expected.includes('le Rond')).toBe(true);
    fc.assert(
      fc.property(fc.array(dialects, { minLength: 7, maxLength: 7 }), (each) => {
        const written = Object.entries(tables).map(([name, rows], place) => [
          name,
          write(rows, each[place] as Dialect),
        ]);
        const snapshot = Buffer.from(snapshotOf(Object.fromEntries(written)));
        expect(snapshot.equals(each[5]?.blank ? spaced : expected)).toBe(true);
      }),
      cases(150),
    );
  });
});
