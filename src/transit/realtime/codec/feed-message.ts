import { PbfWriter } from 'pbf';
import { finishInSteps } from '../finish-in-steps.ts';
import { feedEntity, feedHeader, type FeedEntity, type FeedHeader, type FeedMessage } from './feed-format.ts';
import { RealtimeFault, WireReader } from './wire-reader.ts';

interface FeedLimits {
  readonly maxBytes: number;
  /** Nested messages of every kind; it bounds the memory that hostile bytes can ask for. */
  readonly maxParts: number;
}

const defaultLimits: FeedLimits = { maxBytes: 16 * 1024 * 1024, maxParts: 500_000 };

/** Entities between two pauses: a fraction of a millisecond of work. */
const STEP = 8;

/**
 * Throws a RealtimeFault, and nothing else, when the bytes are not a whole feed message within the limits. Yields to the
 * event loop every few entities so that a large message holds up no request.
 */
export async function readFeedMessage(
  bytes: Uint8Array,
  limits: Partial<FeedLimits> = {},
): Promise<FeedMessage> {
  try {
    return await finishInSteps(readMessage(bytes, limits));
  } catch (thrown) {
    if (thrown instanceof RealtimeFault) throw thrown;
    throw new RealtimeFault('the message is cut short or is not protobuf', thrown);
  }
}

export function writeFeedMessage(message: FeedMessage): Uint8Array<ArrayBuffer> {
  const writer = new PbfWriter(new Uint8Array(1024));
  feedHeader.write(writer, 1, message.header);
  for (const entity of message.entities) feedEntity.write(writer, 2, entity);
  return new Uint8Array(writer.finish());
}

function* readMessage(bytes: Uint8Array, limits: Partial<FeedLimits>): Generator<undefined, FeedMessage> {
  const { maxBytes, maxParts } = { ...defaultLimits, ...limits };
  const end = bytes.length;
  if (end > maxBytes) throw new RealtimeFault(`the message has more than ${maxBytes} bytes`);
  const reader = new WireReader(bytes, maxParts);
  let header: FeedHeader | undefined;
  const entities: FeedEntity[] = [];
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    if (tag === 10) header = feedHeader.read(reader, end);
    else if (tag === 18) {
      entities.push(feedEntity.read(reader, end));
      if (entities.length % STEP === 0) yield;
    } else reader.skip(tag);
  }
  if (!header) throw new RealtimeFault('header is missing from a FeedMessage');
  return { header, entities };
}
