import { AppError } from '#lib/errors.ts';
import type { Ask } from '#platform/http/ask.ts';
import { readBounded } from '#platform/http/read-bounded.ts';
import { askFollowing, conditionHeaders, publicAddress, type Validators } from '../feed-request.ts';
import { PollBreak } from './poll-outcome.ts';

/** Where a feed is fetched, and what of that may be shown. */
export interface FeedAddress {
  readonly url: URL;
  /** Without credentials or query: keys live there. */
  readonly shown: string;
}

export function parseFeedAddress(text: string): FeedAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new AppError('bad-setting', 'the address of a real-time feed must be an http or https URL');
  }
  return { url, shown: publicAddress(url) };
}

interface Download {
  /** Undefined when the server says the body is the one we have. */
  readonly body: Uint8Array | undefined;
  readonly validators: Validators;
}

interface DownloadOptions {
  readonly ask: Ask;
  readonly known: Validators | undefined;
  readonly limits: { readonly timeoutMs: number; readonly maxBytes: number };
  readonly stop: AbortSignal;
}

/** One conditional request within its limits. Throws a PollBreak; when `stop` aborts, what the abort throws. */
export async function download(address: FeedAddress, options: DownloadOptions): Promise<Download> {
  const { ask, known, limits, stop } = options;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limits.timeoutMs).unref();
  try {
    const signal = AbortSignal.any([stop, limit.signal]);
    const headers = requestHeaders(known);
    const answer = await askFollowing(address.url, { ask, headers, maxRedirects, signal });
    if (!answer) throw new PollBreak('unreachable', 'sent elsewhere, too often or where it may not');
    return await readAnswer(answer, known, limits.maxBytes);
  } catch (thrown) {
    if (thrown instanceof PollBreak || stop.aborted) throw thrown;
    if (limit.signal.aborted) throw new PollBreak('time-limit', `no answer within ${limits.timeoutMs} ms`);
    throw new PollBreak('unreachable', `no whole answer (${reasonOf(thrown)})`, thrown);
  } finally {
    clearTimeout(timer);
  }
}

const maxRedirects = 5;

function requestHeaders(known: Validators | undefined): Record<string, string> {
  return {
    accept: 'application/x-protobuf, application/octet-stream;q=0.9, */*;q=0.1',
    ...conditionHeaders(known),
  };
}

async function readAnswer(
  answer: Response,
  known: Validators | undefined,
  maxBytes: number,
): Promise<Download> {
  if (answer.status === 304 && known) return { body: undefined, validators: known };
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new PollBreak('http-status', `HTTP ${answer.status}`);
  }
  const { headers } = answer;
  const validators: Validators = {
    etag: headers.get('etag') ?? undefined,
    lastModified: headers.get('last-modified') ?? undefined,
  };
  const body = await readBounded(answer, maxBytes);
  if (!body) throw new PollBreak('too-large', `more than ${maxBytes} bytes`);
  return { body, validators };
}

/** The system's short code where there is one: messages of the network layer may quote the address. */
function reasonOf(thrown: unknown): string {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.name : 'unknown';
}
