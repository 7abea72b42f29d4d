import type { AutobusJson } from '#contract/schedule/autobus.ts';
import { stopsOfTrip, type RunningVehicle, type Timetable } from '#transit/index.ts';
import type { ScheduleView } from './schedule-context.ts';

/** Before its departure, under way, at its last stop. */
const progress = { waiting: '0', running: '1', arrived: '2' } as const;

export function formatVehicle({ edition }: ScheduleView, vehicle: RunningVehicle): AutobusJson {
  return {
    idAutobus: vehicle.id,
    latitude: vehicle.latitude,
    longitude: vehicle.longitude,
    etatProgression: progressOf(edition.timetable, vehicle),
    idVoyage: edition.timetable.tripId(vehicle.trip),
    dateMiseJour: edition.clock.formatLocal(vehicle.reportedAt),
  };
}

function progressOf(timetable: Timetable, { trip, position, isStopped }: RunningVehicle): string {
  const last = stopsOfTrip(timetable, trip).length - 1;
  if (position === undefined) return progress.running;
  if (position === 0 && isStopped) return progress.waiting;
  return position >= last ? progress.arrived : progress.running;
}
