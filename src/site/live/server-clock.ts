import { useSyncExternalStore } from 'react';

/**
 * The time as the server has it. The clock of a device may be minutes off, and staff may have set the program to
 * another time, so the browser only counts on from what the server last said.
 */
let aheadMs: number | undefined;
const listeners = new Set<() => void>();

/** What the server's clock showed at a moment of the device's. */
export function tellServerTime(serverMs: number, deviceMs = Date.now()): void {
  aheadMs = serverMs - deviceMs;
  // The copy of a page may be hours old: its minutes are put right at once.
  for (const tell of listeners) tell();
}

export function serverNow(): number {
  return Date.now() + (aheadMs ?? 0);
}

/** Once the page that counts is left, the next one begins with its own time. */
export function forgetServerTime(): void {
  aheadMs = undefined;
}

const tickMs = 1000;
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * What a moment comes to, followed by the second: the component is drawn again only when the answer is another. On the
 * server, and until the page is taken over, it is the moment of the page's data.
 */
export function useAtTime<T extends string | number | boolean>(
  firstMs: number,
  select: (nowMs: number) => T,
): T {
  return useSyncExternalStore(
    subscribe,
    () => select(aheadMs === undefined ? firstMs : serverNow()),
    () => select(firstMs),
  );
}

/** The present moment in steps, for what need not be drawn every second. */
export function useNow(firstMs: number, stepMs: number): number {
  const steps = useAtTime(firstMs, (nowMs) => Math.floor(nowMs / stepMs));
  const firstSteps = Math.floor(firstMs / stepMs);
  return steps === firstSteps ? firstMs : steps * stepMs;
}
