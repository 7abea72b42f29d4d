import type { PbfWriter } from 'pbf';
import { createEnumeration } from './enumeration.ts';
import { requireField } from './realtime-fault.ts';
import type { WireReader } from './wire-reader.ts';

export type Incrementality = 'full-dataset' | 'differential';

export interface FeedHeader {
  /** Version of the format, such as 2.0. */
  readonly version: string;
  readonly incrementality: Incrementality;
  /** When the feed was made, in seconds since the Unix epoch. */
  readonly timestamp?: number;
}

const incrementalities = createEnumeration<Incrementality>({ 'full-dataset': 0, differential: 1 });

export function readFeedHeader(reader: WireReader, end: number): FeedHeader {
  let version: string | undefined;
  let incrementality: Incrementality = 'full-dataset';
  let timestamp: number | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        version = reader.readText(end);
        break;
      case 16:
        incrementality = incrementalities.nameOf(reader.readInt32()) ?? 'full-dataset';
        break;
      case 24:
        timestamp = reader.readInstant();
        break;
      default:
        reader.skip(tag);
    }
  }
  return { version: requireField(version, 'the version of the header'), incrementality, timestamp };
}

export function writeFeedHeader(header: FeedHeader, writer: PbfWriter): void {
  writer.writeStringField(1, header.version);
  writer.writeVarintField(2, incrementalities.numberOf(header.incrementality));
  if (header.timestamp !== undefined) writer.writeVarintField(3, header.timestamp);
}
