import type { ServiceDate } from '#lib/time/service-date.ts';
import type { AddedCall, LiveVehicle } from '../realtime/live-state.ts';
import { isAlightingOnly, isApproximate } from '../timetable/patterns.ts';
import { callTimeAt, hasApproximateTimes, isTripOn, patternOfTrip, stopsOfTrip } from '../timetable/trips.ts';
import type { BoardView } from './departure-board.ts';
import { asPlanned, readLiveCall, type LiveCall } from './live-call.ts';

/** A trip at one of its stops: it leaves there, or arrives at its last one. */
export interface TripCall extends LiveCall {
  readonly stop: number;
  /** ms */
  readonly scheduledAt: number;
  readonly isPassed: boolean;
  readonly isAlightingOnly: boolean;
  /** The feed gives no exact time here. */
  readonly isApproximate: boolean;
}

interface TripQuestion {
  readonly tripId: string;
  readonly date: ServiceDate;
  /** Estimates where there are any; otherwise the plan alone. */
  readonly withEstimates: boolean;
  readonly vehicle?: LiveVehicle | undefined;
}

/** All stops of a trip in order, one that real time added among them; none when no such trip runs that day. */
export function listTripCalls(view: BoardView, question: TripQuestion): readonly TripCall[] {
  const { edition, live, now } = view;
  const { timetable, clock } = edition;
  const { tripId, date, withEstimates, vehicle } = question;
  const trip = timetable.findTrip(tripId);
  if (trip < 0) return withEstimates ? listAddedTripCalls(view, { tripId, date }) : [];
  if (!isTripOn(timetable, trip, date)) return [];
  const known = withEstimates ? live.findTrip(trip, date, now) : undefined;
  const pattern = patternOfTrip(timetable, trip);
  const isByFrequency = hasApproximateTimes(timetable, trip);
  return Array.from(stopsOfTrip(timetable, trip), (stop, position) => {
    const scheduledAt = clock.toInstant(date, callTimeAt(timetable, trip, position));
    const told = known ? readLiveCall(known, position, scheduledAt) : asPlanned(scheduledAt);
    return {
      ...told,
      stop,
      scheduledAt,
      isPassed: vehicle?.position === undefined ? told.expectedAt < now : position < vehicle.position,
      isAlightingOnly: isAlightingOnly(timetable, pattern, position),
      isApproximate: isByFrequency || isApproximate(timetable, pattern, position),
    };
  });
}

/** Boards give each call of an added trip the date of its own day: any of them names the trip. */
function listAddedTripCalls(
  { edition: { clock }, live, now }: BoardView,
  { tripId, date }: Pick<TripQuestion, 'tripId' | 'date'>,
): readonly TripCall[] {
  const added = live.findAddedTrip(tripId, now);
  return added.some(({ departsAt }) => clock.dateAt(departsAt) === date)
    ? added.map((call) => describeAdded(call, now))
    : [];
}

function describeAdded({ stop, departsAt, reportedAt, ...call }: AddedCall, now: number): TripCall {
  return {
    ...asPlanned(departsAt),
    isLive: true,
    reportedAt,
    stop,
    scheduledAt: departsAt,
    isPassed: departsAt < now,
    isAlightingOnly: call.isAlightingOnly,
    isApproximate: false,
  };
}
