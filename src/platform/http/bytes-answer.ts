import { findByteRange } from './byte-range.ts';
import type { Answer } from './endpoint.ts';
import { isHeld } from './forms/entity-tag.ts';

/** Bytes that stay as they are, and what is said of them. */
export interface WholeBytes {
  readonly bytes: Uint8Array;
  /** A strong tag. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Asked {
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly range?: string | undefined;
}

/** All of it, the part that is asked for, or word that the caller has it (RFC 9110, 13 and 14). */
export function answerBytes(asked: Asked, { bytes, etag, headers }: WholeBytes): Answer {
  const told = { ...headers, etag, 'accept-ranges': 'bytes' };
  if (isHeld(asked['if-none-match'], etag)) return { status: 304, headers: told };
  const isOfThis = asked['if-range'] === undefined || asked['if-range'] === etag;
  const range = isOfThis ? findByteRange(asked.range, bytes.length) : undefined;
  if (range === 'outside')
    return {
      status: 416,
      body: { message: 'the file has no such part' },
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-range': `bytes */${bytes.length}`,
        'cache-control': 'no-store',
      },
    };
  // As a buffer, which the framework sends as it is.
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!range) return { status: 200, body: whole, headers: told };
  const { first, last } = range;
  return {
    status: 206,
    body: whole.subarray(first, last + 1),
    headers: { ...told, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
  };
}
