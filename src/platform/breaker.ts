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
/** How long the calls of a service that hung are waited for only briefly once it answers. */
const doubtMs = 10_000;
/** What nobody asks for any more is forgotten, so that it makes nobody impatient. */
const memory = { max: 100, ttl: 30_000 };

export interface Breaker {
  readonly transport: Transport;
  /** Whether some call of the service is known to hang. */
  readonly isOpen: boolean;
}

/**
 * Spares callers a service that hangs. A call that ran out of its time is known to hang: from then on it is refused at
 * once, and of all calls that hang one is tried in a while, each in its turn. The service may hang as a whole, so calls not
 * known to hang are waited for only briefly; where one call alone hangs, they go on as ever. As soon as one that hung is
 * answered, whatever the status and however late, all are asked again, briefly at first. A call that floods is treated
 * alike, since reading what is thrown away holds up everybody else.
 */
export function createBreaker(transport: Transport, patience = defaultPatience): Breaker {
  const { probeEveryMs, probeWaitMs } = patience;
  /** When each call that hangs was last tried, and when any of them was. */
  const triedAt = new LRUCache<string, number>(memory);
  let lastTriedAt = -Infinity;
  /** One of its calls hung not long ago. */
  let inDoubtUntil = -Infinity;
  const answeredAt = new LRUCache<string, number>(memory);
  /** How many answers of each call in a row were larger than may be read. */
  const floods = new LRUCache<string, number>(memory);
  const hangs = () => new AppError('unavailable', 'the service hangs, and is tried again in a moment');

  function noteTry(call: string, at: number): void {
    triedAt.set(call, Math.max(triedAt.peek(call) ?? -Infinity, at));
    lastTriedAt = Math.max(lastTriedAt, at);
  }

  function noteAnswer(call: string): void {
    answeredAt.set(call, performance.now());
    floods.delete(call);
    if (!triedAt.delete(call)) return;
    triedAt.clear();
    inDoubtUntil = performance.now() + doubtMs;
  }

  function countFlood(call: string): number {
    const count = (floods.get(call) ?? 0) + 1;
    floods.set(call, count);
    return count;
  }

  /** The one that waits longest comes first; any other may where that one is not asked for. */
  function mayTry(call: string): boolean {
    const sinceMs = performance.now() - lastTriedAt;
    if (sinceMs < probeEveryMs) return false;
    const own = triedAt.peek(call) ?? 0;
    return sinceMs >= 2 * probeEveryMs || [...triedAt.values()].every((at) => at >= own);
  }

  async function ask(call: string, request: WireRequest): Promise<WireResponse> {
    const askedAt = performance.now();
    try {
      const answer = await transport(request);
      noteAnswer(call);
      return answer;
    } catch (thrown) {
      const code = thrown instanceof AppError ? thrown.code : undefined;
      const wasAnswered = (answeredAt.get(call) ?? -Infinity) > askedAt;
      const isIll = code === 'timed-out' || (code === 'bad-answer' && countFlood(call) >= severalFloods);
      // The end of a try that was given up long ago is no news.
      if (isIll && !wasAnswered) noteTry(call, triedAt.has(call) ? askedAt : performance.now());
      throw thrown;
    }
  }

  function askBriefly(call: string, request: WireRequest): Promise<WireResponse> {
    const askedAt = performance.now();
    const asked = ask(call, request);
    // What is written is not given up half way.
    if (request.method !== 'GET' && !request.onlyReads) return asked;
    return within(probeWaitMs, asked, () => {
      noteTry(call, askedAt);
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
      if (triedAt.has(call)) {
        if (!mayTry(call)) return Promise.reject(hangs());
        noteTry(call, performance.now());
        return askBriefly(call, request);
      }
      const isInDoubt = triedAt.size > 0 || performance.now() < inDoubtUntil;
      return isInDoubt ? askBriefly(call, request) : ask(call, request);
    },
  };
}

/** Which call of the service a request is, whatever it asks about: `GET /api/menus`. */
function callOf({ method, path }: WireRequest): string {
  const segments = (path.split('?', 1)[0] ?? '').split('/').filter((segment) => /^[a-z]+$/i.test(segment));
  return `${method} ${segments.slice(0, 3).join('/')}`;
}
