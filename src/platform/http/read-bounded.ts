import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** What an answer of a neighbour may weigh where nothing else is said. */
export const largestAnswerBytes = 8 * 1024 * 1024;

/** After this much others get their turn: a neighbour that never stops would otherwise hold up every request meanwhile. */
const turnBytes = 256 * 1024;

/**
 * Reads a body; undefined as soon as it is larger than `maxBytes`. What arrives is counted after decompression, so that
 * neither a false length nor a small archive of something huge gets past the limit.
 */
export async function readBounded(answer: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const announced = announcedBytes(answer);
  if (announced > maxBytes) {
    await answer.body?.cancel();
    return undefined;
  }
  // Room for what is announced: the pieces and the whole are never held together.
  let held = new Uint8Array(announced);
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    const needed = length + chunk.length;
    // Leaving the loop cancels the body.
    if (needed > maxBytes) return undefined;
    if (needed > held.length) {
      const larger = new Uint8Array(Math.max(needed, held.length * 2, 2 ** 16));
      larger.set(held.subarray(0, length));
      held = larger;
    }
    held.set(chunk, length);
    const isTurnOver = Math.floor(needed / turnBytes) > Math.floor(length / turnBytes);
    length = needed;
    if (isTurnOver) await yieldToOthers();
  }
  return held.subarray(0, length);
}

/** The length an answer announces, else 0; of a compressed body it is the compressed length, which is of no use here. */
function announcedBytes({ headers }: Response): number {
  const text = headers.get('content-length') ?? '';
  return /^\d+$/.test(text) && !headers.has('content-encoding') ? Number(text) : 0;
}
