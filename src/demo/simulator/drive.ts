import { departureAt, type Edition, stopsOfTrip } from '#transit/index.ts';
import { traceOf } from './trace.ts';

/** 72 km/h: no bus is ever faster, and none takes less than this share of its planned time to the next stop. */
const mostMetresPerSecond = 20;
const leastShare = 0.6;

/** Seconds after its planned start at which a trip is planned at each position. */
export function plannedTimes({ timetable }: Edition, trip: number): Int32Array {
  const start = departureAt(timetable, trip, 0);
  const { length } = stopsOfTrip(timetable, trip);
  return Int32Array.from({ length }, (_, position) => departureAt(timetable, trip, position) - start);
}

/** Seconds that a bus needs to each position from the one before it, whatever the plan wants; 0 for the first. */
export function shortestLegs(edition: Edition, trip: number, planned: Int32Array): Int32Array {
  const { stopMetres } = traceOf(edition, trip);
  return planned.map((time, position) => {
    if (position === 0) return 0;
    const metres = (stopMetres[position] as number) - (stopMetres[position - 1] as number);
    const share = (time - (planned[position - 1] as number)) * leastShare;
    return Math.max(1, Math.ceil(metres / mostMetresPerSecond), Math.ceil(share));
  });
}
