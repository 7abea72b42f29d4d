import { setTimeout as wait } from 'node:timers/promises';

/** Looks until it holds; gives how long that took (ms), or undefined where it never did. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limitMs: number,
  everyMs = 100,
): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < limitMs) {
    if (await holds()) return performance.now() - startedAt;
    await wait(everyMs);
  }
  return undefined;
}
