import { access, constants, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { makeFolder } from '../make-folder.ts';
import { putFile } from '../put-file.ts';
import { requireFileName, type FileStore } from './file-store.ts';

/** Files in a folder of this machine, for its user alone, in folders of their first two letters. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, requireFileName(name).slice(0, 2), name);
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      try {
        if (!(await isThere(path))) await putFile(path, bytes);
      } catch (cause) {
        throw unusable(cause);
      }
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (cause) {
        return missing(cause);
      }
    },
    has: (name) => isThere(pathOf(name)),
    check: async () => {
      try {
        makeFolder(folder);
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (cause) {
        throw unusable(cause);
      }
    },
  };
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (cause) {
    return missing(cause) ?? false;
  }
}

function missing(cause: unknown): undefined {
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw unusable(cause);
}

function unusable(cause: unknown): unknown {
  if (cause instanceof AppError) return cause;
  return new AppError('unavailable', 'the folder of the files cannot be used', { cause });
}
