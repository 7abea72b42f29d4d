import type { PbfWriter } from 'pbf';
import type { WireReader } from './wire-reader.ts';

/** Seconds since the Unix epoch; an absent side is open. */
export interface TimeRange {
  readonly start?: number;
  readonly end?: number;
}

export function readTimeRange(reader: WireReader, messageEnd: number): TimeRange {
  let start: number | undefined;
  let end: number | undefined;
  for (let tag = reader.nextTag(messageEnd); tag !== 0; tag = reader.nextTag(messageEnd)) {
    switch (tag) {
      case 8:
        start = reader.readInstant();
        break;
      case 16:
        end = reader.readInstant();
        break;
      default:
        reader.skip(tag);
    }
  }
  return { start, end };
}

export function writeTimeRange(range: TimeRange, writer: PbfWriter): void {
  if (range.start !== undefined) writer.writeVarintField(1, range.start);
  if (range.end !== undefined) writer.writeVarintField(2, range.end);
}
