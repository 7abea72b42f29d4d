import type { ServiceDate } from '#lib/time/service-date.ts';
import type { LiveVehicle } from '../realtime/live-state.ts';
import { isOfDirection, type DirectionKey } from '../timetable/patterns.ts';
import { patternOfTrip } from '../timetable/trips.ts';
import type { BoardView } from './departure-board.ts';

/** A bus on a trip we know. */
export interface RunningVehicle extends LiveVehicle {
  readonly date: ServiceDate;
}

/** The buses of a direction that say where they are. */
export function listVehicles(view: BoardView, direction: DirectionKey): RunningVehicle[] {
  const { timetable } = view.edition;
  return listAllVehicles(view).filter(({ trip }) =>
    isOfDirection(timetable, patternOfTrip(timetable, trip), direction),
  );
}

/** The bus that drives a trip on a service date. */
export function findVehicleOfTrip(
  view: BoardView,
  { trip, date }: { readonly trip: number; readonly date: ServiceDate },
): RunningVehicle | undefined {
  return listAllVehicles(view).find((vehicle) => vehicle.trip === trip && vehicle.date === date);
}

/** A bus by its number, if it is on that trip. */
export function findVehicle(
  view: BoardView,
  { id, tripId }: { readonly id: string; readonly tripId: string },
): RunningVehicle | undefined {
  const trip = view.edition.timetable.findTrip(tripId);
  return listAllVehicles(view).find((vehicle) => vehicle.id === id && vehicle.trip === trip);
}

/** Every bus on a trip we know. */
export function listAllVehicles({ live, now }: BoardView): RunningVehicle[] {
  return live
    .listVehicles(now)
    .filter((vehicle): vehicle is RunningVehicle => vehicle.trip >= 0 && vehicle.date !== undefined);
}
