import { LRUCache } from 'lru-cache';
import type { AppError, ErrorCode } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { CopyRequest } from './copy.ts';

/** Faults of the backend or of the way to it. The other codes are answers: there is nothing there, or not for you. */
const outageCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'unavailable',
  'timed-out',
  'bad-answer',
  'internal',
  'too-many-requests',
]);

export const isOutage = (error: AppError): boolean => outageCodes.has(error.code);

export type Outages = ReturnType<typeof createOutages>;

export type OutageObserver = (keys: readonly string[]) => void;

/** An outage nobody ran into for so long is not told any more. */
const memoryMs = 60_000;
const maxKeys = 1000;

interface Failure {
  readonly at: number;
  /** In a row. */
  readonly times: number;
  readonly request: CopyRequest<unknown>;
}

/** Which loads failed last time, and until when they are not tried again. */
export function createOutages(clock: Clock, restMs: number) {
  const failures = new LRUCache<string, Failure>({ max: maxKeys });
  const observers = new Set<OutageObserver>();
  const sinceFailure = (key: string) => clock.now() - (failures.peek(key)?.at ?? -Infinity);

  const keys = () => [...failures.rkeys()].filter((key) => sinceFailure(key) < memoryMs);
  function tell(): void {
    for (const observer of observers) observer(keys());
  }

  return {
    failed(request: CopyRequest<unknown>): void {
      const { key } = request;
      const known = sinceFailure(key) < memoryMs;
      const times = known ? (failures.peek(key)?.times ?? 0) + 1 : 1;
      failures.set(key, { at: clock.now(), times, request });
      if (!known) tell();
    },
    recovered(key: string): void {
      if (failures.delete(key)) tell();
    },
    /** Just failed: not to be tried again while there is a copy to show. */
    isResting: (key: string) => sinceFailure(key) < restMs,
    keys,
    /** How many loads of these keys failed in a row. */
    count: (isWanted: (key: string) => boolean) =>
      keys()
        .filter(isWanted)
        .reduce((sum, key) => sum + (failures.peek(key)?.times ?? 0), 0),
    /** What failed last, to be tried again. */
    requests: () => keys().flatMap((key) => failures.peek(key)?.request ?? []),
    onChange(observer: OutageObserver): () => void {
      observers.add(observer);
      return () => observers.delete(observer);
    },
  };
}
