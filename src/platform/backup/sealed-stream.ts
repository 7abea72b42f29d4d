import { AppError } from '#lib/errors.ts';
import { sealBytes, type Seal } from './seal.ts';

/** What a frame holds; the last one of a file may hold less. */
export const frameBytes = 65_536;

const sealedBytes = frameBytes + sealBytes;

/** Bytes as sealed frames. Nothing but the end of the file tells which is the last: it is part of the seal. */
export async function* sealStream(source: AsyncIterable<Uint8Array>, seal: Seal): AsyncGenerator<Buffer> {
  let counter = 0;
  for await (const { bytes, isLast } of cut(source, frameBytes)) {
    yield seal.close(bytes, { counter, isLast });
    counter += 1;
  }
}

/** The bytes again, each only after its frame was found whole and in its place. */
export async function* openStream(source: AsyncIterable<Uint8Array>, seal: Seal): AsyncGenerator<Buffer> {
  let counter = 0;
  for await (const { bytes, isLast } of cut(source, sealedBytes)) {
    const opened = bytes.length < sealBytes ? undefined : seal.open(bytes, { counter, isLast });
    if (!opened) throw new AppError('invalid', 'it is damaged, or not whole');
    counter += 1;
    yield opened;
  }
}

interface Piece {
  readonly bytes: Buffer;
  readonly isLast: boolean;
}

/** Pieces of one size, and at the end what is left: there is always a last one, which is empty when there is nothing. */
async function* cut(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Piece> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    // A piece that is just full waits: it may be the last.
    if (length <= size) continue;
    const all = Buffer.concat(waiting, length);
    let start = 0;
    for (; length - start > size; start += size)
      yield { bytes: all.subarray(start, start + size), isLast: false };
    waiting = [all.subarray(start)];
    length -= start;
  }
  yield { bytes: Buffer.concat(waiting, length), isLast: true };
}
