import type { Edition } from '../timetable/edition.ts';
import type { VehiclePosition } from './codec/feed-format.ts';
import { findRun } from './find-run.ts';
import type { LiveVehicle } from './live-state.ts';
import { findPosition } from './trip-progress.ts';

/** Where a bus is, or undefined when the message does not say. */
export function readVehicle(
  edition: Edition,
  entityId: string,
  vehicle: VehiclePosition,
  reportedAt: number,
): LiveVehicle | undefined {
  const { position, trip, currentStatus } = vehicle;
  // A receiver without a fix reports the point where the equator meets Greenwich.
  if (!position || (position.latitude === 0 && position.longitude === 0)) return undefined;
  const run = trip ? findRun(edition, trip, reportedAt) : undefined;
  return {
    id: vehicle.vehicle?.id ?? vehicle.vehicle?.label ?? entityId,
    latitude: position.latitude,
    longitude: position.longitude,
    bearing: position.bearing,
    trip: run?.trip ?? -1,
    date: run?.date,
    position: run && positionOn(edition, run.trip, vehicle),
    isStopped: currentStatus === 'stopped-at',
    reportedAt,
  };
}

function positionOn({ timetable }: Edition, trip: number, vehicle: VehiclePosition): number | undefined {
  const { stopId, currentStopSequence: stopSequence } = vehicle;
  const position = findPosition(timetable, trip, { stopId, stopSequence }, 0);
  return position < 0 ? undefined : position;
}
