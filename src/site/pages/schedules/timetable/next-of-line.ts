import { canBoard, type Departure, type StopBoard } from '#domain/departure.ts';
import type { LineDirectionRef } from '#domain/line.ts';

type Way = Pick<LineDirectionRef, 'number' | 'direction'>;

/** The departures of the day that a rider of the line can take, the next one first. */
export function usableOf({ departures, day }: StopBoard, { number, direction }: Way): Departure[] {
  return departures.filter(
    (departure) =>
      departure.day === day &&
      departure.number === number &&
      departure.direction === direction &&
      canBoard(departure),
  );
}
