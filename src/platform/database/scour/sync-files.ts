import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const atOnce = 50;

/** Waits until the files below a folder are on the disk. One that goes meanwhile needs nothing. */
export async function syncFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (let at = 0; at < files.length; at += atOnce)
    await Promise.all(files.slice(at, at + atOnce).map((file) => syncFile(file)));
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r').catch((thrown: unknown) => {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
  });
  await file?.sync().finally(() => file.close());
}
