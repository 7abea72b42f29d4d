import { toAppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { ageOf, type CopyRequest, type HeldCopy } from './copy.ts';
import { isOutage, type Outages } from './outages.ts';
import type { Shelf } from './shelf.ts';

interface Flight {
  readonly landing: Promise<HeldCopy>;
  /** Resolves when the load takes longer than one should wait; counted from its start, not from a reader's. */
  readonly slow: Promise<typeof slow>;
  /** Started before a change was announced: waiting readers get the result, but it is not stored. */
  outdated: boolean;
}

export const slow = Symbol('slow');

interface FlightParts {
  readonly shelf: Shelf;
  readonly outages: Outages;
  readonly clock: Clock;
  readonly log: Log;
  readonly slowMs: number;
}

/** Loads under way, one for each key. */
export function createFlights(parts: FlightParts) {
  const { shelf, outages, clock, slowMs } = parts;
  const underWay = new Map<string, Flight>();

  async function fly(request: CopyRequest<unknown>, isOutdated: () => boolean): Promise<HeldCopy> {
    const { key, freshMs, keepMs } = request;
    try {
      const newer = await foundMeanwhile(request);
      if (newer) {
        outages.recovered(key);
        return newer;
      }
      const copy: HeldCopy = { value: await request.load(), storedAt: clock.now(), expired: false };
      if (!isOutdated()) shelf.keep({ ...request, keepMs: Math.max(freshMs, keepMs) }, copy);
      outages.recovered(key);
      return copy;
    } catch (thrown) {
      recordFailure(parts, request, thrown);
      throw thrown;
    }
  }

  /** Another process may have refreshed the copy that is too old here. */
  async function foundMeanwhile(request: CopyRequest<unknown>): Promise<HeldCopy | undefined> {
    if (!shelf.held(request.key)) return undefined;
    const copy = await shelf.shared(request.key);
    return copy && ageOf(copy, request, clock.now()) === 'fresh' ? copy : undefined;
  }

  return {
    start(request: CopyRequest<unknown>): Flight {
      const { key } = request;
      const present = underWay.get(key);
      if (present) return present;
      let timer: NodeJS.Timeout | undefined;
      const flight: Flight = {
        outdated: false,
        slow: new Promise((resolve) => {
          timer = setTimeout(resolve, slowMs, slow);
        }),
        landing: fly(request, () => flight.outdated).finally(() => {
          clearTimeout(timer);
          if (underWay.get(key) === flight) underWay.delete(key);
        }),
      };
      // The empty catch keeps Node from ending the process when no reader awaits it; `recordFailure` has logged it.
      flight.landing.catch(() => undefined);
      underWay.set(key, flight);
      return flight;
    },
    /** Whoever asks from now on starts anew. */
    outdate(prefix: string): void {
      for (const [key, flight] of underWay) {
        if (!key.startsWith(prefix)) continue;
        flight.outdated = true;
        underWay.delete(key);
      }
    },
  };
}

/** An outage is logged and remembered; any other refusal is an answer, and the copy it contradicts goes. */
function recordFailure(
  { shelf, outages, log }: FlightParts,
  request: CopyRequest<unknown>,
  thrown: unknown,
): void {
  const { key } = request;
  const error = toAppError(thrown);
  if (isOutage(error)) {
    log.warn({ err: error, code: error.code, key }, 'a load failed');
    outages.failed(request);
  } else {
    outages.recovered(key);
    shelf.drop(key);
  }
}
