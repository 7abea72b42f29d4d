const LONGEST_MS = 60_000;

/** How long to wait before the next poll: the interval, doubled for each failure in a row, up to a minute. */
export function backOffMs(intervalMs: number, failures: number): number {
  return Math.max(intervalMs, Math.min(intervalMs * 2 ** failures, LONGEST_MS));
}
