/** What a client loads, and how old it may be. */
export interface CopyRequest<T> {
  readonly key: string;
  /** Younger than this it is given out without a question. */
  readonly freshMs: number;
  /** Younger than this it is given out while a newer one is fetched; older, only in need. */
  readonly keepMs: number;
  /** The shared store has it already under another name, so it is not put there a second time. */
  readonly isStored?: boolean;
  /** What it gives must survive JSON, and is shared: nobody may change it. */
  load(): Promise<T>;
}

/**
 * `fresh`: young enough. `refreshing`: older, and a newer one is on its way.
 * `stale`: the last load failed, and this is the best there is.
 */
export type CopyState = 'fresh' | 'refreshing' | 'stale';

export interface CopyAnswer<T> {
  readonly value: T;
  readonly state: CopyState;
  /** When it was loaded, in milliseconds since the epoch. */
  readonly storedAt: number;
}

/** A copy in this process. */
export interface HeldCopy {
  readonly value: unknown;
  readonly storedAt: number;
  /** Declared out of date, or found where its age says nothing: good in need only. */
  expired: boolean;
}
