import type { LiveVehicle } from '../realtime/live-state.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import type { BoardView } from './board-view.ts';

/** A bus on a trip we know. */
export interface RunningVehicle extends LiveVehicle {
  readonly date: NonNullable<LiveVehicle['date']>;
}

/** The buses of a way that say where they are. */
export function listVehicles({ edition, live, now }: BoardView, way: LineDirection): RunningVehicle[] {
  const { tripPattern, patternLine, patternDirection } = edition.timetable;
  return live.listVehicles(now).filter((vehicle): vehicle is RunningVehicle => {
    if (!isRunning(vehicle)) return false;
    const pattern = tripPattern[vehicle.trip] as number;
    return patternLine[pattern] === way.line && patternDirection[pattern] === way.direction;
  });
}

/** A bus by its number, if it is on that trip. */
export function findVehicle(
  { edition, live, now }: BoardView,
  id: string,
  tripId: string,
): RunningVehicle | undefined {
  const trip = edition.timetable.findTrip(tripId);
  return live
    .listVehicles(now)
    .find(
      (vehicle): vehicle is RunningVehicle =>
        vehicle.id === id && vehicle.trip === trip && isRunning(vehicle),
    );
}

function isRunning(vehicle: LiveVehicle): vehicle is RunningVehicle {
  return vehicle.trip >= 0 && vehicle.date !== undefined;
}
