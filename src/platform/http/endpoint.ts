import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Language, Wording } from './wording.ts';

/** On a call between parts of a process that is made for a stranger. */
export const outsideHeader = 'x-outside';

/** By this a part of the installation in another process shows the key that only its parts have. */
export const insideHeader = 'x-inside';

/** What a handler is given: the request after its schemas accepted it. */
export interface EndpointRequest<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Path and query as they came. */
  readonly url: string;
  /** Scheme and host the caller used, without a trailing slash. */
  readonly origin: string;
  readonly id: string;
  /** Who asks, as the rate limit counts: an address, or a network. */
  readonly caller: string;
  /** Whether a stranger asks: over a socket, or through a part of this process that says so by `outsideHeader`. */
  readonly outside: boolean;
  /** The language to answer in, where callers may choose it; otherwise the first one. */
  readonly language: Language;
}

export interface Answer {
  readonly status: number;
  /** Sent as JSON unless it is a string, bytes or a stream of them. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes the response over once its head is sent, instead of a body: for streams that have no end. */
  listen?(response: ServerResponse): void;
}

/** One question and what was answered, for readers of the description. */
export interface EndpointExample {
  readonly query?: Readonly<Record<string, string>>;
  /** Left out for a file: the call itself is then where an example is. */
  readonly answer?: unknown;
  /** What it answers in English, where that is not the same. */
  readonly answerEn?: unknown;
}

/** One call of a service: everything a reader, a caller and the OpenAPI document need to know of it. */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Fastify path: `/cache/:key`. */
  readonly path: string;
  readonly summary: Wording;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** The headers it reads, for the description alone: a handler takes them as they came. */
  readonly headers?: z.ZodType;
  /** The schema of each status it may answer; `null` for an empty body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** The media type of what it answers when all is well, `application/json` unless said. */
  readonly mediaType?: string;
  /** Of a stream of events, the data of each by its name. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** Cache-Control of a 200; `no-store` unless said. */
  readonly cacheControl?: string;
  readonly example?: EndpointExample;
  readonly bodyLimitBytes?: number;
  /** How many values its JSON body may have, where that is not as many as usual (`requireModest`). */
  readonly mostValues?: number;
  /** Requests a minute from one address, where it is tighter than the server's. */
  readonly perMinute?: number;
  /** Throws for whoever may not ask at all, before anything of their body is read. */
  admit?(request: Pick<EndpointRequest<Params, Query, Body>, 'headers' | 'outside'>): void;
  handle(request: EndpointRequest<Params, Query, Body>): Answer | Promise<Answer>;
}

/** Infers the three types from the schemas, so that a handler needs no annotation. */
export function defineEndpoint<Params, Query, Body>(
  endpoint: Endpoint<Params, Query, Body>,
): Endpoint<Params, Query, Body> {
  return endpoint;
}
