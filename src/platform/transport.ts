import { AppError } from '#lib/errors.ts';
import { within } from '#lib/within.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import { ask } from './http/ask.ts';
import { currentRequestId } from './log/current-request.ts';
import { largestAnswerBytes, readBounded } from './http/read-bounded.ts';
import { waitForRoom } from './turns.ts';

/** One question put to a service, the same whether it crosses a socket or not. */
export interface WireRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query, from the service's root. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** It changes nothing, although it is posted. */
  readonly onlyReads?: boolean;
  /** What the answer may weigh, where it may be more than the 8 MB of any other. */
  readonly maxBytes?: number;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The same as it came, for what is no text; absent where an answer was made by hand. */
  readonly bytes?: Uint8Array;
}

/** How a client reaches a service. Throws `unavailable` or `timed-out`; every HTTP status is an answer. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** The part of an HTTP application that the in-process transport needs. */
interface Injectable {
  inject(request: {
    method: WireRequest['method'];
    url: string;
    headers: Record<string, string>;
    payload?: string | Buffer;
  }): Promise<{
    statusCode: number;
    headers: Record<string, unknown>;
    body: string;
    rawPayload?: Uint8Array;
  }>;
}

export function inProcessTransport(app: Injectable, timeoutMs: number): Transport {
  return async ({ method, path, headers = {}, body }) => {
    const payload = typeof body === 'string' || body === undefined ? body : viewOf(body);
    // A page may ask dozens of questions at once, and no answer crosses a socket: others get their turn in between.
    await waitForRoom();
    const asked = app.inject({ method, url: path, headers: { ...headers, ...ofThisRequest() }, payload });
    const answer = await within(timeoutMs, asked, () => timedOut(timeoutMs));
    return {
      status: answer.statusCode,
      headers: flattenHeaders(answer.headers),
      body: answer.body,
      ...(answer.rawPayload && { bytes: answer.rawPayload }),
    };
  };
}

/** `own` are headers of every request. */
export function httpTransport(
  baseUrl: string,
  timeoutMs: number,
  own: Readonly<Record<string, string>> = {},
): Transport {
  const base = withoutTrailing(baseUrl, '/');
  return async ({ method, path, headers = {}, body, maxBytes = largestAnswerBytes }) => {
    try {
      const answer = await ask(base + path, {
        method,
        headers: { ...own, ...headers, ...ofThisRequest() },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = await readBounded(answer, maxBytes);
      if (!bytes) throw new AppError('bad-answer', `an answer of more than ${maxBytes} bytes`);
      let text: string | undefined;
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        bytes,
        // Read as a text when it is asked for as one.
        get body() {
          return (text ??= new TextDecoder().decode(bytes));
        },
      };
    } catch (thrown) {
      if (thrown instanceof AppError) throw thrown;
      if (thrown instanceof Error && thrown.name === 'TimeoutError') throw timedOut(timeoutMs, thrown);
      throw new AppError('unavailable', `no answer from ${new URL(base).host}`, { cause: thrown });
    }
  };
}

/** A file of five megabytes is handed over as it lies there. */
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The same way to a service, with headers that a request may overrule. */
export function withHeaders(transport: Transport, own: Readonly<Record<string, string>>): Transport {
  return (request) => transport({ ...request, headers: { ...own, ...request.headers } });
}

/** Stands where a service is not part of this installation: every call is answered as unavailable. */
export function absentTransport(service: string): Transport {
  return () => Promise.reject(new AppError('unavailable', `the ${service} service is not running here`));
}

/** A service that knows which request it works for names it in its own log. */
function ofThisRequest(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { 'x-request-id': id };
}

function timedOut(timeoutMs: number, cause?: unknown): AppError {
  return new AppError('timed-out', `no answer within ${timeoutMs} ms`, { cause });
}

function flattenHeaders(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
