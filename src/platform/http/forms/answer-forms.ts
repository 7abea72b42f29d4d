import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#lib/single-flight.ts';
import { chooseCoding, type Coding } from './content-coding.ts';
import { entityTag, isHeld } from './entity-tag.ts';
import { ownBytes } from './own-bytes.ts';

/** A text and its tag. */
export interface TaggedText {
  readonly text: string;
  readonly tag: string;
}

/** The form of a text for one caller. */
interface AnswerForm {
  readonly coding: Coding | undefined;
  /** Each form has its own: a strong tag stands for one sequence of bytes (RFC 9110, 8.8.3.3). */
  readonly tag: string;
  /** The caller has this form already. */
  readonly isHeld: boolean;
}

interface Asked {
  readonly 'accept-encoding'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
}

/**
 * A smaller text goes out as it is: with its head it takes two packets, compressed or not, and compressing it would cost
 * as much as the rest of the answer.
 */
export const smallestCompressed = 2048;

/** One level for each coding: the bytes behind a strong tag must not depend on when they were made. */
const compressors: Readonly<Record<Coding, (text: string) => Promise<Buffer>>> = {
  br: (text) => compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, ...smallWindow } }),
  gzip: (text) => compressGzip(text, { level: 6 }),
};
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** 256 KB hold most answers whole; the default window takes megabytes to set up. */
const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/** Another version of a library may compress otherwise. */
const suffixes: Readonly<Record<Coding, string>> = {
  br: `-br${process.versions['brotli'] ?? ''}`,
  gzip: `-gzip${process.versions.zlib}`,
};

export type AnswerForms = ReturnType<typeof createAnswerForms>;

/** Texts in the form each caller takes. Compressed ones are kept by their tag, so that a list is compressed once. */
export function createAnswerForms(maxBytes: number) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: (bytes) => bytes.length + 200,
  });
  const once = createSingleFlight<Buffer>();
  return {
    tagOf: (text: string): TaggedText => ({ text, tag: entityTag(text) }),
    choose: ({ text, tag }: TaggedText, asked: Asked): AnswerForm => {
      const coding = text.length < smallestCompressed ? undefined : chooseCoding(asked['accept-encoding']);
      const own = coding ? `${tag.slice(0, -1)}${suffixes[coding]}"` : tag;
      return { coding, tag: own, isHeld: isHeld(asked['if-none-match'], own) };
    },
    /** The compressed bytes, if they were made before. */
    find: (tag: string): Buffer | undefined => kept.get(tag),
    compress: (text: string, coding: Coding, tag: string): Promise<Buffer> =>
      once(tag, async () => {
        const bytes = ownBytes(await compressors[coding](text));
        kept.set(tag, bytes);
        return bytes;
      }),
  };
}
