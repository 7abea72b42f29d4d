import { AppError } from '#lib/errors.ts';
import { within } from '#lib/within.ts';
import type { Transport, WireRequest, WireResponse } from './transport.ts';

interface Patience {
  /** A service that hangs is tried again this long after it was last tried. */
  readonly probeEveryMs: number;
  /** How long a reader waits for such a try. */
  readonly probeWaitMs: number;
}

const defaultPatience: Patience = { probeEveryMs: 2000, probeWaitMs: 1500 };

export interface Breaker {
  readonly transport: Transport;
  /** Whether the service is known to hang. */
  readonly isOpen: boolean;
}

/**
 * Spares callers a service that hangs. Once a call ran out of its time, and none that began later was answered, the
 * service is known to hang: from then on one call in a while tries it, and the others are refused at once. Any answer,
 * whatever its status, ends that: a service that answers is not waited for in vain.
 */
export function createBreaker(transport: Transport, patience = defaultPatience): Breaker {
  const { probeEveryMs, probeWaitMs } = patience;
  let isOpen = false;
  let answeredAt = -Infinity;
  let triedAt = -Infinity;

  async function ask(request: WireRequest): Promise<WireResponse> {
    const askedAt = performance.now();
    triedAt = askedAt;
    try {
      const answer = await transport(request);
      answeredAt = performance.now();
      isOpen = false;
      return answer;
    } catch (thrown) {
      const isLate = thrown instanceof AppError && thrown.code === 'timed-out';
      if (isLate && answeredAt < askedAt) isOpen = true;
      throw thrown;
    }
  }

  return {
    get isOpen() {
      return isOpen;
    },
    transport: (request) => {
      if (!isOpen) return ask(request);
      const hangs = () => new AppError('unavailable', 'the service hangs, and is tried again in a moment');
      if (performance.now() - triedAt < probeEveryMs) return Promise.reject(hangs());
      const probe = ask(request);
      // What is written is not given up half way.
      const reads = request.method === 'GET' || request.onlyReads === true;
      return reads ? within(probeWaitMs, probe, hangs) : probe;
    },
  };
}
