import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import { ask } from './ask.ts';
import { outsideHeader } from './endpoint.ts';
import { createHttpApp, type HttpAppOptions } from './http-app.ts';
import { largestAnswerBytes, readBounded } from './read-bounded.ts';
import { callerOf } from './sender.ts';
import { visitorHeader } from './visitor-header.ts';

interface ForwarderOptions extends Pick<HttpAppOptions, 'log' | 'trustProxy'> {
  /** Where the service is. */
  readonly baseUrl: string;
  /** The only addresses that are handed on. */
  readonly paths: readonly string[];
  /** How long an answer is waited for; of a stream, its head. */
  readonly timeoutMs: number;
  /** Said with each call, besides for whom it is made. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Streams that may be open at once. */
  readonly mostStreams: number;
}

export interface Forwarder {
  readonly app: FastifyInstance;
  /** Lets go of everyone who listens. */
  endStreams(): void;
}

/** What a caller may say to the service, and the service to a caller. */
const asked = ['accept', 'accept-language', 'if-none-match', 'last-event-id'];
const answered = ['content-type', 'content-language', 'cache-control', 'etag', 'retry-after', 'vary'];
const eventStream = 'text/event-stream';

/**
 * Hands calls on to a service that runs elsewhere, so that browsers find it on the site's own origin, streams
 * included. Nothing of a caller but these few headers goes with them.
 */
export function createForwarder(options: ForwarderOptions): Forwarder {
  const { baseUrl, paths, mostStreams } = options;
  const app = createHttpApp(options);
  const base = withoutTrailing(baseUrl, '/');
  const streams = new Set<AbortController>();

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ended = new AbortController();
    // Whoever leaves stops the question, too: a stream would otherwise go on for nobody.
    reply.raw.once('close', () => ended.abort());
    const limit = limited(ended);
    const answer = await limit.hold(handOn(`${base}${request.url}`, request, ended.signal));
    const headers = Object.fromEntries(
      answered.flatMap((name) => [[name, answer.headers.get(name)]]).filter(([, value]) => value !== null),
    ) as Record<string, string>;
    if (!headers['content-type']?.startsWith(eventStream)) {
      const body = await limit.hold(readWhole(answer)).finally(limit.lift);
      return reply.status(answer.status).headers(headers).send(body);
    }
    // A stream has no end of its own.
    limit.lift();
    if (streams.size >= mostStreams) {
      ended.abort();
      throw new AppError('too-many-requests', 'too many streams are handed on already');
    }
    reply.hijack();
    reply.raw.writeHead(answer.status, { ...headers, 'x-accel-buffering': 'no' });
    streams.add(ended);
    try {
      if (answer.body)
        await pipeline(Readable.fromWeb(answer.body as ReadableStream), reply.raw, { signal: ended.signal });
    } catch (err) {
      // The caller left, or the service did: browsers open another stream by themselves.
      if (!ended.signal.aborted) options.log.warn({ err, path: request.url }, 'a stream broke off');
    } finally {
      streams.delete(ended);
      reply.raw.destroy();
    }
    return reply;
  }

  async function handOn(address: string, request: FastifyRequest, ended: AbortSignal): Promise<Response> {
    const headers = asked.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return ask(address, {
      headers: {
        ...Object.fromEntries(headers),
        ...options.headers,
        'x-forwarded-for': request.ip,
        [outsideHeader]: '1',
        [visitorHeader]: callerOf(request),
      },
      signal: ended,
    });
  }

  /** Ends a question that takes too long, until the limit is lifted. */
  function limited(ended: AbortController) {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      ended.abort();
    }, options.timeoutMs);
    const fail = (cause: unknown): never => {
      clearTimeout(timer);
      if (cause instanceof AppError) throw cause;
      if (isLate)
        throw new AppError('timed-out', 'the service did not answer in time', { status: 503, cause });
      throw new AppError('unavailable', 'the service cannot be reached', { cause });
    };
    return {
      hold: <T>(work: Promise<T>): Promise<T> => work.catch(fail),
      lift: () => clearTimeout(timer),
    };
  }

  for (const path of paths) app.get(path, (request, reply) => forward(request, reply));
  return {
    app,
    endStreams: () => {
      for (const stream of streams) stream.abort();
    },
  };
}

/** Read whole, so that a service which never stops is refused and not handed on. */
async function readWhole(answer: Response): Promise<Buffer> {
  const bytes = await readBounded(answer, largestAnswerBytes);
  if (!bytes) throw new AppError('bad-answer', 'the answer of the service is too large');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
