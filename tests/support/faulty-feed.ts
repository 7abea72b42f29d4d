import fc from 'fast-check';

/** A table as rows of values; the last row may have a quote that is never closed, in its last column. */
export interface FaultyTable {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly broken: Readonly<Record<string, string>> | undefined;
}

export type FaultyFeed = Readonly<Record<keyof typeof columns, FaultyTable>>;

/** The columns of each table, and what may stand in them: right values, none, and wrong ones. */
const columns = {
  agency: {
    agency_id: ['A'],
    agency_timezone: ['America/Toronto', ''],
    agency_name: ['Autobus', 'Autobus', ''],
  },
  routes: { route_id: ['R0', 'R1', 'R2', ''], route_short_name: ['1', '2'] },
  stops: {
    stop_id: ['S0', 'S1', 'S2', 'S3', ''],
    location_type: ['0', '0', '0', '1'],
    stop_name: ['Marché'],
  },
  calendar: {
    service_id: ['W0', 'W1', 'W2', ''],
    monday: ['1'],
    start_date: ['20261101', '20261101', '20261101', '2026'],
    end_date: ['20261130', '20261130', '20261130', ''],
  },
  calendar_dates: {
    service_id: ['W0', 'W2', 'W3', ''],
    date: ['20261102', '20261102', '31/11'],
    exception_type: ['1', '1', '2', '3', 'x'],
  },
  trips: {
    trip_id: ['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', ''],
    route_id: ['R0', 'R0', 'R1', 'R2', 'R9', ''],
    service_id: ['W0', 'W0', 'W1', 'W2', 'W3', 'W9'],
    shape_id: ['P0', 'P1', ''],
    trip_headsign: ['Plateau', ''],
  },
  stop_times: {
    trip_id: ['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T9', ''],
    arrival_time: ['08:00:00', '08:00:00', '08:00:00', '8:10:00', '', '08:61:00'],
    departure_time: ['08:00:00', '08:00:00', '08:00:00', '08:10:00', '', '8h'],
    stop_id: ['S0', 'S1', 'S1', 'S2', 'S3', 'S9', ''],
    stop_sequence: ['1', '2', '3', '4', '5', '6', '', '-1'],
    stop_headsign: ['', '', '', 'Marché'],
  },
  frequencies: {
    trip_id: ['T0', 'T1', 'T2', 'T9', ''],
    start_time: ['08:00:00', '08:00:00', 'x'],
    end_time: ['09:00:00', '09:00:00', '07:00:00', ''],
    headway_secs: ['600', '600', '5', ''],
  },
  shapes: {
    shape_id: ['P0', 'P1', 'P2', ''],
    shape_pt_lat: ['46.8', '46.8', '146', 'x'],
    shape_pt_lon: ['-71.2'],
    shape_pt_sequence: ['1', '2', '3', ''],
  },
  transfers: { from_stop_id: ['S0', 'S1', 'S3', 'S9', ''], to_stop_id: ['S0', 'S2', 'S9', ''] },
  translations: {
    table_name: ['stops', 'stops', 'routes', 'trips', 'levels', 'nowhere', ''],
    field_name: ['stop_name', 'stop_name', 'trip_headsign', 'stop_url', ''],
    language: ['en', 'en', 'fr', 'in English', ''],
    record_id: ['S0', 'S1', 'S3', 'S9', 'T0', 'T1', 'T9', '', ''],
    field_value: ['Marché', 'Plateau', 'Ailleurs', ''],
    translation: ['Market', 'Market', ''],
  },
  feed_info: { feed_publisher_name: ['Ville'], feed_version: ['1', ''] },
} as const;

/** Rows without a fault, of which nearly all are taken: among nothing but faults no trip would ever run. */
const sound: Readonly<Record<string, readonly string[]>> = {
  agency: ['A,America/Toronto,Autobus'],
  routes: ['R0,1', 'R1,2'],
  stops: ['S0,0,Marché', 'S1,0,Église', 'S2,0,Plateau', 'S3,1,Gare'],
  calendar: ['W0,1,20261101,20261130', 'W1,1,20261101,20261130'],
  calendar_dates: ['W2,20261102,1'],
  trips: ['T0,R0,W0,P0,Plateau', 'T1,R1,W1,,', 'T2,R0,W2,P1,', 'T3,R0,W0,,', 'T4,R1,W0,,', 'T5,R1,W0,,'],
  stop_times: ['T0', 'T1', 'T2', 'T3', 'T4', 'T5'].flatMap((trip) => [
    `${trip},07:50:00,07:50:00,S0,1,`,
    `${trip},08:00:00,08:00:00,S1,3,`,
    `${trip},08:20:00,08:20:00,S2,5,`,
  ]),
  frequencies: ['T0,08:00:00,09:00:00,600', 'T3,08:00:00,09:00:00,600'],
  shapes: ['P0,46.8,-71.2,1', 'P0,46.8,-71.2,2', 'P1,46.8,-71.2,1'],
  transfers: ['S0,S1', 'S1,S2'],
  translations: ['stops,stop_name,en,S0,,Market', 'stops,stop_name,en,,Église,Church'],
};

const longest: Readonly<Record<string, number>> = { stop_times: 8, trips: 4, feed_info: 2, translations: 6 };

function tableOf(name: keyof typeof columns): fc.Arbitrary<FaultyTable> {
  const values = Object.entries(columns[name] as Record<string, readonly string[]>).map(
    ([column, each]) => [column, fc.constantFrom(...each)] as const,
  );
  const row = fc.record(Object.fromEntries(values));
  const right = (sound[name] ?? []).map((text) => {
    const cells = text.split(',');
    return Object.fromEntries(values.map(([column], place) => [column, cells[place] ?? '']));
  });
  const taken = fc.subarray(right, { minLength: Math.floor(right.length * 0.9) });
  const added = fc.array(row, { maxLength: longest[name] ?? 3 });
  return fc.record({
    rows: fc
      .tuple(taken, added, fc.boolean())
      .map(([base, more, isFirst]) => (isFirst ? [...more, ...base] : [...base, ...more])),
    broken: fc.option(row, { nil: undefined, freq: 2 }),
  });
}

const names = Object.keys(columns) as (keyof typeof columns)[];

export const faultyFeeds: fc.Arbitrary<FaultyFeed> = fc.record(
  Object.fromEntries(names.map((name) => [name, tableOf(name)])) as Record<
    keyof typeof columns,
    fc.Arbitrary<FaultyTable>
  >,
);

export function writeFaultyFeed(feed: FaultyFeed): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, writeTable(name, feed[name])]));
}

function writeTable(name: keyof typeof columns, { rows, broken }: FaultyTable): string {
  const header = Object.keys(columns[name]);
  const lines = rows.map((row) => header.map((column) => row[column] ?? '').join(','));
  const last = header.slice(0, -1).map((column) => broken?.[column] ?? '');
  // Blank lines are no rows, wherever they stand.
  return [header.join(','), '', ...lines, ' ', ...(broken ? [[...last, '"open'].join(',')] : []), ''].join(
    '\n',
  );
}
