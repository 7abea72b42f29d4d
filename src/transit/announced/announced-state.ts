import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Edition } from '../timetable/edition.ts';
import { listTripsOfPattern } from '../timetable/patterns.ts';
import { patternsAt } from '../timetable/stop-visits.ts';
import { callTimeAt, startOfTrip, stopsOfTrip } from '../timetable/trips.ts';
import type { AnnouncedChange, AnnouncedTrip } from './announced-change.ts';

/** What was announced, against one edition of the timetable. A value: another announcement makes a new one. */
export interface AnnouncedState {
  /** The lines whose trips may be touched. */
  readonly lines: readonly number[];
  /** Undefined where nothing is announced of the trip on that date. */
  findTrip(trip: number, date: ServiceDate): AnnouncedTrip | undefined;
  /** The trips of a date that do not run. */
  listCancelled(date: ServiceDate): readonly number[];
}

export const nothingAnnounced: AnnouncedState = {
  lines: [],
  findTrip: () => undefined,
  listCancelled: () => [],
};

/** Trips that are remembered: more than a day of a large network has on its touched lines. */
const mostRemembered = 20_000;

export function readAnnounced(edition: Edition, changes: readonly AnnouncedChange[]): AnnouncedState {
  if (changes.length === 0) return nothingAnnounced;
  const byLine = new Map<number, AnnouncedChange[]>();
  for (const change of changes) {
    for (const line of linesOf(edition, change)) {
      const own = byLine.get(line);
      if (own) own.push(change);
      else byLine.set(line, [change]);
    }
  }
  const known = new Map<string, AnnouncedTrip | undefined>();
  const findTrip: AnnouncedState['findTrip'] = (trip, date) => {
    const direction = edition.directionOfTrip(trip);
    const own = byLine.get(direction.line);
    if (!own) return undefined;
    const key = `${trip} ${date}`;
    if (known.has(key)) return known.get(key);
    if (known.size >= mostRemembered) known.clear();
    const about = own.filter((change) => isAbout(change, trip, direction));
    const found = about.length === 0 ? undefined : describe(edition, { trip, date }, about);
    known.set(key, found);
    return found;
  };
  return {
    lines: [...byLine.keys()],
    findTrip,
    listCancelled: (date) =>
      [...byLine]
        .filter(([, own]) => own.some(({ kind }) => kind === 'cancels-trips'))
        .flatMap(([line]) => tripsOfLine(edition, line, date))
        .filter((trip) => findTrip(trip, date)?.isCancelled),
  };
}

function tripsOfLine({ timetable, directions }: Edition, line: number, date: ServiceDate): number[] {
  const patterns = (directions[line] ?? []).flatMap((direction) => [...direction.patterns]);
  return patterns.flatMap((pattern) => [...listTripsOfPattern(timetable, pattern, date)]);
}

/** The lines whose trips may be touched. */
function linesOf(edition: Edition, { lines, stops, trips }: AnnouncedChange): ReadonlySet<number> {
  if (lines.length > 0) return new Set(lines.map(({ line }) => line));
  const patterns = stops.flatMap(({ stop }) => [...patternsAt(edition.timetable, stop)]);
  return new Set([
    ...patterns.map((pattern) => edition.directionOfPattern(pattern).line),
    ...trips.map((trip) => edition.directionOfTrip(trip).line),
  ]);
}

function isAbout(
  { lines, trips }: AnnouncedChange,
  trip: number,
  direction: { readonly line: number; readonly code: string },
): boolean {
  const isOfLine = ({ line, direction: code }: AnnouncedChange['lines'][number]) =>
    line === direction.line && (code === undefined || code === direction.code);
  return (lines.length === 0 || lines.some(isOfLine)) && (trips.length === 0 || trips.includes(trip));
}

interface DatedTrip {
  readonly trip: number;
  readonly date: ServiceDate;
}

function describe(
  { timetable }: Edition,
  { trip, date }: DatedTrip,
  changes: readonly AnnouncedChange[],
): AnnouncedTrip | undefined {
  const stops = stopsOfTrip(timetable, trip);
  const holding = new Set<AnnouncedChange>();
  const instead = new Map<number, number>();
  let cancelledBy: string | undefined;
  let skipped: Uint8Array | undefined;
  let minutes: Uint16Array | undefined;

  function take(change: AnnouncedChange, position: number): void {
    holding.add(change);
    if (change.kind === 'delays-trips') {
      minutes ??= new Uint16Array(stops.length);
      minutes[position] = Math.max(minutes[position] ?? 0, change.minutes ?? 0);
      return;
    }
    (skipped ??= new Uint8Array(stops.length))[position] = 1;
    const other = change.stops.find(({ stop }) => stop === stops[position])?.instead;
    if (other !== undefined) instead.set(position, other);
  }

  for (const change of changes) {
    if (change.kind === 'cancels-trips') {
      if (!change.holds(date, startOfTrip(timetable, trip))) continue;
      cancelledBy ??= change.id;
      holding.add(change);
      continue;
    }
    for (const [position, stop] of stops.entries()) {
      const isFelt = change.kind === 'delays-trips' || change.stops.some((passed) => passed.stop === stop);
      if (isFelt && change.holds(date, callTimeAt(timetable, trip, position))) take(change, position);
    }
  }
  if (holding.size === 0) return undefined;
  return {
    isCancelled: cancelledBy !== undefined,
    cancelledBy,
    skipped,
    instead,
    minutes,
    ids: [...new Set([...holding].map(({ id }) => id))],
    announcedAt: Math.max(...[...holding].map(({ announcedAt }) => announcedAt)),
  };
}
