import { metresBetween } from '../geo/distance.ts';
import { delayAt } from '../realtime/live-state.ts';
import { stopsOfTrip } from '../timetable/trips.ts';
import type { BoardView } from './departure-board.ts';
import type { RunningVehicle } from './list-vehicles.ts';

/** Where a bus is on its trip. */
interface VehiclePlace {
  /** The position of the stop it stands at or comes to; undefined where the bus does not say. */
  readonly next: number | undefined;
  /** How much of the way from the stop before it has made, 0 to 1: by the distances to both, as the crow flies. */
  readonly part: number | undefined;
  /** Seconds late there; undefined where nothing is known. */
  readonly delay: number | undefined;
}

export function findVehiclePlace(view: BoardView, vehicle: RunningVehicle): VehiclePlace {
  const { edition, live, now } = view;
  const { trip, date, position } = vehicle;
  const known = live.findTrip(trip, date, now);
  return {
    next: position,
    part: position === undefined ? undefined : partOfWay(edition.timetable, vehicle, position),
    delay: known && !known.isCancelled ? delayAt(known, position ?? 0) : undefined,
  };
}

function partOfWay(
  timetable: BoardView['edition']['timetable'],
  vehicle: RunningVehicle,
  next: number,
): number | undefined {
  if (vehicle.isStopped) return 1;
  const stops = stopsOfTrip(timetable, vehicle.trip);
  const from = timetable.stops[stops[next - 1] ?? -1];
  const to = timetable.stops[stops[next] ?? -1];
  if (!from || !to) return undefined;
  const made = metresBetween(from, vehicle);
  const left = metresBetween(vehicle, to);
  return made + left === 0 ? 1 : made / (made + left);
}
