import type { Edition } from '../timetable/edition.ts';
import { stopsOfTrip } from '../timetable/trips.ts';
import type { FeedEntity, VehiclePosition } from './codec/feed-format.ts';
import { findDatedTrip } from './dated-trip.ts';
import type { LiveVehicle } from './live-state.ts';
import { findPosition } from './trip-progress.ts';

/** Where the bus of an entity is, or undefined when the message does not say. */
export function readVehicle(
  edition: Edition,
  { id, vehicle }: Pick<FeedEntity, 'id' | 'vehicle'>,
  reportedAt: number,
): LiveVehicle | undefined {
  const place = vehicle?.position;
  // A receiver without a fix reports the point where the equator meets Greenwich.
  if (!place || (place.latitude === 0 && place.longitude === 0)) return undefined;
  const dated = vehicle.trip ? findDatedTrip(edition, vehicle.trip, reportedAt) : undefined;
  return {
    id: vehicle.vehicle?.id ?? vehicle.vehicle?.label ?? id,
    latitude: place.latitude,
    longitude: place.longitude,
    bearing: place.bearing,
    trip: dated?.trip ?? -1,
    date: dated?.date,
    position: dated && positionOn(edition, dated.trip, vehicle),
    isStopped: vehicle.currentStatus === 'stopped-at',
    reportedAt,
  };
}

function positionOn({ timetable }: Edition, trip: number, vehicle: VehiclePosition): number | undefined {
  const { stopId, currentStopSequence: stopSequence } = vehicle;
  const stops = stopsOfTrip(timetable, trip);
  const position = findPosition({ timetable, trip, stops }, { stopId, stopSequence }, 0);
  return position < 0 ? undefined : position;
}
