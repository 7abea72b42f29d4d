import { parseServiceDate } from '#lib/time/service-date.ts';
import { formatServiceTime } from '#lib/time/service-time.ts';
import {
  countTrips,
  createEdition,
  departureAt,
  importFeed,
  isTripOn,
  openTimetable,
  stopsOfTrip,
  type Edition,
  type EditionRules,
  type Timetable,
} from '#transit/index.ts';

export const testRules: EditionRules = {
  timeZone: 'America/New_York',
  serviceDayStartsAtHour: 4,
  directionCodes: { Nord: '0', Sud: '1', Est: '2', Ouest: '3' },
};

const agency = 'agency_id,agency_name,agency_url,agency_timezone\nA,RTC,https://rtc.example,America/New_York';

/** Tables by file name, with or without `.txt`. */
export type FeedFiles = Readonly<Record<string, string | Uint8Array>>;

/** The snapshot of small hand-made tables; an agency is added when there is none. */
export function snapshotOf(files: FeedFiles): ArrayBuffer {
  const contentOf = (file: string) =>
    files[file] ?? files[file.replace('.txt', '')] ?? (file === 'agency.txt' ? agency : undefined);
  const { snapshot } = importFeed({
    find: (file) => {
      const content = contentOf(file);
      return typeof content === 'string' ? Buffer.from(content) : content;
    },
  });
  return snapshot;
}

export function timetableOf(files: FeedFiles): Timetable {
  return openTimetable(snapshotOf(files));
}

export function editionOf(files: FeedFiles, rules: Partial<EditionRules> = {}): Edition {
  return createEdition(timetableOf(files), { ...testRules, ...rules });
}

/** What the import counted: `{ 'stop-unknown': 2 }`. */
export function faultsOf({ summary }: Timetable): Record<string, number> {
  return Object.fromEntries(summary.faults.map(({ code, count }) => [code, count]));
}

/** The departures of a stop on a day such as `20261116`: `['08:00:00 T1']`. */
export function departuresAt(timetable: Timetable, stopId: string, day: string): string[] {
  const date = parseServiceDate(day) ?? Number.NaN;
  const calls = tripsIn(timetable)
    .filter((trip) => isTripOn(timetable, trip, date))
    .flatMap((trip) => callsOf(timetable, trip).filter(({ stop }) => stop === stopId));
  return calls
    .toSorted((one, two) => one.seconds - two.seconds || one.trip - two.trip)
    .map(({ seconds, trip }) => `${formatServiceTime(seconds)} ${timetable.tripId(trip)}`);
}

/** Every trip with its stops and departures: `{ T1: ['S1 08:00:00', 'S2 08:10:00'] }`. */
export function tripsOf(timetable: Timetable): Record<string, string[]> {
  return Object.fromEntries(
    tripsIn(timetable).map((trip) => [
      timetable.tripId(trip),
      callsOf(timetable, trip).map(({ stop, seconds }) => `${stop} ${formatServiceTime(seconds)}`),
    ]),
  );
}

const tripsIn = (timetable: Timetable) => Array.from({ length: countTrips(timetable) }, (_, trip) => trip);

function callsOf(timetable: Timetable, trip: number) {
  return Array.from(stopsOfTrip(timetable, trip), (stop, position) => ({
    trip,
    stop: timetable.stops[stop]?.id ?? '',
    seconds: departureAt(timetable, trip, position),
  }));
}
