import type { Edition } from '../timetable/edition.ts';
import type { StopTimeUpdate } from './codec/stop-time-update.ts';
import type { TripUpdate } from './codec/feed-format.ts';
import type { Run } from './find-run.ts';
import { unknownDelay, type LiveTrip } from './live-state.ts';

/** Delays and skipped stops by position: what a stop says holds until the next one that speaks. */
export function readProgress(
  { timetable, clock }: Edition,
  { trip, date }: Run,
  update: TripUpdate,
): Pick<LiveTrip, 'delays' | 'skipped'> {
  const pattern = timetable.tripPattern[trip] as number;
  const profile = timetable.profileOffset[timetable.tripProfile[trip] as number] as number;
  const length =
    (timetable.patternOffset[pattern + 1] as number) - (timetable.patternOffset[pattern] as number);
  const origin = clock.toInstant(date, timetable.tripStart[trip] as number) / 1000;
  const delays = new Int32Array(length);
  let skipped: Uint8Array | undefined;
  let carried = update.delay ?? unknownDelay;
  let isKnown = false;
  let told = 0;
  let next = 0;
  for (const stop of update.stopTimeUpdates) {
    const position = findPosition(timetable, trip, stop, next);
    if (position < 0) continue;
    next = position + 1;
    isKnown ||= carried !== unknownDelay;
    for (; told < position; told += 1) delays[told] = carried;
    if (stop.scheduleRelationship === 'skipped') {
      skipped ??= new Uint8Array(length);
      skipped[position] = 1;
    } else if (stop.scheduleRelationship === 'no-data') {
      carried = unknownDelay;
    } else {
      const departs = origin + (timetable.profileDeparture[profile + position] as number);
      const arrives = origin + (timetable.profileArrival[profile + position] as number);
      carried = delayOf(stop.departure, departs) ?? delayOf(stop.arrival, arrives) ?? carried;
    }
  }
  isKnown ||= carried !== unknownDelay;
  for (; told < length; told += 1) delays[told] = carried;
  return { delays: isKnown ? delays : undefined, skipped };
}

/** An instant says more than a difference: it does not depend on whose schedule is meant. */
function delayOf(event: StopTimeUpdate['departure'], scheduled: number): number | undefined {
  if (!event) return undefined;
  return event.time ? event.time - scheduled : event.delay;
}

type Stops = Pick<
  Edition['timetable'],
  | 'tripPattern'
  | 'patternOffset'
  | 'patternStop'
  | 'stops'
  | 'tripNumbering'
  | 'numberingOffset'
  | 'numberingSequence'
>;

/** Where on the trip an update belongs, or -1. The stop's id decides, and of a stop visited twice the sequence. */
export function findPosition(
  timetable: Stops,
  trip: number,
  { stopId, stopSequence }: Pick<StopTimeUpdate, 'stopId' | 'stopSequence'>,
  from: number,
): number {
  const { patternOffset, patternStop, stops } = timetable;
  const guess = stopSequence === undefined ? -1 : positionOfSequence(timetable, trip, stopSequence);
  const isThere = guess >= from;
  if (stopId === undefined) return isThere ? guess : -1;
  const pattern = timetable.tripPattern[trip] as number;
  const first = patternOffset[pattern] as number;
  const length = (patternOffset[pattern + 1] as number) - first;
  const idAt = (position: number) => stops[patternStop[first + position] as number]?.id;
  if (isThere && idAt(guess) === stopId) return guess;
  for (let position = from; position < length; position += 1) if (idAt(position) === stopId) return position;
  return -1;
}

/** Most feeds count from one, without gaps: the first look is then the last. */
function positionOfSequence(
  { tripNumbering, numberingOffset, numberingSequence }: Stops,
  trip: number,
  sequence: number,
): number {
  const numbering = tripNumbering[trip] as number;
  const first = numberingOffset[numbering] as number;
  const end = numberingOffset[numbering + 1] as number;
  const likely = first + sequence - 1;
  if (likely < end && likely >= first && numberingSequence[likely] === sequence) return sequence - 1;
  return numberingSequence.subarray(first, end).indexOf(sequence);
}
