import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock.ts';
import { createAskedAgain } from './asked-again.ts';
import { createAnswerForms, type AnswerForms, type TaggedText } from './forms/answer-forms.ts';
import { negotiateAnswers } from './forms/negotiate-answers.ts';
import type { Shortcut } from './listener/listener.ts';

interface KeptAnswersOptions {
  readonly clock: Clock;
  /** How long an answer is given again without asking. */
  readonly keptMs: number;
  /** Of all that is kept together; a single answer may take an eighth of it. */
  readonly maxBytes: number;
  /** Of the compressed forms of large answers. */
  readonly maxCompressedBytes: number;
  /** Tells apart answers of one address that differ by what a caller sends along, in few short words; none unless given. */
  variantOf?(headers: IncomingHttpHeaders): string;
}

interface KeptAnswer extends TaggedText {
  readonly until: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes as a latin1 string, so that Node writes head and body in one packet. */
  readonly body: string;
}

/** About what an entry takes besides its text. */
const entryBytes = 1000;

/** These belong to one answer, not to all. */
const ownHeaders =
  /^(?:x-request-id|date|connection|content-length|content-encoding|etag|(?:x-)?ratelimit.*|retry-after)$/;

/**
 * On a snow day thousands ask for the same board in the same second. An answer that any cache may keep, and that is asked
 * for twice within a moment, is kept here for a moment too, and given again past the framework, in the form each caller
 * takes; whatever is unusual about a request goes the whole way. Answers asked for once are not kept: holding on to them
 * would cost the collector more than making them.
 */
export function keepAnswers(app: FastifyInstance, options: KeptAnswersOptions): Shortcut {
  const { clock, keptMs, maxBytes } = options;
  const forms = createAnswerForms(options.maxCompressedBytes);
  const isAskedAgain = createAskedAgain(keptMs);
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ text, body }, key) => entryBytes + key.length + text.length + body.length,
  });
  /** No address has a space in it. */
  const keyOf = (headers: IncomingHttpHeaders, url: string) => {
    const variant = options.variantOf?.(headers) ?? '';
    return variant === '' ? url : `${variant} ${url}`;
  };

  negotiateAnswers(app, {
    forms,
    onText: (request, reply, answer) => {
      const now = clock.now();
      if (request.method !== 'GET') return;
      const key = keyOf(request.headers, request.url);
      if (!isAskedAgain(key, now)) return;
      if (!isForAll(reply.getHeader('cache-control'), reply.getHeader('content-type'))) return;
      kept.set(key, keptOf(answer, reply.getHeaders(), now + keptMs));
    },
  });

  return (request, response, requestId) => {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
    const answer = kept.get(keyOf(request.headers, request.url ?? ''));
    if (!answer || answer.until <= clock.now()) return false;
    give(forms, answer, { request, response, requestId });
    return true;
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}

function give(forms: AnswerForms, answer: KeptAnswer, { request, response, requestId }: Exchange): void {
  const { coding, tag, isHeld } = forms.choose(answer, request.headers);
  const { 'content-type': type = '', ...shared } = answer.headers;
  const head = { ...shared, etag: tag, 'x-request-id': requestId };
  if (isHeld) return void response.writeHead(304, head).end();
  const send = (body: string | Buffer) => {
    const form = coding ? { 'content-encoding': coding } : {};
    const own = { ...head, 'content-type': type, ...form, 'content-length': body.length };
    response.writeHead(200, own).end(body, 'latin1');
  };
  const ready = coding ? forms.find(tag) : answer.body;
  if (ready !== undefined) return send(ready);
  if (coding) forms.compress(answer.text, coding, tag).then(send, () => response.destroy());
}

function keptOf(answer: TaggedText, headers: Readonly<Record<string, unknown>>, until: number): KeptAnswer {
  const shared = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
  return {
    ...answer,
    until,
    headers: Object.fromEntries(shared.map(([name, value]) => [name, String(value)])),
    body: Buffer.from(answer.text).toString('latin1'),
  };
}

function isForAll(cacheControl: unknown, contentType: unknown): boolean {
  return String(cacheControl).startsWith('public') && String(contentType).startsWith('application/json');
}
