import { lstat, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import type { ArchivePart } from './archive-part.ts';
import { bytesOf } from './bytes-of.ts';

/**
 * A file or a folder with everything in it, under `path`; nothing when it is not there. What lies in the place itself may
 * be reached by a link, as a folder on another disk is. A link below it would lead out of the archive, and is refused.
 */
export async function* listParts(place: string, path: string): AsyncGenerator<ArchivePart> {
  const stats = await orMissing(stat(place));
  if (stats?.isFile()) yield* partOfFile(place, path);
  if (stats?.isDirectory()) yield* partsOfFolder(place, path);
}

async function* partsOfFolder(folder: string, path: string): AsyncGenerator<ArchivePart> {
  yield { kind: 'folder', path };
  for (const name of (await readdir(folder)).toSorted()) {
    const [inner, innerPath] = [join(folder, name), `${path}/${name}`];
    const stats = await orMissing(lstat(inner));
    if (stats?.isFile()) yield* partOfFile(inner, innerPath);
    else if (stats?.isDirectory()) yield* partsOfFolder(inner, innerPath);
    else if (stats)
      throw new AppError('folder-unusable', `${inner} is neither a file nor a folder: take it away`);
  }
}

async function* partOfFile(file: string, path: string): AsyncGenerator<ArchivePart> {
  const handle = await orMissing(open(file, 'r'));
  if (!handle) return;
  try {
    yield { kind: 'file', path, bytes: bytesOf(handle) };
  } finally {
    await handle.close();
  }
}

/** A program that runs takes old mails away meanwhile. */
async function orMissing<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw thrown;
  }
}
