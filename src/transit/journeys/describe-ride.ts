import { delayAt } from '../realtime/live-state.ts';
import { onRequestAt, type OnRequest } from '../timetable/access.ts';
import { isApproximate } from '../timetable/patterns.ts';
import {
  arrivalAt,
  departureAt,
  frequencyAt,
  hasApproximateTimes,
  headsignAt,
  isTripAccessible,
  patternOfTrip,
  stopsOfTrip,
} from '../timetable/trips.ts';
import type { RideLeg } from './journey.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { JourneyView } from './network.ts';

/** A stop of a ride; instants are milliseconds. */
export interface RideCall {
  readonly stop: number;
  readonly arriveAt: number;
  readonly departAt: number;
  readonly plannedArriveAt: number;
  readonly plannedDepartAt: number;
  /** The bus passes without stopping. */
  readonly isSkipped: boolean;
}

/** What riders want to know of a ride. */
export interface RideFacts {
  readonly line: number;
  readonly headsign: string;
  /** From where it is boarded to where it is left, both among them. */
  readonly calls: readonly RideCall[];
  /** The bus is followed: its expected times are live. */
  readonly isLive: boolean;
  readonly isCancelled: boolean;
  /** The feed gives no exact time where it is boarded. */
  readonly isApproximate: boolean;
  /** How often a bus comes where it is boarded, where nothing else is known; a bus that is followed has a time. */
  readonly everySeconds: number | undefined;
  /** Whom to ask to board it, and to be let off. */
  readonly onRequest: OnRequest | undefined;
  /** Undefined when the feed does not say. */
  readonly accessible: boolean | undefined;
}

export function describeRide(
  { edition, live, now }: JourneyView,
  { trip, date, boarding, alighting }: RideLeg,
): RideFacts {
  const { timetable, clock } = edition;
  const pattern = patternOfTrip(timetable, trip);
  const told = live.findTrip(trip, date, now);
  const stops = stopsOfTrip(timetable, trip);
  const calls: RideCall[] = [];
  for (let position = boarding; position <= alighting; position += 1) {
    const lateMs = (told ? (delayAt(told, position) ?? 0) : 0) * 1000;
    const plannedArriveAt = clock.toInstant(date, arrivalAt(timetable, trip, position));
    const plannedDepartAt = clock.toInstant(date, departureAt(timetable, trip, position));
    calls.push({
      stop: stops[position] as number,
      arriveAt: plannedArriveAt + lateMs,
      departAt: plannedDepartAt + lateMs,
      plannedArriveAt,
      plannedDepartAt,
      isSkipped: told?.skipped?.[position] === 1,
    });
  }
  const isLive = told !== undefined && delayAt(told, boarding) !== undefined;
  return {
    line: edition.directionOfTrip(trip).line,
    headsign: headsignAt(timetable, trip, boarding),
    calls,
    isLive,
    isCancelled: told?.isCancelled === true,
    isApproximate: hasApproximateTimes(timetable, trip) || isApproximate(timetable, pattern, boarding),
    everySeconds: isLive ? undefined : frequencyAt(timetable, trip, boarding)?.everySeconds,
    onRequest: requestOfRide(timetable, { trip, boarding, alighting }),
    accessible: isTripAccessible(timetable, trip),
  };
}

function requestOfRide(
  timetable: Timetable,
  { trip, boarding: on, alighting: off }: Pick<RideLeg, 'trip' | 'boarding' | 'alighting'>,
): OnRequest | undefined {
  const boarding = onRequestAt(timetable, trip, on)?.boarding;
  const alighting = onRequestAt(timetable, trip, off)?.alighting;
  if (!boarding && !alighting) return undefined;
  return { ...(boarding && { boarding }), ...(alighting && { alighting }) };
}
