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
  const held = announced > 0 ? createRoom(announced) : createPile();
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    const isTurnOver = Math.floor((length + chunk.length) / turnBytes) > Math.floor(length / turnBytes);
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > maxBytes) return undefined;
    held.add(chunk);
    if (isTurnOver) await yieldToOthers();
  }
  return held.whole();
}

/** Room for what is announced: the pieces and the whole are never held together. */
function createRoom(announced: number) {
  let room = new Uint8Array(announced);
  let length = 0;
  return {
    add(chunk: Uint8Array): void {
      const needed = length + chunk.length;
      if (needed > room.length) {
        const larger = new Uint8Array(Math.max(needed, room.length * 2));
        larger.set(room.subarray(0, length));
        room = larger;
      }
      room.set(chunk, length);
      length = needed;
    },
    whole: () => room.subarray(0, length),
  };
}

/** Pieces of a body of unknown length, put together at its end: one that has none costs no more than what was read of it. */
function createPile() {
  const pieces: Uint8Array[] = [];
  return {
    add: (chunk: Uint8Array) => void pieces.push(chunk),
    whole(): Uint8Array {
      const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
      let length = 0;
      for (const piece of pieces) {
        whole.set(piece, length);
        length += piece.length;
      }
      return whole;
    },
  };
}

/** The length an answer announces, else 0; of a compressed body it is the compressed length, which is of no use here. */
function announcedBytes({ headers }: Response): number {
  const text = headers.get('content-length') ?? '';
  return /^\d+$/.test(text) && !headers.has('content-encoding') ? Number(text) : 0;
}
