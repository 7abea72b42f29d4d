import type { Edition } from '../timetable/edition.ts';
import { directionKeyOf, isOfDirection } from '../timetable/patterns.ts';
import { patternsAt } from '../timetable/stop-visits.ts';
import { headsignAt, patternOfTrip } from '../timetable/trips.ts';
import type { TripUpdate } from './codec/feed-format.ts';
import { findDescribedTrip } from './dated-trip.ts';
import type { AddedCall } from './live-state.ts';

/** The calls of a trip that real time brings; none when its line is not known. */
export function listAddedCalls(
  edition: Edition,
  entity: { readonly id: string; readonly tripUpdate: TripUpdate },
  reportedAt: number,
): AddedCall[] {
  const { timetable } = edition;
  const { trip: descriptor, stopTimeUpdates } = entity.tripUpdate;
  const model = findDescribedTrip(edition, descriptor);
  const known = model < 0 ? undefined : directionKeyOf(timetable, patternOfTrip(timetable, model));
  const route = descriptor.routeId === undefined ? -1 : timetable.findRoute(descriptor.routeId);
  const line = route < 0 ? (known?.line ?? -1) : route;
  if (line < 0) return [];
  const visits = stopTimeUpdates.flatMap(({ stopId, departure, arrival, scheduleRelationship }) => {
    const stop = stopId === undefined ? -1 : timetable.findStopId(stopId);
    const time = departure?.time ?? arrival?.time;
    const isVisit = stop >= 0 && time !== undefined && scheduleRelationship !== 'skipped';
    return isVisit ? [{ stop, departsAt: time * 1000 }] : [];
  });
  const stops = visits.map(({ stop }) => stop);
  const directionId = findDirectionId(edition, {
    line,
    stops,
    told: descriptor.directionId ?? known?.directionId ?? 0,
  });
  const direction = edition.directions[line]?.find((each) => each.directionId === directionId);
  const headsign = model < 0 ? (direction?.name ?? '') : headsignAt(timetable, model);
  const tripId = descriptor.tripId ?? entity.id;
  return visits.map((visit, place) => ({
    tripId,
    line,
    directionId,
    headsign,
    ...visit,
    isAlightingOnly: place === visits.length - 1,
    reportedAt,
  }));
}

interface AddedTripFacts {
  readonly line: number;
  readonly stops: readonly number[];
  /** The direction by the message. */
  readonly told: number;
}

/**
 * The direction of the line that knows most of the stops; where both know as many, the one told. A message counts the
 * directions as its own feed does, and they may have been found here because that feed does not give them.
 */
function findDirectionId({ timetable }: Edition, { line, stops, told }: AddedTripFacts): number {
  const other = told === 0 ? 1 : 0;
  const votesFor = (directionId: number) =>
    stops.filter((stop) =>
      patternsAt(timetable, stop).some((pattern) => isOfDirection(timetable, pattern, { line, directionId })),
    ).length;
  return votesFor(other) > votesFor(told) ? other : told;
}
