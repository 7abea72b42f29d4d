import type { AutobusJson } from '#contract/schedule/autobus.ts';
import type { RunningVehicle } from '#transit/board/list-vehicles.ts';
import type { ScheduleView } from './schedule-context.ts';

/** Not on its way yet, on its way, at its last stop. */
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

function progressOf(
  { tripPattern, patternOffset }: ScheduleView['edition']['timetable'],
  { trip, position, isStopped }: RunningVehicle,
): string {
  const pattern = tripPattern[trip] as number;
  const last = (patternOffset[pattern + 1] as number) - (patternOffset[pattern] as number) - 1;
  if (position === undefined) return progress.running;
  if (position === 0 && isStopped) return progress.waiting;
  return position >= last ? progress.arrived : progress.running;
}
