import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { isDiskFull, makeRoomOn } from './disk-full.ts';
import { makeFolder } from './make-folder.ts';

const minLength = 32;

/** The installation's secret: the one given, else the one of the data folder, made at the first start. */
export async function readSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  const file = join(dataDir, 'secret');
  const kept = await makeOrRead(file, dataDir).catch((cause: unknown) => {
    const message = isDiskFull(cause)
      ? makeRoomOn(dataDir)
      : `The data folder ${dataDir} cannot be written to: make it writable or set DATA_DIR`;
    throw new AppError('folder-unusable', message, { cause });
  });
  if (kept.length >= minLength) return kept;
  throw new AppError(
    'folder-unusable',
    `The secret in ${file} is damaged: put it back from a backup, or set SECRET`,
  );
}

/** The same for a command beside the program, which makes none: undefined where there is no secret yet. */
export async function findSecret(given: string | undefined, dataDir: string): Promise<string | undefined> {
  return given ?? (await readIfThere(join(dataDir, 'secret')));
}

async function makeOrRead(file: string, dataDir: string): Promise<string> {
  makeFolder(dataDir);
  const found = await readIfThere(file);
  if (found !== undefined) return found;
  // Linked when it is whole: another process that starts now sees all of it or nothing.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    await link(draft, file).catch((thrown: NodeJS.ErrnoException) =>
      // Some file systems have no links.
      thrown.code === 'EEXIST' ? undefined : rename(draft, file),
    );
    return (await readFile(file, 'utf8')).trim();
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw thrown;
  }
}

/** A key for one purpose alone, so that no two uses share one. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** Compares digests, which have one length, in a time that tells nothing of where two texts differ. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  if (given === undefined) return false;
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
