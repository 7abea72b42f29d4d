import type { Readable } from 'node:stream';
import { AppError } from '#lib/errors.ts';
import { createByteCollector } from './byte-collector.ts';

/** What is read of a body at once, whatever came of it meanwhile. */
export async function* piecesOf(payload: Readable): AsyncGenerator<Buffer> {
  try {
    // Whoever stops in between answers on the same connection: it is not cut here.
    for await (const piece of payload.iterator({ destroyOnReturn: false }))
      yield typeof piece === 'string' ? Buffer.from(piece) : (piece as Buffer);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad-request', 'the body broke off', { cause });
  }
}

/**
 * A whole body. It lies in memory once however small the pieces are that it comes in, and no more of it is read than it
 * may be long.
 */
export async function collectBody(payload: Readable, maxBytes: number): Promise<Buffer> {
  const collector = createByteCollector();
  for await (const piece of piecesOf(payload)) {
    if (collector.length + piece.length > maxBytes) throw new AppError('too-large', 'the body is too large');
    collector.add(piece);
  }
  return collector.bytes();
}
