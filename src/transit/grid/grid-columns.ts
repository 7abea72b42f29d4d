import type { GridRows, GridVariant } from './grid-rows.ts';
import type { Timetable } from '../timetable/timetable.ts';

export interface GridColumns {
  readonly trips: Uint32Array;
  readonly columnVariant: Uint16Array;
}

/**
 * Trips from left to right. All are sorted by when they would leave the top of the grid, then each moves to the left
 * of those that it leaves before at the first stop they share: times along a row grow wherever a single order of
 * columns lets them.
 */
export function orderColumns(
  timetable: Timetable,
  { variants, meetings }: GridRows,
  running: readonly { readonly trips: readonly number[] }[],
): GridColumns {
  let width = 0;
  for (const { trips } of running) width += trips.length;
  const trips = new Uint32Array(width);
  const columnVariant = new Uint16Array(width);
  const tops = new Int32Array(width);
  let column = 0;
  for (let variant = 0; variant < running.length; variant += 1) {
    const { lead } = variants[variant] as GridVariant;
    for (const trip of running[variant]?.trips ?? []) {
      trips[column] = trip;
      columnVariant[column] = variant;
      tops[column] = (timetable.tripStart[trip] as number) - lead;
      column += 1;
    }
  }
  sortByTop(trips, columnVariant, tops);
  if (variants.length > 1) settle(timetable, variants.length, meetings, trips, columnVariant);
  return { trips, columnVariant };
}

/** Equal times in the order of trips. The trips of one pattern and service are in order already. */
function sortByTop(trips: Uint32Array, columnVariant: Uint16Array, tops: Int32Array): void {
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
  const [oldTrips, oldVariants] = [trips.slice(), columnVariant.slice()];
  for (column = 0; column < width; column += 1) {
    trips[column] = oldTrips[order[column] as number] as number;
    columnVariant[column] = oldVariants[order[column] as number] as number;
  }
}

/** An insertion sort: it ends whatever the pairs say, and leaves columns in order as they are. */
function settle(
  { tripStart, tripProfile, profileOffset, profileDeparture }: Timetable,
  variants: number,
  meetings: Int32Array,
  trips: Uint32Array,
  columnVariant: Uint16Array,
): void {
  const timeAtPosition = (trip: number, position: number) =>
    (tripStart[trip] as number) +
    (profileDeparture[(profileOffset[tripProfile[trip] as number] as number) + position] as number);
  for (let column = 1; column < trips.length; column += 1) {
    const trip = trips[column] as number;
    const variant = columnVariant[column] as number;
    let to = column;
    while (to > 0) {
      const left = trips[to - 1] as number;
      const leftVariant = columnVariant[to - 1] as number;
      const position = meetings[variant * variants + leftVariant] as number;
      if (position < 0) break;
      const time = timeAtPosition(trip, position);
      const leftTime = timeAtPosition(left, meetings[leftVariant * variants + variant] as number);
      if (time > leftTime || (time === leftTime && trip > left)) break;
      trips[to] = left;
      columnVariant[to] = leftVariant;
      to -= 1;
    }
    trips[to] = trip;
    columnVariant[to] = variant;
  }
}
