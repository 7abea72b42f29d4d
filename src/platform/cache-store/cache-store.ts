/**
 * What processes share and nothing may push out before its time: sessions, counts, and marks of what was used once.
 * Every call may throw `unavailable`, within half a second.
 */
export interface StateStore {
  readonly kind: 'memory' | 'redis';
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, options: { readonly ttlMs: number }): Promise<void>;
  delete(key: string): Promise<boolean>;
  /** Increments a counter that starts at 0 and expires `ttlMs` after its first increment; atomic across processes. */
  increment(key: string, options: { readonly ttlMs: number }): Promise<number>;
  /** Throws `unavailable` when the store cannot be reached, or may lose what it holds. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What is shared between processes and may be lost: memory on one machine, Redis on several.
 * Every call may throw `unavailable`, within half a second; callers go on without the store.
 */
export interface CacheStore extends Omit<StateStore, 'set'> {
  /** Without `ttlMs` the value stays until it is deleted or the bound pushes it out. */
  set(key: string, value: string, options?: { readonly ttlMs?: number }): Promise<void>;
  /** Tells every process that listens on the channel, this one included. */
  publish(channel: string, message: string): Promise<void>;
  /** An empty message means that the store was out of reach and messages may have been missed. */
  subscribe(channel: string, subscriber: (message: string) => void): () => void;
}
