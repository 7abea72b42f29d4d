import type { Departure, StopBoard } from '#domain/departure.ts';

/** The departures of a day that somebody can take, the next one first. */
export function usableOf({ departures, day }: StopBoard, date = day): Departure[] {
  return departures.filter(
    (departure) =>
      departure.day === date &&
      departure.state !== 'cancelled' &&
      departure.state !== 'skipped' &&
      departure.state !== 'alighting',
  );
}

/** The next departure, where it is a trip of the timetable on screen. */
export function nextOfLine(board: StopBoard, date: string): Departure | undefined {
  const [next] = usableOf(board);
  return next?.tripDate === date ? next : undefined;
}
