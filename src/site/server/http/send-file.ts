import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { chooseCoding } from '#platform/http/forms/content-coding.ts';
import { isHeld } from '#platform/http/forms/entity-tag.ts';
import type { BuiltFile } from './built-files.ts';
import { findByteRange } from '#platform/http/byte-range.ts';

/** The version of a file that would be sent: the tag is that of its coding. */
interface Version {
  readonly tag: string;
  readonly modifiedMs: number;
}

/** Sends a file in the coding its caller takes, a part of it, or word that the caller has it. */
export function sendFile(
  { method, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  { file, cacheControl }: { readonly file: BuiltFile; readonly cacheControl: string },
): FastifyReply {
  const coding = chooseCoding(asked['accept-encoding']);
  const compressed = coding && file.compressed[coding];
  const { bytes, tag } = compressed ?? file.plain;
  const version = { tag, modifiedMs: file.modifiedMs };
  if (isAnotherWanted(asked, version)) {
    throw new AppError('bad-request', 'the file is not the one that was asked for', { status: 412 });
  }
  const range =
    method === 'GET' && isRangeOf(asked['if-range']?.toString(), version)
      ? findByteRange(asked.range, bytes.length)
      : undefined;
  if (range === 'outside') {
    reply.header('content-range', `bytes */${bytes.length}`);
    throw new AppError('bad-request', 'the file has no such part', { status: 416 });
  }
  reply.headers({
    'cache-control': cacheControl,
    'last-modified': new Date(file.modifiedMs).toUTCString(),
    'accept-ranges': 'bytes',
    etag: tag,
    vary: 'accept-encoding',
  });
  if (isUnchanged(asked, version)) return reply.code(304).send();
  reply.type(file.type);
  if (compressed) reply.header('content-encoding', coding);
  if (!range) return reply.send(bytes);
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1));
}

/** Conditions a caller sets (RFC 9110, 13.2.2): a tag is believed before a date, and a date that cannot be read is none. */
function isAnotherWanted(asked: IncomingHttpHeaders, { tag, modifiedMs }: Version): boolean {
  const { 'if-match': wanted, 'if-unmodified-since': since = '' } = asked;
  if (wanted === undefined) return modifiedMs > Date.parse(since);
  return !wanted.split(',').some((name) => name.trim() === '*' || name.trim() === tag);
}

function isUnchanged(asked: IncomingHttpHeaders, { tag, modifiedMs }: Version): boolean {
  const { 'if-none-match': held, 'if-modified-since': since = '' } = asked;
  return held === undefined ? modifiedMs <= Date.parse(since) : isHeld(held, tag);
}

/** Whether a caller that wants the rest of a file has its beginning from this version. */
function isRangeOf(had: string | undefined, { tag, modifiedMs }: Version): boolean {
  return had === undefined || had === tag || Date.parse(had) === modifiedMs;
}
