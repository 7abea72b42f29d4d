import type { PbfWriter } from 'pbf';
import { text, word, type Kind, type ReadBy } from './message-table.ts';
import type { WireReader } from './wire-reader.ts';

const relationship = word({ scheduled: 0, skipped: 1, 'no-data': 2, unscheduled: 3 });

/** An arrival or a departure as it is expected: against the schedule, as an instant, or both. */
interface StopTimeEvent {
  /** Seconds; positive is late. */
  readonly delay?: number;
  /** Seconds since the Unix epoch. */
  readonly time?: number;
  /** Seconds; 0 is certain, absent is unknown. */
  readonly uncertainty?: number;
}

/** How one visit of a trip at a stop runs today. */
export interface StopTimeUpdate {
  readonly stopSequence?: number;
  readonly stopId?: string;
  readonly arrival?: StopTimeEvent;
  readonly departure?: StopTimeEvent;
  readonly scheduleRelationship: ReadBy<typeof relationship>;
}

type Draft<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/**
 * Nearly everything in a large message is one of these two. They are read and written by code of their own, which is
 * twice as fast as a table.
 */
export const stopTimeUpdate: Kind<StopTimeUpdate> = {
  wireType: 2,
  read: readStopTimeUpdate,
  write: (writer, number, update) => writer.writeMessage(number, writeStopTimeUpdate, update),
};

function readStopTimeUpdate(reader: WireReader, outerEnd: number): StopTimeUpdate {
  const end = reader.enter(outerEnd);
  const update: Draft<StopTimeUpdate> = {
    stopSequence: undefined,
    stopId: undefined,
    arrival: undefined,
    departure: undefined,
    scheduleRelationship: 'scheduled',
  };
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    if (tag === 8) update.stopSequence = reader.readSigned();
    else if (tag === 18) update.arrival = readStopTimeEvent(reader, end);
    else if (tag === 26) update.departure = readStopTimeEvent(reader, end);
    else if (tag === 34) update.stopId = reader.readText(end);
    else if (tag === 40) update.scheduleRelationship = relationship.read(reader, end) ?? 'scheduled';
    else reader.skip(tag);
  }
  return update;
}

function readStopTimeEvent(reader: WireReader, outerEnd: number): StopTimeEvent {
  const end = reader.enter(outerEnd);
  const event: Draft<StopTimeEvent> = { delay: undefined, time: undefined, uncertainty: undefined };
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    if (tag === 8) event.delay = reader.readSigned();
    else if (tag === 16) event.time = reader.readSigned();
    else if (tag === 24) event.uncertainty = reader.readSigned();
    else reader.skip(tag);
  }
  return event;
}

function writeStopTimeUpdate(update: StopTimeUpdate, writer: PbfWriter): void {
  if (update.stopSequence !== undefined) writer.writeVarintField(1, update.stopSequence);
  if (update.arrival) writer.writeMessage(2, writeStopTimeEvent, update.arrival);
  if (update.departure) writer.writeMessage(3, writeStopTimeEvent, update.departure);
  if (update.stopId !== undefined) text.write(writer, 4, update.stopId);
  // The default is left out: it would be two bytes in nearly every update.
  if (update.scheduleRelationship !== 'scheduled') relationship.write(writer, 5, update.scheduleRelationship);
}

function writeStopTimeEvent(event: StopTimeEvent, writer: PbfWriter): void {
  if (event.delay !== undefined) writer.writeVarintField(1, event.delay);
  if (event.time !== undefined) writer.writeVarintField(2, event.time);
  if (event.uncertainty !== undefined) writer.writeVarintField(3, event.uncertainty);
}
