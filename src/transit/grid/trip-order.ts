import type { Timetable } from '../timetable/timetable.ts';
import { callTimeAt, startOfTrip } from '../timetable/trips.ts';
import type { GridRows, GridVariant } from './grid-rows.ts';

/** The trips of a grid from left to right, and the variant of each. */
export interface TripOrder {
  readonly trips: Uint32Array;
  readonly tripVariant: Uint16Array;
}

/**
 * Trips from left to right. All are sorted by when they would leave the top of the grid, then each moves to the left
 * of those that it leaves before at the first stop they share: times along a row grow wherever a single order of
 * columns lets them.
 */
export function orderTrips(
  timetable: Timetable,
  rows: GridRows,
  running: readonly { readonly trips: readonly number[] }[],
): TripOrder {
  let width = 0;
  for (const { trips } of running) width += trips.length;
  const order = { trips: new Uint32Array(width), tripVariant: new Uint16Array(width) };
  const tops = new Int32Array(width);
  let column = 0;
  for (let variant = 0; variant < running.length; variant += 1) {
    const { lead } = rows.variants[variant] as GridVariant;
    for (const trip of running[variant]?.trips ?? []) {
      order.trips[column] = trip;
      order.tripVariant[column] = variant;
      tops[column] = startOfTrip(timetable, trip) - lead;
      column += 1;
    }
  }
  sortByTop(order, tops);
  if (rows.variants.length > 1) settle(timetable, rows, order);
  return order;
}

/** Equal times in the order of trips. The trips of one pattern and service are in order already. */
function sortByTop({ trips, tripVariant }: TripOrder, tops: Int32Array): void {
  const width = trips.length;
  const isBefore = (one: number, two: number) =>
    (tops[one] as number) < (tops[two] as number) ||
    (tops[one] === tops[two] && (trips[one] as number) < (trips[two] as number));
  let column = 1;
  while (column < width && isBefore(column - 1, column)) column += 1;
  if (column >= width) return;
  const order = new Uint32Array(width);
  for (column = 0; column < width; column += 1) order[column] = column;
  order.sort((one, two) => (isBefore(one, two) ? -1 : 1));
  const [oldTrips, oldVariants] = [trips.slice(), tripVariant.slice()];
  for (column = 0; column < width; column += 1) {
    trips[column] = oldTrips[order[column] as number] as number;
    tripVariant[column] = oldVariants[order[column] as number] as number;
  }
}

/** Pairwise order may be circular; an insertion sort still ends, and leaves columns that are in order as they are. */
function settle(
  timetable: Timetable,
  { variants, meetings }: GridRows,
  { trips, tripVariant }: TripOrder,
): void {
  for (let column = 1; column < trips.length; column += 1) {
    const trip = trips[column] as number;
    const variant = tripVariant[column] as number;
    let to = column;
    while (to > 0) {
      const left = trips[to - 1] as number;
      const leftVariant = tripVariant[to - 1] as number;
      const position = meetings[variant * variants.length + leftVariant] as number;
      if (position < 0) break;
      const leftPosition = meetings[leftVariant * variants.length + variant] as number;
      const time = callTimeAt(timetable, trip, position);
      const leftTime = callTimeAt(timetable, left, leftPosition);
      if (time > leftTime || (time === leftTime && trip > left)) break;
      trips[to] = left;
      tripVariant[to] = leftVariant;
      to -= 1;
    }
    trips[to] = trip;
    tripVariant[to] = variant;
  }
}
