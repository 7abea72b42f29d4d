import type { ServiceDate } from '#lib/time/service-date.ts';
import { delayAt, type LiveVehicle } from '../realtime/live-state.ts';
import type { BoardView } from './board-view.ts';

/** A trip at one of its stops. */
export interface TripCall {
  readonly stop: number;
  /** ms */
  readonly at: number;
  readonly isLive: boolean;
  readonly isPassed: boolean;
}

export interface TripQuestion {
  readonly tripId: string;
  readonly date: ServiceDate;
  /** Estimates where there are any; otherwise the plan alone. */
  readonly isLive: boolean;
  readonly vehicle?: LiveVehicle;
}

/** All stops of a trip in order; none when the trip does not run that day. */
export function listTripCalls(
  { edition: { timetable, clock }, live, now }: BoardView,
  { tripId, date, isLive, vehicle }: TripQuestion,
): TripCall[] {
  const trip = timetable.findTrip(tripId);
  if (trip < 0 || timetable.servicesOn(date)[timetable.tripService[trip] as number] !== 1) return [];
  const pattern = timetable.tripPattern[trip] as number;
  const profile = timetable.profileOffset[timetable.tripProfile[trip] as number] as number;
  const first = timetable.patternOffset[pattern] as number;
  const length = (timetable.patternOffset[pattern + 1] as number) - first;
  const known = isLive ? live.findTrip(trip, date, now) : undefined;
  return Array.from({ length }, (_, position) => {
    const seconds =
      (timetable.tripStart[trip] as number) + (timetable.profileDeparture[profile + position] as number);
    const delay = known && delayAt(known, position);
    const at = clock.toInstant(date, seconds + (delay ?? 0));
    return {
      stop: timetable.patternStop[first + position] as number,
      at,
      isLive: delay !== undefined,
      isPassed: vehicle?.position === undefined ? at < now : position < vehicle.position,
    };
  });
}
