import { FeedFault } from '#transit/index.ts';

/** The length an answer announces; of a compressed body it is the compressed length, which is of no use here. */
function announcedBytes(answer: Response): number | undefined {
  const text = answer.headers.get('content-length');
  if (text === null || answer.headers.has('content-encoding')) return undefined;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Reads a body and stops as soon as it is too large. */
export async function readBounded(answer: Response, maxBytes: number): Promise<Uint8Array> {
  const announced = announcedBytes(answer);
  if (announced !== undefined && announced > maxBytes) {
    await answer.body?.cancel();
    throw new FeedFault('source-too-large', `${announced} > ${maxBytes}`);
  }
  if (!answer.body) return new Uint8Array(0);
  const body = new GrowingBytes(announced ?? 0);
  for await (const chunk of answer.body) {
    if (body.length + chunk.length > maxBytes) throw new FeedFault('source-too-large', `> ${maxBytes}`);
    body.append(chunk);
  }
  return body.bytes();
}

/** Bytes that arrive in pieces, without ever holding both the pieces and the whole when the length is known. */
class GrowingBytes {
  private held: Uint8Array;
  length = 0;

  constructor(expected: number) {
    this.held = new Uint8Array(expected);
  }

  append(chunk: Uint8Array): void {
    const needed = this.length + chunk.length;
    if (needed > this.held.length) {
      const larger = new Uint8Array(Math.max(needed, this.held.length * 2, 2 ** 16));
      larger.set(this.held.subarray(0, this.length));
      this.held = larger;
    }
    this.held.set(chunk, this.length);
    this.length = needed;
  }

  bytes(): Uint8Array {
    return this.held.subarray(0, this.length);
  }
}
