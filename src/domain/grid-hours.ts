import type { GridTrip } from './timetable.ts';

/** The columns of a timetable that leave within one hour of the clock. */
export interface HourBand {
  /** Counted from the start of the service day: 25 is one o’clock of the next morning. */
  readonly hour: number;
  readonly firstColumn: number;
  readonly columns: number;
  /** Where all of them follow each other at the same distance. */
  readonly everyMinutes?: number;
}

const hourS = 3600;
/** Two departures are at some distance whatever it is: a rhythm takes three. */
const fewestInRhythm = 3;

/**
 * The hours of a timetable, from left to right. A trip that begins farther along the line stands among those it meets
 * there, so its column belongs to the hour of the next one that comes from the first stop.
 */
export function hourBands(trips: readonly GridTrip[]): HourBand[] {
  const hours: number[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const trip of trips.toReversed()) {
    next = Math.min(next, Math.floor(firstTime(trip) / hourS));
    hours.unshift(next);
  }
  const starts = hours.flatMap((hour, column) => (hour === hours[column - 1] ? [] : column));
  return starts.map((firstColumn, band) => {
    const columns = (starts[band + 1] ?? trips.length) - firstColumn;
    const everyMinutes = rhythmOf(trips.slice(firstColumn, firstColumn + columns));
    return {
      hour: hours[firstColumn] ?? 0,
      firstColumn,
      columns,
      ...(everyMinutes !== undefined && { everyMinutes }),
    };
  });
}

/** When a trip leaves its own first stop, in seconds. */
export function firstTime({ times }: Pick<GridTrip, 'times'>): number {
  return times.find((time) => time !== null) ?? 0;
}

/** Minutes between departures from the first stop, where they are always the same. */
function rhythmOf(trips: readonly GridTrip[]): number | undefined {
  const minutes = trips.flatMap(({ times: [first] }) =>
    first === null || first === undefined ? [] : Math.floor(first / 60),
  );
  if (minutes.length < trips.length || minutes.length < fewestInRhythm) return undefined;
  const gaps = new Set(minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0)));
  const [gap = 0] = gaps;
  return gaps.size === 1 && gap > 0 ? gap : undefined;
}
