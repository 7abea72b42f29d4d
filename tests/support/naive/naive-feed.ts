/**
 * A feed read as a person reads it: rows of text, nothing packed, nothing remembered. It shares no code with the engine,
 * so that the two can be compared. Times are seconds, dates are `20261115`.
 */
export interface NaiveFeed {
  /** Every visit of a trip at one of the stops that were asked for. */
  readonly calls: readonly NaiveCall[];
  /** The first and the last date on which any service runs; empty texts without any. */
  readonly first: string;
  readonly last: string;
  runsOn(service: string, date: string): boolean;
}

export interface NaiveCall {
  readonly trip: string;
  readonly route: string;
  readonly direction: number;
  readonly service: string;
  readonly stop: string;
  readonly sequence: number;
  /** When riders meet it there: it leaves, or arrives at its last stop. */
  readonly seconds: number;
  /** Nobody boards: the last stop of the trip, or a stop without pickup. */
  readonly isAlightingOnly: boolean;
}

type Row = Readonly<Record<string, string>>;

interface Timed {
  readonly stop: string;
  readonly sequence: number;
  readonly arrival: number;
  readonly departure: number;
  readonly hasPickup: boolean;
}

/** `read` gives a table by its name, such as `stop_times`; only the calls at `stops` are kept. */
export function readNaively(
  read: (table: string) => string | undefined,
  stops: ReadonlySet<string>,
): NaiveFeed {
  const rows = (table: string) => rowsOf(read(table) ?? '');
  const visits = new Map<string, Timed[]>();
  const ends = new Map<string, { first: Timed; last: Timed }>();
  for (const row of rows('stop_times')) {
    const id = row['trip_id'] ?? '';
    const timed: Timed = {
      stop: row['stop_id'] ?? '',
      sequence: Number(row['stop_sequence']),
      arrival: secondsOf(row['arrival_time'] || row['departure_time']),
      departure: secondsOf(row['departure_time'] || row['arrival_time']),
      hasPickup: row['pickup_type'] !== '1',
    };
    const known = ends.get(id);
    if (!known) ends.set(id, { first: timed, last: timed });
    else if (timed.sequence > known.last.sequence) known.last = timed;
    else if (timed.sequence < known.first.sequence) known.first = timed;
    if (!stops.has(timed.stop)) continue;
    const list = visits.get(id);
    if (list) list.push(timed);
    else visits.set(id, [timed]);
  }
  const starts = readStarts(rows('frequencies'));
  const { runsOn, named, first, last } = readCalendar([...rows('calendar')], [...rows('calendar_dates')]);
  const calls = [...rows('trips')].flatMap((row): NaiveCall[] => {
    const id = row['trip_id'] ?? '';
    const service = row['service_id'] ?? '';
    const end = ends.get(id);
    if (!end || !named.has(service)) return [];
    const shifts = starts.get(id) ?? [undefined];
    return [...shifts].flatMap((start) =>
      (visits.get(id) ?? []).map((visit): NaiveCall => {
        const isLast = visit.sequence === end.last.sequence;
        const shift = start === undefined ? 0 : start - end.first.departure;
        return {
          trip: start === undefined ? id : `${id}@${timeOf(start)}`,
          route: row['route_id'] ?? '',
          direction: Number(row['direction_id']),
          service,
          stop: visit.stop,
          sequence: visit.sequence,
          seconds: (isLast ? visit.arrival : visit.departure) + shift,
          isAlightingOnly: isLast || !visit.hasPickup,
        };
      }),
    );
  });
  return { calls, first, last, runsOn };
}

/** The departures of each trip that stands for a bus every so many minutes. */
function readStarts(rows: Iterable<Row>): Map<string, Set<number>> {
  const starts = new Map<string, Set<number>>();
  for (const row of rows) {
    const id = row['trip_id'] ?? '';
    const own = starts.get(id) ?? new Set();
    starts.set(id, own);
    const end = secondsOf(row['end_time']);
    for (let at = secondsOf(row['start_time']); at < end; at += Number(row['headway_secs'])) own.add(at);
  }
  return starts;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export function readCalendar(calendar: readonly Row[], exceptions: readonly Row[]) {
  const ranges = new Map(calendar.map((row) => [row['service_id'] ?? '', row]));
  // Of two rows for one day the later one holds.
  const named = new Set([...ranges.keys(), ...exceptions.map((row) => row['service_id'] ?? '')]);
  const changed = new Map(
    exceptions.map((row) => [`${row['service_id']} ${row['date']}`, row['exception_type'] === '1']),
  );
  const runsOn = (service: string, date: string): boolean => {
    const exception = changed.get(`${service} ${date}`);
    if (exception !== undefined) return exception;
    const range = ranges.get(service);
    if (!range || date < (range['start_date'] ?? '') || date > (range['end_date'] ?? '')) return false;
    return range[weekdays[jsDate(date).getUTCDay()] ?? ''] === '1';
  };
  const dates = [
    ...calendar.flatMap((row) => daysFrom(row['start_date'] ?? '', row['end_date'] ?? '')),
    ...exceptions.map((row) => row['date'] ?? ''),
  ];
  const served = [...new Set(dates)].filter((date) => [...named].some((service) => runsOn(service, date)));
  const sorted = served.toSorted();
  return { runsOn, named, first: sorted[0] ?? '', last: sorted.at(-1) ?? '' };
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (const at = jsDate(first); days.at(-1) !== last; at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10).replaceAll('-', '');
    if (day > last) break;
    days.push(day);
  }
  return days;
}

function jsDate(date: string): Date {
  return new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`);
}

export function secondsOf(text = ''): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Each row of a table by its column names. */
export function* rowsOf(text: string): Generator<Row> {
  let names: readonly string[] | undefined;
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? undefined : end).replace(/\r$/, '');
    from = end < 0 ? text.length : end + 1;
    if (line.trim() === '') continue;
    const fields = fieldsOf(line);
    if (names) yield Object.fromEntries(names.map((name, place) => [name, fields[place] ?? '']));
    else names = fields;
  }
}

function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',').map((field) => field.trim());
  const found = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...found].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? (bare ?? '').trim());
}
