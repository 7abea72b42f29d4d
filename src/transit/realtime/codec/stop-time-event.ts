import type { PbfWriter } from 'pbf';
import type { WireReader } from './wire-reader.ts';

/** An arrival or a departure as it is expected: against the schedule, as an instant, or both. */
export interface StopTimeEvent {
  /** Seconds; positive is late. */
  readonly delay?: number;
  /** Seconds since the Unix epoch. */
  readonly time?: number;
  /** Seconds; 0 is certain, absent is unknown. */
  readonly uncertainty?: number;
}

export function readStopTimeEvent(reader: WireReader, end: number): StopTimeEvent {
  let delay: number | undefined;
  let time: number | undefined;
  let uncertainty: number | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 8:
        delay = reader.readInt32();
        break;
      case 16:
        time = reader.readInstant();
        break;
      case 24:
        uncertainty = reader.readInt32();
        break;
      default:
        reader.skip(tag);
    }
  }
  return { delay, time, uncertainty };
}

export function writeStopTimeEvent(event: StopTimeEvent, writer: PbfWriter): void {
  if (event.delay !== undefined) writer.writeVarintField(1, event.delay);
  if (event.time !== undefined) writer.writeVarintField(2, event.time);
  if (event.uncertainty !== undefined) writer.writeVarintField(3, event.uncertainty);
}
