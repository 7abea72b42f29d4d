import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Writes a file for the user of the program alone. Whoever reads meanwhile finds the whole file, the one before, or none. */
export async function putFile(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  makeFolder(dirname(path));
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (fault) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw fault;
  }
}
