import type { Readable } from 'node:stream';

/** What is left of a short form takes no longer on its way; a longer body is cut off. */
const most = { bytes: 1024 * 1024, ms: 5000 };

/**
 * Reads a body, and what is left of it where that fails: a sender that is still writing when the connection ends never
 * sees the answer. Of what is left nothing is kept.
 */
export async function orReadPast<Result>(
  payload: Readable,
  read: Promise<Result>,
  onRefused?: () => void,
): Promise<Result> {
  try {
    return await read;
  } catch (refusal) {
    onRefused?.();
    await readPast(payload);
    throw refusal;
  }
}

function readPast(payload: Readable): Promise<void> {
  if (payload.readableEnded || payload.destroyed) return Promise.resolve();
  const over = Promise.withResolvers<void>();
  let bytes = 0;
  const count = (piece: Buffer): void => {
    bytes += piece.length;
    if (bytes > most.bytes) over.resolve();
  };
  const late = setTimeout(over.resolve, most.ms);
  const ends = ['end', 'close', 'error'] as const;
  for (const end of ends) payload.on(end, over.resolve);
  payload.on('data', count);
  return over.promise.finally(() => {
    clearTimeout(late);
    payload.off('data', count).pause();
    for (const end of ends) payload.off(end, over.resolve);
  });
}
