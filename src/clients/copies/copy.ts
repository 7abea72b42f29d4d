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

/** A copy in this process. */
export interface HeldCopy {
  readonly value: unknown;
  readonly storedAt: number;
  /**
   * A change was announced after it was stored, or it came from disk, where announcements since are unknown. Shown only
   * when a load fails or is slow.
   */
  expired: boolean;
}

/** `fresh`: given out as it is. `kept`: given out while a newer one is fetched. `old`: only in need. */
export function ageOf(
  { expired, storedAt }: HeldCopy,
  { freshMs, keepMs }: Pick<CopyRequest<unknown>, 'freshMs' | 'keepMs'>,
  now: number,
): 'fresh' | 'kept' | 'old' {
  if (expired) return 'old';
  // A clock that was set back, here or on the machine that stored it, makes no copy younger than it is.
  const ageMs = Math.abs(now - storedAt);
  if (ageMs < freshMs) return 'fresh';
  return ageMs < keepMs ? 'kept' : 'old';
}
