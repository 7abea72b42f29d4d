import { createHash } from 'node:crypto';
import type { ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceSeconds } from '#lib/time/service-time.ts';
import { buildGrid, readColumn, type TimetableGrid } from '../grid/grid.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { listAlong } from '../timetable/access.ts';
import { Remembered } from '../timetable/remembered.ts';
import { listServicesOn } from '../timetable/services.ts';
import { frequencyAt, headsignAt, startOfTrip } from '../timetable/trips.ts';

interface DirectionDayQuestion {
  readonly direction: LineDirection;
  readonly date: ServiceDate;
}

/** A direction of a line on one day, in a few words. */
export interface DirectionDay {
  readonly trips: number;
  /** When its first and its last trip leave their first stops; undefined where none runs. */
  readonly firstStart: ServiceSeconds | undefined;
  readonly lastStart: ServiceSeconds | undefined;
  /**
   * The same for any two feeds that print the same sheet for this direction on this day: the stops, the times, where
   * trips go and what the notes say. A sheet or a copy that carries another one is out of date.
   */
  readonly fingerprint: string;
}

/** By the services, and by the trips: most days of a period run the same ones, and a calendar asks for all of them. */
const daysOfServices = new Remembered<Edition, string, DirectionDay>(4096);
const daysOfTrips = new Remembered<Edition, string, DirectionDay>(2048);
const fingerprintLetters = 16;

export function describeDirectionDay(edition: Edition, question: DirectionDayQuestion): DirectionDay {
  const { line, directionId } = question.direction;
  const services = listServicesOn(edition.timetable, question.date).join();
  return daysOfServices.get(edition, `${line} ${directionId} ${services}`, () => {
    const grid = buildGrid(edition, question);
    const key = `${line} ${directionId} ${grid.trips.join(' ')}`;
    return daysOfTrips.get(edition, key, () => describeGrid(edition, grid));
  });
}

function describeGrid(edition: Edition, grid: TimetableGrid): DirectionDay {
  const starts = Array.from(grid.trips).flatMap((trip) => startsOf(edition, trip));
  return {
    trips: starts.length,
    firstStart: starts.length === 0 ? undefined : Math.min(...starts),
    lastStart: starts.length === 0 ? undefined : Math.max(...starts),
    fingerprint: fingerprintOf(edition, grid),
  };
}

/** One that stands for a bus every so often is as many trips as leave in its time. */
function startsOf({ timetable }: Edition, trip: number): ServiceSeconds[] {
  const frequency = frequencyAt(timetable, trip, 0);
  const start = startOfTrip(timetable, trip);
  if (!frequency) return [start];
  const { until, everySeconds } = frequency;
  return Array.from(
    { length: Math.ceil((until - start) / everySeconds) },
    (_, at) => start + at * everySeconds,
  );
}

function fingerprintOf(edition: Edition, grid: TimetableGrid): string {
  const { timetable } = edition;
  const stopOf = (stop: number) => timetable.stops[stop];
  const stops = Array.from(grid.rows, (stop) => [stopOf(stop)?.code, stopOf(stop)?.name]);
  const trips = Array.from(grid.trips, (_, column) => {
    const { trip, times, alightingOnly, approximate, onRequest, notes } = readColumn(edition, grid, column);
    const signs = notes.map((note) =>
      note.kind === 'every'
        ? [note.kind, note.everySeconds, note.from, note.until]
        : [note.kind, ('stop' in note ? [note.stop] : note.stops).map((stop) => stopOf(stop)?.code)],
    );
    const along = listAlong(timetable, trip);
    // What hardly any feed says adds nothing where it is not said, so that prints made before stay good.
    const asking = onRequest.length > 0 || along.length > 0 ? [onRequest, along] : [];
    return [headsignAt(timetable, trip), times, alightingOnly, approximate, signs, ...asking];
  });
  const { number, name } = timetable.lines[grid.direction.line] ?? {};
  const sheet = JSON.stringify([number, name, grid.direction.name, stops, trips]);
  return createHash('sha256').update(sheet).digest('hex').slice(0, fingerprintLetters);
}
