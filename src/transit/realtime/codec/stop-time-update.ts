import type { PbfWriter } from 'pbf';
import { createEnumeration } from './enumeration.ts';
import { readStopTimeEvent, writeStopTimeEvent, type StopTimeEvent } from './stop-time-event.ts';
import type { WireReader } from './wire-reader.ts';

export type StopRelationship = 'scheduled' | 'skipped' | 'no-data' | 'unscheduled';

/** How one visit of a trip at a stop runs today. */
export interface StopTimeUpdate {
  readonly stopSequence?: number;
  readonly stopId?: string;
  readonly arrival?: StopTimeEvent;
  readonly departure?: StopTimeEvent;
  readonly scheduleRelationship: StopRelationship;
}

const relationships = createEnumeration<StopRelationship>({
  scheduled: 0,
  skipped: 1,
  'no-data': 2,
  unscheduled: 3,
});

export function readStopTimeUpdate(reader: WireReader, end: number): StopTimeUpdate {
  let stopSequence: number | undefined;
  let stopId: string | undefined;
  let arrival: StopTimeEvent | undefined;
  let departure: StopTimeEvent | undefined;
  let scheduleRelationship: StopRelationship = 'scheduled';
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 8:
        stopSequence = reader.readUint();
        break;
      case 18:
        arrival = readStopTimeEvent(reader, reader.enter(end));
        break;
      case 26:
        departure = readStopTimeEvent(reader, reader.enter(end));
        break;
      case 34:
        stopId = reader.readText(end);
        break;
      case 40:
        scheduleRelationship = relationships.nameOf(reader.readInt32()) ?? 'scheduled';
        break;
      default:
        reader.skip(tag);
    }
  }
  return { stopSequence, stopId, arrival, departure, scheduleRelationship };
}

export function writeStopTimeUpdate(update: StopTimeUpdate, writer: PbfWriter): void {
  if (update.stopSequence !== undefined) writer.writeVarintField(1, update.stopSequence);
  if (update.arrival) writer.writeMessage(2, writeStopTimeEvent, update.arrival);
  if (update.departure) writer.writeMessage(3, writeStopTimeEvent, update.departure);
  if (update.stopId !== undefined) writer.writeStringField(4, update.stopId);
  // The default goes unsaid: it is most of a message, two bytes at a time.
  if (update.scheduleRelationship !== 'scheduled') {
    writer.writeVarintField(5, relationships.numberOf(update.scheduleRelationship));
  }
}
