export interface Bounds {
  readonly maxBytes: number;
  readonly maxEntries?: number;
}

/** A map that weighs its entries and lets the least recently used go first. */
export interface BoundedMap<V> {
  /** Counts as a use. */
  get(key: string): V | undefined;
  /** An entry over the whole bound is not kept: it would push out all the others and then itself. */
  set(key: string, value: V, bytes: number): void;
  delete(key: string): V | undefined;
  /** As they are now, from the one used longest ago. */
  entries(): [string, V][];
  clear(): void;
}

export function createBoundedMap<V>(bounds: Bounds, onEvict?: (key: string) => void): BoundedMap<V> {
  const { maxBytes, maxEntries = Infinity } = bounds;
  // A Map keeps the order of insertion: the first key is the one used longest ago.
  const entries = new Map<string, { readonly value: V; readonly bytes: number }>();
  let heldBytes = 0;

  function remove(key: string): V | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    heldBytes -= entry.bytes;
    return entry.value;
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return onEvict?.(key);
      entries.set(key, { value, bytes });
      heldBytes += bytes;
      while (heldBytes > maxBytes || entries.size > maxEntries) {
        const oldest = entries.keys().next();
        if (oldest.done) return;
        remove(oldest.value);
        onEvict?.(oldest.value);
      }
    },
    delete: remove,
    entries: () => [...entries].map(([key, { value }]) => [key, value]),
    clear() {
      entries.clear();
      heldBytes = 0;
    },
  };
}
