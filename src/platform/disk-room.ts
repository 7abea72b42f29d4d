import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '#lib/errors.ts';

/** Whether the disk of a folder has room for what may wait. */
export interface DiskRoom {
  /** Throws `unavailable` where less is free than has to stay so. */
  check(): Promise<void>;
}

/** Leaves the last of a disk to what must be written: the database, its log, sessions. */
export function watchDisk(folder: string, leastFreeBytes: number): DiskRoom {
  return {
    check: async () => {
      if ((await freeBytes(folder)) < leastFreeBytes)
        throw new AppError('unavailable', 'too little of the disk is free');
    },
  };
}

/** How much of the disk of a folder is free. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (cause) {
    // A folder that nothing was written to yet will be made in the one above.
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && dirname(folder) !== folder) return freeBytes(dirname(folder));
    throw new AppError('unavailable', 'nobody can tell how much of the disk is free', { cause });
  }
}
