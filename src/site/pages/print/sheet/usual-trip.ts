import type { GridTrip, TimetableGrid } from '#domain/timetable.ts';
import type { StripStop } from './sheet-model.ts';

const noon = 12 * 3600;

/** The trip that minutes are read from: one that serves the most stops, the nearest to noon. */
export function usualTrip({ trips }: TimetableGrid): GridTrip | undefined {
  const served = trips.map(({ times }) => times.filter((time) => time !== null).length);
  const most = Math.max(0, ...served);
  const whole = trips.filter((_, place) => served[place] === most);
  const startOf = ({ times }: GridTrip) => times.find((time) => time !== null) ?? 0;
  return whole.toSorted((one, two) => Math.abs(startOf(one) - noon) - Math.abs(startOf(two) - noon))[0];
}

/** Minutes from its first stop to each row; undefined where it does not stop. */
export function minutesAlong(trip: GridTrip | undefined, fromRow = 0): (number | undefined)[] {
  const start = trip?.times.find((time, row) => time !== null && row >= fromRow) ?? 0;
  return (trip?.times ?? []).map((time) =>
    time === null || time < start ? undefined : Math.round((time - start) / 60),
  );
}

/** The quickest and the slowest of the trips that go from the first row to the last. */
export function minutesRange({ trips }: TimetableGrid): readonly [number, number] | undefined {
  const lasting = trips.flatMap(({ times }) => {
    const [first, last] = [times[0], times.at(-1)];
    return first === null || first === undefined || last === null || last === undefined
      ? []
      : Math.floor((last - first) / 60);
  });
  return lasting.length === 0 ? undefined : [Math.min(...lasting), Math.max(...lasting)];
}

/** The stops of a grid on the drawn line, from a row on. */
export function stripOf(grid: TimetableGrid, mainRows: readonly number[], fromRow = 0): StripStop[] {
  const minutes = minutesAlong(usualTrip(grid), fromRow);
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
