import { LRUCache } from 'lru-cache';

/**
 * The share of the store that answers may take which any stranger can ask for. Beyond it the least recently asked for
 * leave, and nothing else of the store has to.
 */
export function createQuota(maxBytes: number, drop: (key: string) => void) {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') drop(key);
    },
  });
  return {
    /** Whether there is room for it; those that make room have been dropped. */
    admits(key: string, bytes: number): boolean {
      if (bytes > maxBytes) return false;
      sizes.set(key, Math.max(1, bytes));
      return true;
    },
    /** Somebody asked for it again. */
    touch: (key: string) => void sizes.get(key),
  };
}
