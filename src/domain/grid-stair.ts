/** Where something of a timetable stands: a row is a stop, a column a trip. */
type IsPassed = (row: number, column: number) => boolean;

/** The sides of a cell along which the line runs that parts what has passed from what is to come. */
export interface StairSides {
  readonly left: boolean;
  readonly top: boolean;
}

/**
 * Which rows of a trip lie behind its bus at a moment, told in whole minutes: what leaves in the running minute is
 * still to come. Where it does not stop, the next stop of the trip decides, after its end the last one.
 */
export function passedRows(times: readonly (number | null)[], nowS: number): boolean[] {
  const nowMinute = Math.floor(nowS / 60);
  const passed: boolean[] = [];
  let below: boolean | undefined;
  for (const time of times.toReversed()) {
    if (time !== null) below = Math.floor(time / 60) < nowMinute;
    passed.unshift(below ?? isOver(times, nowMinute));
  }
  return passed;
}

function isOver(times: readonly (number | null)[], nowMinute: number): boolean {
  const last = times.findLast((time) => time !== null);
  return last !== undefined && last !== null && Math.floor(last / 60) < nowMinute;
}

/** The stair of now at one cell: it runs to the left of what is to come, and over it. */
export function stairAt(isPassed: IsPassed, row: number, column: number): StairSides {
  if (isPassed(row, column)) return { left: false, top: false };
  return {
    left: column > 0 && isPassed(row, column - 1),
    top: row > 0 && isPassed(row - 1, column),
  };
}
