import type { ServiceDate } from '#lib/time/service-date.ts';
import { delayAt, type LiveVehicle } from '../realtime/live-state.ts';
import { callTimeAt, isTripOn, stopsOfTrip } from '../timetable/trips.ts';
import type { BoardView } from './departure-board.ts';

/** A trip at one of its stops. */
export interface TripCall {
  readonly stop: number;
  /** When it leaves there, or arrives at its last stop (ms). */
  readonly at: number;
  readonly isLive: boolean;
  readonly isPassed: boolean;
}

interface TripQuestion {
  readonly tripId: string;
  readonly date: ServiceDate;
  /** Estimates where there are any; otherwise the plan alone. */
  readonly withEstimates: boolean;
  readonly vehicle?: LiveVehicle;
}

/** All stops of a trip in order; none when the trip does not run that day. */
export function listTripCalls(
  { edition: { timetable, clock }, live, now }: BoardView,
  { tripId, date, withEstimates, vehicle }: TripQuestion,
): TripCall[] {
  const trip = timetable.findTrip(tripId);
  if (trip < 0 || !isTripOn(timetable, trip, date)) return [];
  const known = withEstimates ? live.findTrip(trip, date, now) : undefined;
  return Array.from(stopsOfTrip(timetable, trip), (stop, position) => {
    const delay = known && delayAt(known, position);
    const at = clock.toInstant(date, callTimeAt(timetable, trip, position) + (delay ?? 0));
    const isPassed = vehicle?.position === undefined ? at < now : position < vehicle.position;
    return { stop, at, isLive: delay !== undefined, isPassed };
  });
}
