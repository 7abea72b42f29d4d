import { vi } from 'vitest';

/** A machine may be slow: what never comes fails late, and what comes is found at once. */
const patience = { timeout: 15_000, interval: 50 };

/** Tries until it holds. */
export function eventually<Value>(check: () => Value): Promise<Awaited<Value>> {
  return vi.waitFor(check as () => Awaited<Value>, patience);
}
