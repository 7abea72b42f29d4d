/** Where something of a timetable stands: a row is a stop, a column a trip. */
type IsPassed = (row: number, column: number) => boolean;

/** The sides of a cell along which the line runs that parts what has passed from what is to come. */
export interface StairSides {
  readonly left: boolean;
  readonly top: boolean;
}

/**
 * What of a timetable lies behind its buses at a moment, by column and row. It is told in whole minutes: what leaves in
 * the running minute is still to come. Where a trip does not stop, the trip before it decides, so that the stair has no
 * steps that no bus makes.
 */
export function passedCells(columns: readonly (readonly (number | null)[])[], nowS: number): boolean[][] {
  const nowMinute = Math.floor(nowS / 60);
  const hasPassed = (time: number) => Math.floor(time / 60) < nowMinute;
  const cells: boolean[][] = [];
  for (const times of columns) {
    const before = cells.at(-1);
    const first = times.find((time) => time !== null);
    const isOnItsWay = typeof first === 'number' && hasPassed(first);
    cells.push(times.map((time, row) => (time === null ? (before?.[row] ?? isOnItsWay) : hasPassed(time))));
  }
  return cells;
}

/** The stair of now at one cell: it runs to the left of what is to come, and over it. */
export function stairAt(isPassed: IsPassed, row: number, column: number): StairSides {
  if (isPassed(row, column)) return { left: false, top: false };
  return {
    left: column > 0 && isPassed(row, column - 1),
    top: row > 0 && isPassed(row - 1, column),
  };
}
