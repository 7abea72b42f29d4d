import { LRUCache } from 'lru-cache';
import type { AppError, ErrorCode } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';

/** Faults of the backend or of the way to it. The other codes are answers: there is nothing there, or not for you. */
const outageCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'unavailable',
  'timed-out',
  'bad-answer',
  'internal',
  'too-many-requests',
]);

export const isOutage = (error: AppError): boolean => outageCodes.has(error.code);

/** Which loads failed last time, and until when they are not tried again. */
export interface Outages {
  failed(key: string): void;
  recovered(key: string): void;
  isOut(key: string): boolean;
  /** Just failed: not to be tried again while there is a copy to show. */
  isResting(key: string): boolean;
  keys(): string[];
  onChange(listener: (keys: readonly string[]) => void): () => void;
}

/** An outage nobody ran into for so long is not told any more. */
const memoryMs = 60_000;
const maxKeys = 1000;

export function createOutages(clock: Clock, restMs: number): Outages {
  const failures = new LRUCache<string, number>({ max: maxKeys });
  const listeners = new Set<(keys: readonly string[]) => void>();
  const sinceFailure = (key: string) => clock.now() - (failures.peek(key) ?? -Infinity);

  const keys = () => [...failures.rkeys()].filter((key) => sinceFailure(key) < memoryMs);
  function tell(): void {
    for (const listener of listeners) listener(keys());
  }

  return {
    failed(key) {
      const known = sinceFailure(key) < memoryMs;
      failures.set(key, clock.now());
      if (!known) tell();
    },
    recovered(key) {
      if (failures.delete(key)) tell();
    },
    isOut: (key) => failures.has(key),
    isResting: (key) => sinceFailure(key) < restMs,
    keys,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
