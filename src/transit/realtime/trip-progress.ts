import type { Edition } from '../timetable/edition.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { arrivalAt, departureAt, positionOfSequence, stopsOfTrip } from '../timetable/trips.ts';
import type { StopTimeUpdate } from './codec/stop-time-update.ts';
import type { TripUpdate } from './codec/feed-format.ts';
import type { DatedTrip } from './dated-trip.ts';
import { unknownDelay, type LiveTrip } from './live-state.ts';

/** Delays and skipped stops by position: what is said of a stop holds until the next stop that has an update. */
export function readProgress(
  { timetable, clock }: Edition,
  { trip, date }: DatedTrip,
  update: TripUpdate,
): Pick<LiveTrip, 'delays' | 'skipped'> {
  const stops = stopsOfTrip(timetable, trip);
  const origin = clock.toInstant(date, 0) / 1000;
  const delays = new Int32Array(stops.length);
  let skipped: Uint8Array | undefined;
  let carried = update.delay ?? unknownDelay;
  let isKnown = false;
  let filled = 0;
  let next = 0;
  for (const stop of update.stopTimeUpdates) {
    const position = findPosition({ timetable, trip, stops }, stop, next);
    if (position < 0) continue;
    next = position + 1;
    isKnown ||= carried !== unknownDelay;
    for (; filled < position; filled += 1) delays[filled] = carried;
    if (stop.scheduleRelationship === 'skipped') {
      skipped ??= new Uint8Array(stops.length);
      skipped[position] = 1;
    } else if (stop.scheduleRelationship === 'no-data') {
      carried = unknownDelay;
    } else {
      const left = delayOf(stop.departure, origin + departureAt(timetable, trip, position));
      const reached = delayOf(stop.arrival, origin + arrivalAt(timetable, trip, position));
      // At the last stop riders read the arrival.
      carried = (position === stops.length - 1 ? (reached ?? left) : (left ?? reached)) ?? carried;
    }
  }
  isKnown ||= carried !== unknownDelay;
  for (; filled < delays.length; filled += 1) delays[filled] = carried;
  return { delays: isKnown ? delays : undefined, skipped };
}

/** An instant is taken before a delay: a delay depends on which edition of the schedule the sender has. */
function delayOf(event: StopTimeUpdate['departure'], scheduled: number): number | undefined {
  if (!event) return undefined;
  return event.time ? event.time - scheduled : event.delay;
}

/** A trip and its stops, which are asked for once however many updates it has. */
interface TripStops {
  readonly timetable: Timetable;
  readonly trip: number;
  readonly stops: Uint32Array;
}

/** Where on the trip an update belongs, or -1. The stop's id decides, and of a stop visited twice the sequence. */
export function findPosition(
  { timetable, trip, stops }: TripStops,
  { stopId, stopSequence }: Pick<StopTimeUpdate, 'stopId' | 'stopSequence'>,
  from: number,
): number {
  const guess = stopSequence === undefined ? -1 : positionOfSequence(timetable, trip, stopSequence);
  const isThere = guess >= from;
  if (stopId === undefined) return isThere ? guess : -1;
  const idAt = (position: number) => timetable.stops[stops[position] as number]?.id;
  if (isThere && idAt(guess) === stopId) return guess;
  for (let position = from; position < stops.length; position += 1) {
    if (idAt(position) === stopId) return position;
  }
  return -1;
}
