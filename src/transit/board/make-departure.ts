import type { AddedCall } from '../realtime/live-state.ts';
import { positionOfCall, tripOfCall } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import { isAlightingOnly } from '../timetable/patterns.ts';
import { headsignAt, patternOfTrip, stopOfTrip } from '../timetable/trips.ts';
import type { Departure } from './departure-board.ts';
import type { DatedCall } from './stop-calls.ts';
import type { LiveCall } from './live-call.ts';

export function makeDeparture(
  { timetable }: Edition,
  { call, date, at: scheduledAt, day }: DatedCall,
  live?: LiveCall,
): Departure {
  const trip = tripOfCall(call);
  const position = positionOfCall(call);
  return {
    tripId: timetable.tripId(trip),
    trip,
    position,
    stop: stopOfTrip(timetable, trip, position),
    date,
    day,
    scheduledAt,
    expectedAt: live?.expectedAt ?? scheduledAt,
    isLive: live?.isLive ?? false,
    isCancelled: live?.isCancelled ?? false,
    isSkipped: live?.isSkipped ?? false,
    reportedAt: live?.reportedAt,
    vehicle: live?.vehicle,
    isAlightingOnly: isAlightingOnly(timetable, patternOfTrip(timetable, trip), position),
    headsign: headsignAt(timetable, trip, position),
  };
}

/** A bus the timetable does not know is on time by definition. */
export function makeAddedDeparture({ clock }: Edition, added: AddedCall): Departure {
  const day = clock.dateAt(added.departsAt);
  return {
    tripId: added.tripId,
    trip: -1,
    position: -1,
    stop: added.stop,
    date: day,
    day,
    scheduledAt: added.departsAt,
    expectedAt: added.departsAt,
    isLive: true,
    isCancelled: false,
    isSkipped: false,
    reportedAt: added.reportedAt,
    vehicle: undefined,
    isAlightingOnly: added.isAlightingOnly,
    headsign: added.headsign,
  };
}
