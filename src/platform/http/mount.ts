import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import '@fastify/rate-limit';
import { AppError } from '#lib/errors.ts';
import type { Answer, Endpoint, EndpointRequest } from './endpoint.ts';
import { originAsked } from './origin-asked.ts';
import { callerOf, isOutside } from './sender.ts';
import { languages, type Language } from './wording.ts';

// A list of endpoints mixes parameter types, which only each handler knows.
export type AnyEndpoint = Omit<Endpoint<never, never, never>, 'params' | 'query' | 'body'> & {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
};

type AcceptedRequest = EndpointRequest<never, never, never>;

/** The language a request is to be answered in; throws when it asks for one that is not spoken. */
export type ReadLanguage = (request: FastifyRequest) => Language;

/** Puts endpoints on an HTTP application: schemas in, one answer out, the cache header set. */
export function mountEndpoints(
  app: FastifyInstance,
  endpoints: readonly AnyEndpoint[],
  readLanguage?: ReadLanguage,
): void {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimitBytes,
      config: {
        mostValues: endpoint.mostValues,
        ...(endpoint.perMinute && { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } }),
      },
      ...(endpoint.admit && { onRequest: admitting(endpoint.admit) }),
      handler: (request, reply) => {
        const language = readLanguage?.(request) ?? languages[0];
        // A file is the same in every language.
        if (readLanguage && endpoint.mediaType === undefined) reply.headers(languageHeaders(language));
        return answer(endpoint, { request, reply, language });
      },
    });
  }
}

function admitting(admit: NonNullable<AnyEndpoint['admit']>) {
  return async (request: FastifyRequest): Promise<void> =>
    admit({ headers: headersOf(request), outside: isOutside(request) });
}

const headersOf = ({ headers }: FastifyRequest) => headers as Record<string, string | undefined>;

/** What caches and readers must know of an answer that may be in several languages. */
export function languageHeaders(language: Language): Record<string, string> {
  return { 'content-language': language, vary: 'accept-language' };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
}

/** A handler that needs not wait is answered at once: promises would be a tenth of the cost of a board. */
function answer(
  endpoint: AnyEndpoint,
  { request, reply, language }: Exchange,
): Promise<FastifyReply> | undefined {
  const answered = endpoint.handle(readRequest(endpoint, request, language));
  if (answered instanceof Promise) return answered.then((given) => give(endpoint, reply, given));
  give(endpoint, reply, answered);
  return undefined;
}

function give(endpoint: AnyEndpoint, reply: FastifyReply, answered: Answer): FastifyReply {
  const { listen } = answered;
  if (!listen) return send(endpoint, reply, answered);
  // Whoever asks for the head alone has it all.
  if (reply.request.method === 'HEAD')
    return send(endpoint, reply.type(endpoint.mediaType ?? 'text/event-stream'), answered);
  reply.hijack();
  const head = { 'content-type': endpoint.mediaType, 'cache-control': 'no-store', ...answered.headers };
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...head }))
    if (value !== undefined) reply.raw.setHeader(name, value);
  // A connection whose stream has ended is not used again: it would keep a program that stops waiting for it.
  reply.raw.shouldKeepAlive = false;
  reply.raw.writeHead(answered.status);
  listen(reply.raw);
  return reply;
}

/** The request after the schemas of its endpoint accepted it. */
function readRequest(endpoint: AnyEndpoint, request: FastifyRequest, language: Language): AcceptedRequest {
  return {
    params: accept(endpoint.params, request.params, 'params'),
    query: accept(endpoint.query, request.query, 'query'),
    body: accept(endpoint.body, request.body, 'body'),
    headers: headersOf(request),
    url: request.url,
    get origin() {
      return originAsked(request);
    },
    id: request.id,
    get caller() {
      return callerOf(request);
    },
    get outside() {
      return isOutside(request);
    },
    language,
  };
}

function send(
  endpoint: AnyEndpoint,
  reply: FastifyReply,
  { status, body, headers = {} }: Answer,
): FastifyReply {
  reply.status(status);
  reply.header('cache-control', status === 200 ? (endpoint.cacheControl ?? 'no-store') : 'no-store');
  reply.headers(headers);
  if (body === undefined) return reply.send();
  if (typeof body === 'string' || body instanceof Uint8Array || body instanceof Readable)
    return reply.send(body);
  if (!reply.hasHeader('content-type'))
    reply.header('content-type', endpoint.mediaType ?? 'application/json; charset=utf-8');
  return reply.send(JSON.stringify(body));
}

function accept(schema: z.ZodType | undefined, value: unknown, place: string): never {
  if (!schema) return value as never;
  const result = schema.safeParse(value);
  if (result.success) return result.data as never;
  const issues = result.error.issues.map((issue) => `${[place, ...issue.path].join('.')}: ${issue.message}`);
  throw new AppError('bad-request', issues.join('; '), { facts: { issues: result.error.issues } });
}
