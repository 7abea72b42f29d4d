import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '#platform/clock.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer ready to be sent as it is, in each encoding a browser may take. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

export interface PageCache {
  find(key: string): ReadyAnswer | undefined;
  keep(key: string, answer: ReadyAnswer, lifeMs: number): void;
  clear(): void;
  /** How many times it was cleared. */
  readonly age: number;
}

/** Finished pages in this process's memory, bounded by bytes; the oldest leave first. */
export function createPageCache(maxBytes: number, clock: Clock): PageCache {
  const entries = new Map<string, { answer: ReadyAnswer; expiresAt: number; bytes: number }>();
  let total = 0;
  let age = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    find: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt > clock.now()) return entry.answer;
      remove(key);
      return undefined;
    },
    keep: (key, answer, lifeMs) => {
      remove(key);
      if (lifeMs <= 0) return;
      // Compressed copies come later; half the page again is what they usually take.
      const bytes = key.length + Math.round(answer.plain.length * 1.5);
      entries.set(key, { answer, expiresAt: clock.now() + lifeMs, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    clear: () => {
      entries.clear();
      total = 0;
      age += 1;
    },
    get age() {
      return age;
    },
  };
}

export function readyAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): ReadyAnswer {
  const plain = Buffer.from(body);
  // Weak: the same page in another encoding is the same page.
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { status, headers, etag, plain };
}

/** The body in the best encoding the caller takes. A compressed copy is made once and kept with the answer. */
export async function encodedBody(
  answer: ReadyAnswer,
  acceptEncoding: string | undefined,
): Promise<{ readonly body: Buffer; readonly encoding: string | undefined }> {
  const accepted = acceptEncoding ?? '';
  if (answer.plain.length < 1024) return { body: answer.plain, encoding: undefined };
  if (/\bbr\b/.test(accepted)) {
    answer.brotli ??= await compressBrotli(answer.plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: answer.plain.length,
      },
    });
    return { body: answer.brotli, encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) {
    answer.gzip ??= await compressGzip(answer.plain, { level: 6 });
    return { body: answer.gzip, encoding: 'gzip' };
  }
  return { body: answer.plain, encoding: undefined };
}
