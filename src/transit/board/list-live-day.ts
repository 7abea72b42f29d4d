import type { BoardView, Departure } from './departure-board.ts';
import { listPlannedDay, type DayQuestion } from './list-day.ts';
import { readLiveCall } from './live-call.ts';
import { makeAddedDeparture } from './make-departure.ts';

/**
 * Every departure of a direction at a stop on a service date as real time has it, in the order they are expected: what
 * has left, what is cancelled, and the buses that real time added.
 */
export function listLiveDay(view: BoardView, question: DayQuestion): readonly Departure[] {
  const { edition, live, now } = view;
  const planned = listPlannedDay(edition, question).flatMap((departure) => {
    const known = live.findTrip(departure.trip, departure.date, now);
    if (!known) return [departure];
    if (known.isHidden) return [];
    return [{ ...departure, ...readLiveCall(known, departure.position, departure.scheduledAt) }];
  });
  const { stop, direction, date } = question;
  const added = edition
    .placesOf(stop)
    .flatMap((place) => live.listAdded(place, now))
    .filter((call) => call.line === direction.line && call.directionId === direction.directionId)
    .map((call) => makeAddedDeparture(edition, call))
    .filter((departure) => departure.date === date);
  return [...planned, ...added].toSorted(
    (one, two) => one.expectedAt - two.expectedAt || one.scheduledAt - two.scheduledAt,
  );
}
