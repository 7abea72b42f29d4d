import { AppError } from '#lib/errors.ts';

/** Takes so many bytes at a time out of a stream. */
export interface ByteReader {
  take(length: number): Promise<Buffer>;
  /** Reads on to the end, where nothing may be left. */
  requireEnd(): Promise<void>;
}

export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  const hasMore = async (): Promise<boolean> => {
    const next = await chunks.next();
    if (next.done === true) return false;
    held = Buffer.concat([held, next.value]);
    return true;
  };
  return {
    take: async (length) => {
      while (held.length < length) if (!(await hasMore())) throw notWhole();
      const taken = held.subarray(0, length);
      held = held.subarray(length);
      return taken;
    },
    requireEnd: async () => {
      while (held.length === 0) if (!(await hasMore())) return;
      throw notWhole();
    },
  };
}

const notWhole = (): AppError => new AppError('invalid', 'it is damaged, or not whole');
