import type { Boarding, SearchSpace } from './ride-search.ts';

/** The seconds of a search between which journeys begin. */
export interface DepartureWindow {
  readonly from: number;
  readonly to: number;
}

/** A moment at which it is worth leaving, with the buses that are just caught then. */
export interface DepartureMinute {
  readonly leaveAt: number;
  readonly boardings: readonly Boarding[];
}

/**
 * The moments in a window at which it is worth leaving, the last one first: so early that a bus of a stop within reach
 * is caught, by whole minutes from the beginning of the window. Between two of them nothing changes.
 */
export function listDepartureMinutes(space: SearchSpace, { from, to }: DepartureWindow): DepartureMinute[] {
  const minutes: Boarding[][] = [];
  for (const [day, { table, offset }] of space.days.entries()) {
    const { boardingOffset, boardingLane, boardingPosition, stopOffset, timeOffset, departures } = table;
    for (const [place, { stop, seconds }] of space.start.entries()) {
      const end = boardingOffset[stop + 1] as number;
      const origin = from + seconds - offset;
      const last = to + seconds - offset;
      for (let at = boardingOffset[stop] as number; at < end; at += 1) {
        const lane = boardingLane[at] as number;
        const position = boardingPosition[at] as number;
        const length = (stopOffset[lane + 1] as number) - (stopOffset[lane] as number);
        const first = (timeOffset[lane] as number) + position;
        const after = (timeOffset[lane + 1] as number) + position;
        for (let cell = after - length; cell >= first; cell -= length) {
          const time = departures[cell] as number;
          if (time < origin) break;
          if (time >= last) continue;
          const minute = Math.floor((time - origin) / 60);
          (minutes[minute] ??= []).push({ day, lane, position, from: place });
        }
      }
    }
  }
  // Minutes without a bus are holes in the list.
  return minutes.flatMap((boardings, minute) => [{ leaveAt: from + minute * 60, boardings }]).toReversed();
}
