import type { AutobusEnServiceJson } from '#contract/schedule/autobus.ts';
import type { PositionJson } from '#contract/schedule/voyage.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { findVehiclePlace, stopsOfTrip, type RunningVehicle } from '#transit/index.ts';
import { destinationOf } from '../format-network.ts';
import type { ScheduleView } from '../schedule-context.ts';

/** A bus on the page of its trip. */
export function formatPosition(view: ScheduleView, vehicle: RunningVehicle): PositionJson {
  const { next, part } = findVehiclePlace(view, vehicle);
  return { ...formatPlace(view, vehicle, part), prochain: next ?? null };
}

/** A bus among all others. */
export function formatRunningVehicle(view: ScheduleView, vehicle: RunningVehicle): AutobusEnServiceJson {
  const { timetable } = view.edition;
  const { trip, date } = vehicle;
  const { next, part, delay } = findVehiclePlace(view, vehicle);
  const direction = view.edition.directionOfTrip(trip);
  const stop = next === undefined ? undefined : stopsOfTrip(timetable, trip)[next];
  return {
    ...formatPlace(view, vehicle, part),
    noParcours: timetable.lines[direction.line]?.number ?? '',
    codeDirection: direction.code,
    nomDestination: destinationOf(view, trip),
    idVoyage: timetable.tripId(trip),
    date: formatServiceDate(date),
    prochainArret: timetable.stops[stop ?? -1]?.code ?? null,
    retard: delay ?? null,
  };
}

function formatPlace({ edition }: ScheduleView, vehicle: RunningVehicle, part: number | undefined) {
  return {
    idAutobus: vehicle.id,
    latitude: roundDegrees(vehicle.latitude),
    longitude: roundDegrees(vehicle.longitude),
    cap: vehicle.bearing ?? null,
    estArrete: vehicle.isStopped,
    progression: part === undefined ? null : Math.round(part * 100) / 100,
    miseAJour: edition.clock.format(vehicle.reportedAt),
  };
}

/** Ten centimetres: feeds send 32-bit numbers, whose further digits mean nothing. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
