import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/errors.ts';
import { within } from '#lib/within.ts';
import type { Transport, WireRequest, WireResponse } from './transport.ts';

interface Patience {
  /** A call that hangs is tried again this long after it was last tried. */
  readonly probeEveryMs: number;
  /** How long a reader waits for such a try, and for any other call of a service of which one hangs. */
  readonly probeWaitMs: number;
}

const defaultPatience: Patience = { probeEveryMs: 2000, probeWaitMs: 1500 };
/** One page may be too large by itself: only when the next answer of the same call is too, it is the service. */
const severalFloods = 2;
/** What nobody asks for any more is forgotten, so that it makes nobody impatient. */
const memory = { max: 100, ttl: 30_000 };

export interface Breaker {
  readonly transport: Transport;
  /** Whether some call of the service is known to hang. */
  readonly isOpen: boolean;
}

/**
 * Spares callers a service that hangs. A call that ran out of its time is known to hang: from then on it is tried by one
 * caller in a while, and the others are refused at once. The service may hang as a whole, so its other calls are waited
 * for only briefly until they answer; where one call alone hangs, they go on as ever. An answer, whatever its status and
 * however late, ends it. A call that floods is treated alike, since reading what is thrown away holds up everybody else.
 */
export function createBreaker(transport: Transport, patience = defaultPatience): Breaker {
  const { probeEveryMs, probeWaitMs } = patience;
  /** When each call that hangs was last tried. */
  const triedAt = new LRUCache<string, number>(memory);
  const answeredAt = new LRUCache<string, number>(memory);
  /** How many answers of each call in a row were larger than may be read. */
  const floods = new LRUCache<string, number>(memory);
  const hangs = () => new AppError('unavailable', 'the service hangs, and is tried again in a moment');

  function countFlood(call: string): number {
    const count = (floods.get(call) ?? 0) + 1;
    floods.set(call, count);
    return count;
  }

  async function ask(call: string, request: WireRequest): Promise<WireResponse> {
    const askedAt = performance.now();
    try {
      const answer = await transport(request);
      answeredAt.set(call, performance.now());
      triedAt.delete(call);
      floods.delete(call);
      return answer;
    } catch (thrown) {
      const code = thrown instanceof AppError ? thrown.code : undefined;
      const wasAnswered = (answeredAt.get(call) ?? -Infinity) > askedAt;
      const isIll = code === 'timed-out' || (code === 'bad-answer' && countFlood(call) >= severalFloods);
      if (isIll && !wasAnswered) triedAt.set(call, performance.now());
      throw thrown;
    }
  }

  function askBriefly(call: string, request: WireRequest): Promise<WireResponse> {
    const askedAt = performance.now();
    const asked = ask(call, request);
    // What is written is not given up half way.
    if (request.method !== 'GET' && !request.onlyReads) return asked;
    return within(probeWaitMs, asked, () => {
      triedAt.set(call, askedAt);
      return hangs();
    });
  }

  return {
    get isOpen() {
      triedAt.purgeStale();
      return triedAt.size > 0;
    },
    transport: (request) => {
      const call = callOf(request);
      const last = triedAt.get(call);
      if (last === undefined) return triedAt.size === 0 ? ask(call, request) : askBriefly(call, request);
      if (performance.now() - last < probeEveryMs) return Promise.reject(hangs());
      triedAt.set(call, performance.now());
      return askBriefly(call, request);
    },
  };
}

/** Which call of the service a request is, whatever it asks about: `GET /api/menus`. */
function callOf({ method, path }: WireRequest): string {
  const segments = (path.split('?', 1)[0] ?? '').split('/').filter((segment) => /^[a-z]+$/i.test(segment));
  return `${method} ${segments.slice(0, 3).join('/')}`;
}
