import { parseServiceDate } from '#lib/time/service-date.ts';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { importFeed } from '#transit/gtfs/import-feed.ts';
import { timeOfCall, tripOfCall } from '#transit/timetable/call.ts';
import { createEdition, type Edition, type OperatorRules } from '#transit/timetable/edition.ts';
import { listStopDay } from '#transit/timetable/stop-day.ts';
import { openTimetable, type Timetable } from '#transit/timetable/timetable.ts';

export const testRules: OperatorRules = {
  timeZone: 'America/New_York',
  serviceDayStartsAtHour: 4,
  serviceTypes: [],
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

export function editionOf(files: FeedFiles, rules: Partial<OperatorRules> = {}): Edition {
  return createEdition(timetableOf(files), { ...testRules, ...rules });
}

/** What the import counted: `{ 'stop-unknown': 2 }`. */
export function faultsOf({ summary }: Timetable): Record<string, number> {
  return Object.fromEntries(summary.faults.map(({ code, count }) => [code, count]));
}

/** The departures of a stop on a day such as `20261116`: `['08:00:00 T1']`. */
export function departuresAt(timetable: Timetable, stopId: string, day: string): string[] {
  const calls = listStopDay(timetable, timetable.findStopId(stopId), parseServiceDate(day) ?? Number.NaN);
  return [...calls].map(
    (call) => `${formatServiceTime(timeOfCall(call))} ${timetable.tripId(tripOfCall(call))}`,
  );
}

/** Every trip with its stops and departures: `{ T1: ['S1 08:00:00', 'S2 08:10:00'] }`. */
export function tripsOf(timetable: Timetable): Record<string, string[]> {
  const { patternOffset, patternStop, profileOffset, profileDeparture, stops } = timetable;
  return Object.fromEntries(
    [...timetable.tripPattern].map((pattern, trip) => {
      const from = patternOffset[pattern] as number;
      const cells = profileOffset[timetable.tripProfile[trip] as number] as number;
      const calls = [...patternStop.subarray(from, patternOffset[pattern + 1])].map((stop, place) => {
        const seconds = (timetable.tripStart[trip] as number) + (profileDeparture[cells + place] as number);
        return `${stops[stop]?.id ?? ''} ${formatServiceTime(seconds)}`;
      });
      return [timetable.tripId(trip), calls];
    }),
  );
}
