import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock.ts';
import { chooseCoding } from '#platform/http/forms/content-coding.ts';
import { ownBytes } from '#platform/http/forms/own-bytes.ts';
import type { VisitorCookies } from '../http/cookies.ts';

const compressBrotli = promisify(brotliCompress);
/** The output buffer of the compressors: most pages fit into one. */
const chunkSize = 64 * 1024;
const compressGzip = promisify(gzip);

/** `document`: HTML for a browser that asks for a page; `data`: the view alone, for one that is on the site already. */
export type AnswerKind = 'document' | 'data';

/** Everything an anonymous page depends on. */
interface PageKeyParts {
  /** Of the route table. */
  readonly version: string;
  readonly kind: AnswerKind;
  readonly origin: string;
  /** As the request has it: parsing it would cost more than all the rest of the key. */
  readonly url: string;
  readonly cookies: VisitorCookies;
}

export function pageKey({ version, kind, origin, url, cookies }: PageKeyParts): string {
  return `${version} ${kind} ${origin} ${url} ${cookies.consent} ${cookies.theme} ${cookies.dismissedAlert ?? ''}`;
}

/** An answer ready to be sent as it is, in each encoding a browser may take. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
  /** How often it went out compressed. */
  sent?: number;
}

export interface PageCache {
  find(key: string): ReadyAnswer | undefined;
  keep(key: string, answer: ReadyAnswer, lifeMs: number): void;
  clear(): void;
  /** How many times it was cleared. */
  readonly generation: number;
  /** Pages it was asked for, those it had, and what it holds. */
  readonly counts: {
    readonly hits: number;
    readonly misses: number;
    readonly pages: number;
    readonly bytes: number;
  };
}

/** Finished pages in this process's memory, bounded by bytes; the least recently asked for leave first. */
export function createPageCache(maxBytes: number, clock: Clock): PageCache {
  const entries = new LRUCache<string, { answer: ReadyAnswer; expiresAt: number }>({
    maxSize: maxBytes,
    // Compressed copies come later; half the page again is what they usually take.
    sizeCalculation: ({ answer }, key) => key.length + Math.round(answer.plain.length * 1.5),
  });
  let generation = 0;
  let hits = 0;
  let misses = 0;
  return {
    find: (key) => {
      const entry = entries.get(key);
      if (entry && entry.expiresAt > clock.now()) {
        hits += 1;
        return entry.answer;
      }
      misses += 1;
      if (entry) entries.delete(key);
      return undefined;
    },
    keep: (key, answer, lifeMs) => {
      if (lifeMs <= 0) entries.delete(key);
      else entries.set(key, { answer, expiresAt: clock.now() + lifeMs });
    },
    clear: () => {
      entries.clear();
      generation += 1;
    },
    get counts() {
      return { hits, misses, pages: entries.size, bytes: entries.calculatedSize };
    },
    get generation() {
      return generation;
    },
  };
}

export function readyAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): ReadyAnswer {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  // Weak: the same page in another encoding is the same page.
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  return { status, headers, etag, plain };
}

export interface EncodedBody {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

/** Quick for who waits for a page that is being drawn; thorough for a page that is asked for again. */
const quality = { quick: 2, thorough: 6 } as const;
const smallBytes = 1024;

/** The body in the best encoding the caller takes. A compressed copy is made once and kept with the answer. */
export async function encodedBody(
  answer: ReadyAnswer,
  acceptEncoding: string | undefined,
): Promise<EncodedBody> {
  const encoding = encodingOf(answer, acceptEncoding);
  if (encoding === 'br') answer.brotli ??= await brotli(answer.plain, quality.quick);
  if (encoding === 'gzip')
    answer.gzip ??= ownBytes(await compressGzip(answer.plain, { level: 6, chunkSize }));
  return readyBody(answer, acceptEncoding) ?? { body: answer.plain, encoding: undefined };
}

/** The same, when it is there already. A page that is sent again is worth a smaller copy, made in the background. */
export function readyBody(answer: ReadyAnswer, acceptEncoding: string | undefined): EncodedBody | undefined {
  const encoding = encodingOf(answer, acceptEncoding);
  if (encoding === undefined) return { body: answer.plain, encoding };
  const body = encoding === 'br' ? answer.brotli : answer.gzip;
  if (body && encoding === 'br') compressThoroughly(answer);
  return body && { body, encoding };
}

function encodingOf({ plain }: ReadyAnswer, acceptEncoding: string | undefined): EncodedBody['encoding'] {
  return plain.length < smallBytes ? undefined : chooseCoding(acceptEncoding);
}

function compressThoroughly(answer: ReadyAnswer): void {
  answer.sent = (answer.sent ?? 0) + 1;
  // Only a page that is sent a second time is worth compressing harder.
  if (answer.sent !== 2) return;
  void brotli(answer.plain, quality.thorough).then((smaller) => (answer.brotli = smaller));
}

async function brotli(plain: Buffer, level: number): Promise<Buffer> {
  const compressed = await compressBrotli(plain, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      // A window of 256 KB holds any page; the default one takes megabytes to set up.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
  return ownBytes(compressed);
}
