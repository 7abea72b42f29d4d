import { request as askHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { Readable, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '#lib/errors.ts';

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Ends the question and the reading of its answer. */
  readonly signal: AbortSignal;
}

/** `ask`, or what stands in for it in a test. */
export type Ask = (url: string | URL, options: AskOptions) => Promise<Response>;

/**
 * Asks a neighbour over HTTP, and gives its answer as soon as the head is there; redirections are answers. It stands in
 * for `fetch`, whose parser ends the whole process when a neighbour closes a connection before its answer is read
 * (nodejs/undici 5360). The body comes decompressed, so that whoever reads it with a bound has bounded it.
 */
export const ask: Ask = async (url, options) => {
  const { signal } = options;
  signal.throwIfAborted();
  const message = await askOnce(new URL(url), options);
  const body = decompressed(message);
  const end = () => body.destroy(signal.reason as Error);
  signal.addEventListener('abort', end, { once: true });
  body.once('close', () => {
    signal.removeEventListener('abort', end);
    // An answer that is left half read keeps its connection otherwise.
    if (!message.complete) message.destroy();
  });
  // Whoever reads the body is told; whoever does not must not be ended by it.
  body.on('error', () => undefined);
  return toResponse(message, body);
};

async function askOnce(url: URL, options: AskOptions, isSecondTry = false): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, signal } = options;
  const open = url.protocol === 'https:' ? askHttps : askHttp;
  const request = open(url, { method, headers: { 'accept-encoding': 'identity', ...headers } });
  try {
    return await answerTo(request, body, signal);
  } catch (thrown) {
    // The neighbour closed a connection that was kept open at the moment it was used again.
    const isStale = request.reusedSocket && (thrown as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (!isStale || isSecondTry || method !== 'GET' || signal.aborted) throw thrown;
    return askOnce(url, options, true);
  }
}

function answerTo(
  request: ClientRequest,
  body: AskOptions['body'],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const end = () => request.destroy(signal.reason as Error);
    signal.addEventListener('abort', end, { once: true });
    const settled = () => signal.removeEventListener('abort', end);
    request.once('response', (message) => {
      settled();
      resolve(message);
    });
    // Stays for as long as the request lives: a late fault of the connection is told to who reads the body.
    request.on('error', (fault) => {
      settled();
      reject(fault);
    });
    request.end(body);
  });
}

/** Asked for as it is, but some neighbours compress all the same. */
function decompressed(message: IncomingMessage): Readable {
  const decoder = decoderOf(message.headers['content-encoding']);
  if (!decoder) return message;
  pipeline(message, decoder, () => undefined);
  return decoder;
}

/** As much at a time as a socket gives: each piece has a price of its own. */
const pieces = { chunkSize: 64 * 1024 };

function decoderOf(coding: string | undefined) {
  switch (coding?.toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(pieces);
    case 'br':
      return createBrotliDecompress(pieces);
    case 'deflate':
      return createInflate(pieces);
    default:
      return undefined;
  }
}

const withoutBody = [204, 205, 304];

function toResponse(message: IncomingMessage, body: Readable): Response {
  const { statusCode: status = 0, rawHeaders } = message;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', (rawHeaders[at + 1] ?? '').trim());
  if (status < 200 || status > 599) {
    message.destroy();
    throw new AppError('bad-answer', 'the answer has a status that HTTP does not know');
  }
  if (!withoutBody.includes(status))
    return new Response(Readable.toWeb(body) as ReadableStream, { status, headers });
  body.resume();
  return new Response(null, { status, headers });
}
