import type { ServiceDate } from '#lib/time/service-date.ts';
import type { AddedCall } from '../realtime/live-state.ts';
import { positionOfCall, timeOfCall, tripOfCall, type Call } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import { isAlightingOnly, type Timetable } from '../timetable/timetable.ts';
import type { Departure } from './departure-board.ts';

/** What real time makes of a planned call. */
export interface LiveCall {
  /** ms */
  readonly expectedAt: number;
  readonly isLive: boolean;
  readonly isCancelled: boolean;
  readonly isSkipped: boolean;
}

export function makeDeparture(
  { timetable, clock }: Edition,
  call: Call,
  date: ServiceDate,
  live?: LiveCall,
): Departure {
  const trip = tripOfCall(call);
  const position = positionOfCall(call);
  const pattern = timetable.tripPattern[trip] as number;
  const scheduledAt = clock.toInstant(date, timeOfCall(call));
  return {
    tripId: timetable.tripId(trip),
    trip,
    date,
    scheduledAt,
    expectedAt: live?.expectedAt ?? scheduledAt,
    isLive: live?.isLive ?? false,
    isCancelled: live?.isCancelled ?? false,
    isSkipped: live?.isSkipped ?? false,
    isAlightingOnly: isAlightingOnly(timetable, pattern, position),
    headsign: headsignAt(timetable, trip, pattern, position),
  };
}

/** A bus the timetable does not know is on time by definition. */
export function makeAddedDeparture({ clock }: Edition, added: AddedCall): Departure {
  return {
    tripId: added.tripId,
    trip: -1,
    date: clock.dateAt(added.departsAt),
    scheduledAt: added.departsAt,
    expectedAt: added.departsAt,
    isLive: true,
    isCancelled: false,
    isSkipped: false,
    isAlightingOnly: added.isAlightingOnly,
    headsign: added.headsign,
  };
}

/** What the bus shows at this stop: the stop's own headsign before the trip's. */
function headsignAt(timetable: Timetable, trip: number, pattern: number, position: number): string {
  const { patternHeadsign, patternOffset, tripHeadsign, headsigns } = timetable;
  const own = patternHeadsign[(patternOffset[pattern] as number) + position] ?? -1;
  return headsigns[own >= 0 ? own : (tripHeadsign[trip] as number)] ?? '';
}
