import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { StateStore } from './cache-store.ts';

interface LastingMemoryOptions {
  /** What keys and values may weigh together; beyond it new ones are refused, and none is pushed out. */
  readonly maxBytes: number;
  readonly clock: Clock;
}

interface Entry {
  readonly value: string;
  readonly expiresAt: number;
}

const overheadBytes = 100;
const weightOf = (key: string, { value }: Entry): number =>
  Buffer.byteLength(key) + Buffer.byteLength(value) + overheadBytes;
/** Those whose time is over are looked for this often at most: it takes a look at every one. */
const sweepMs = 10_000;

/** The state of one process, in its memory: whatever is in it stays for as long as it was to stay. */
export function createLastingMemory({ maxBytes, clock }: LastingMemoryOptions): StateStore {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let sweptAt = -Infinity;

  function remove(key: string): boolean {
    const entry = entries.get(key);
    if (!entry) return false;
    entries.delete(key);
    bytes -= weightOf(key, entry);
    return entry.expiresAt > clock.now();
  }

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (!entry || entry.expiresAt > clock.now()) return entry;
    remove(key);
    return undefined;
  }

  function sweep(): void {
    if (clock.now() - sweptAt < sweepMs) return;
    sweptAt = clock.now();
    for (const [key, { expiresAt }] of entries) if (expiresAt <= clock.now()) remove(key);
  }

  function put(key: string, entry: Entry): void {
    const weight = weightOf(key, entry);
    remove(key);
    if (bytes + weight > maxBytes) sweep();
    if (bytes + weight > maxBytes) throw new AppError('unavailable', 'the store of sessions is full');
    entries.set(key, entry);
    bytes += weight;
  }

  return {
    kind: 'memory',
    get: async (key) => find(key)?.value,
    async set(key, value, { ttlMs }) {
      if (ttlMs <= 0) remove(key);
      else put(key, { value, expiresAt: clock.now() + ttlMs });
    },
    delete: async (key) => remove(key),
    async increment(key, { ttlMs }) {
      const last = find(key);
      const count = Number(last?.value ?? 0) + 1;
      put(key, { value: String(count), expiresAt: last?.expiresAt ?? clock.now() + ttlMs });
      return count;
    },
    check: async () => undefined,
    close: async () => entries.clear(),
  };
}
