import { timeAt, type PrintGrid } from '#domain/line-print.ts';
import type { StripStop } from './sheet-model.ts';

const noon = 12 * 3600;

/** The trip that minutes are read from, by its place: one that serves the most stops, the nearest to noon. */
export function usualTrip(grid: PrintGrid): number {
  const height = grid.stops.length;
  let best = { trip: -1, served: 0, fromNoon: 0 };
  for (let trip = 0; trip < grid.trips.length; trip += 1) {
    let [served, start] = [0, -1];
    for (let row = 0; row < height; row += 1) {
      const time = timeAt(grid, row, trip);
      if (time < 0) continue;
      if (served === 0) start = time;
      served += 1;
    }
    const fromNoon = Math.abs(start - noon);
    if (served > best.served || (served === best.served && fromNoon < best.fromNoon))
      best = { trip, served, fromNoon };
  }
  return best.trip;
}

/** Minutes of a trip from its first stop to each row; undefined where it does not stop. */
export function minutesAlong(grid: PrintGrid, trip: number, fromRow = 0): (number | undefined)[] {
  const times = grid.stops.map((_, row) => (trip < 0 ? -1 : timeAt(grid, row, trip)));
  const start = times.find((time, row) => time >= 0 && row >= fromRow) ?? 0;
  return times.map((time) => (time < 0 || time < start ? undefined : Math.round((time - start) / 60)));
}

/** The quickest and the slowest of the trips that go from the first row to the last. */
export function minutesRange(grid: PrintGrid): readonly [number, number] | undefined {
  const lasting = grid.trips.flatMap((_, trip) => {
    const [first, last] = [timeAt(grid, 0, trip), timeAt(grid, grid.stops.length - 1, trip)];
    return first < 0 || last < 0 ? [] : Math.floor((last - first) / 60);
  });
  return lasting.length === 0 ? undefined : [Math.min(...lasting), Math.max(...lasting)];
}

/** The stops of a grid on the drawn line, from a row on. */
export function stripOf(grid: PrintGrid, mainRows: readonly number[], fromRow = 0): StripStop[] {
  const minutes = minutesAlong(grid, usualTrip(grid), fromRow);
  const last = grid.stops.length - 1;
  return grid.stops.flatMap(({ code, name, isAccessible }, row) =>
    row < fromRow
      ? []
      : {
          code,
          name,
          isAccessible,
          isMain: row === fromRow || row === last || mainRows.includes(row),
          minutes: minutes[row],
        },
  );
}
