import { AppError } from '#lib/errors.ts';

/**
 * Where the bytes of files are kept, by a name that is made of what they hold: what was put under a name never changes.
 * A store that is away, late or full throws `unavailable`.
 */
export interface FileStore {
  /** What stands there already stays: it is the same. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined when there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  has(name: string): Promise<boolean>;
  check(): Promise<void>;
}

/** More than this is neither taken nor read back. */
export const largestFileBytes = 32 * 1024 * 1024;

const namePattern = /^[0-9a-f]{40}(?:\.[a-z0-9]{1,12}){0,2}$/;

/** A name is written into paths and addresses: nothing but a hash and endings of ours gets there. */
export function requireFileName(name: string): string {
  if (!namePattern.test(name)) throw new AppError('internal', 'a file is kept under its hash alone');
  return name;
}
