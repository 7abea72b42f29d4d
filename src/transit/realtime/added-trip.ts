import type { Edition } from '../timetable/edition.ts';
import type { TripUpdate } from './codec/feed-format.ts';
import { findDescribedTrip } from './find-run.ts';
import type { AddedCall } from './live-state.ts';

/** The calls of a trip that real time brings; none when its line is not known. */
export function listAddedCalls(edition: Edition, entityId: string, update: TripUpdate): AddedCall[] {
  const { timetable } = edition;
  const { trip: descriptor, stopTimeUpdates } = update;
  const model = findDescribedTrip(edition, descriptor);
  const pattern = model < 0 ? -1 : (timetable.tripPattern[model] as number);
  const route = descriptor.routeId === undefined ? -1 : timetable.findRoute(descriptor.routeId);
  const line = route < 0 ? (timetable.patternLine[pattern] ?? -1) : route;
  if (line < 0) return [];
  const visits = stopTimeUpdates.flatMap(({ stopId, departure, arrival, scheduleRelationship }) => {
    const stop = stopId === undefined ? -1 : timetable.findStopId(stopId);
    const time = departure?.time ?? arrival?.time;
    const isVisit = stop >= 0 && time !== undefined && scheduleRelationship !== 'skipped';
    return isVisit ? [{ stop, departsAt: time * 1000 }] : [];
  });
  const direction =
    descriptor.directionId ??
    timetable.patternDirection[pattern] ??
    guessDirection(
      edition,
      line,
      visits.map(({ stop }) => stop),
    );
  const way = edition.directions[line]?.find((each) => each.direction === direction);
  const headsign = timetable.headsigns[timetable.tripHeadsign[model] ?? -1] ?? way?.name ?? '';
  const tripId = descriptor.tripId ?? entityId;
  return visits.map((visit, place) => ({
    tripId,
    line,
    direction,
    headsign,
    ...visit,
    isAlightingOnly: place === visits.length - 1,
  }));
}

/** The way of the line that knows most of the stops. */
function guessDirection({ timetable }: Edition, line: number, stops: readonly number[]): number {
  const { callOffset, callPattern, patternLine, patternDirection } = timetable;
  const votes = [0, 0];
  for (const stop of stops) {
    const patterns = callPattern.subarray(callOffset[stop], callOffset[stop + 1]);
    for (const direction of [0, 1]) {
      const isKnown = patterns.some(
        (each) => patternLine[each] === line && patternDirection[each] === direction,
      );
      if (isKnown) votes[direction] = (votes[direction] as number) + 1;
    }
  }
  return (votes[1] as number) > (votes[0] as number) ? 1 : 0;
}
