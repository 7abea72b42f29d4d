import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock.ts';
import { requestIdOf } from './request-id.ts';

interface KeptAnswersOptions {
  readonly clock: Clock;
  /** How long an answer is given again without asking. */
  readonly keptMs: number;
  /** Of all that is kept together; a single answer may take an eighth of it. */
  readonly maxBytes: number;
}

/** Answers what was answered a moment ago, before the application is asked; says whether it did. */
export type AnswerAgain = (request: IncomingMessage, response: ServerResponse) => boolean;

interface KeptAnswer {
  readonly until: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes as a latin1 string, so that Node writes head and body in one packet. */
  readonly body: string;
}

/** About what an entry takes besides its text. */
const entryBytes = 1000;

/** These belong to one answer, not to all. */
const ownHeaders = /^(?:x-request-id|date|connection|content-length|(?:x-)?ratelimit.*|retry-after)$/;

/**
 * On a snow day thousands ask for the same board in the same second. An answer that any cache may keep is kept here for
 * a moment too, and given again past the framework; whatever is unusual about a request goes the whole way.
 */
export function keepAnswers(app: FastifyInstance, options: KeptAnswersOptions): AnswerAgain {
  const { clock, keptMs, maxBytes } = options;
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ body }, url) => entryBytes + url.length + body.length,
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const isPlain = request.method === 'GET' && reply.statusCode === 200 && typeof payload === 'string';
    if (!isPlain || !isForAll(reply.getHeader('cache-control'), reply.getHeader('content-type')))
      return payload;
    const shared = Object.entries(reply.getHeaders()).filter(([name]) => !ownHeaders.test(name));
    kept.set(request.url, {
      until: clock.now() + keptMs,
      headers: Object.fromEntries(shared.map(([name, value]) => [name, String(value)])),
      body: Buffer.from(payload).toString('latin1'),
    });
    return payload;
  });

  return (request, response) => {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
    const answer = kept.get(request.url ?? '');
    if (!answer || answer.until <= clock.now()) return false;
    response
      .writeHead(200, {
        ...answer.headers,
        'x-request-id': requestIdOf(request),
        'content-length': answer.body.length,
      })
      .end(answer.body, 'latin1');
    return true;
  };
}

function isForAll(cacheControl: unknown, contentType: unknown): boolean {
  return String(cacheControl).startsWith('public') && String(contentType).startsWith('application/json');
}
