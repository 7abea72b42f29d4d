import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError, toAppError } from '#lib/errors.ts';
import type { ArchivePart } from './archive-part.ts';
import { bytesOf } from './bytes-of.ts';
import { headBytes, makeHead, openHead, type Cost } from './head.ts';
import { readArchive } from './read-archive.ts';
import { openStream, sealStream } from './sealed-stream.ts';
import { writeArchive } from './write-archive.ts';

interface BackupFileOptions {
  /** A file without one is not encrypted. */
  readonly passphrase: string | undefined;
  /** Ends the work, and takes away what is not finished. */
  readonly signal?: AbortSignal | undefined;
}

interface NewBackupOptions extends BackupFileOptions {
  readonly cost?: Cost | undefined;
}

/** Writes a backup for the user of the program alone. It has its name when all of it is on the disk, not before. */
export async function writeBackupFile(
  file: string,
  parts: AsyncIterable<ArchivePart>,
  { passphrase, signal, cost }: NewBackupOptions,
): Promise<void> {
  if (existsSync(file)) throw new AppError('conflict', `${file} is there already: name another file`);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    const { bytes, seal } = await makeHead(passphrase, cost);
    await handle.writeFile(bytes);
    for await (const frame of stoppable(sealStream(writeArchive(parts), seal), signal))
      await handle.writeFile(frame);
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (fault) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    signal?.throwIfAborted();
    throw fault;
  }
  await syncFolder(dirname(file));
}

/** Hands over its folders and files. Whatever is wrong with it is told with its name, at the latest at its end. */
export async function readBackupFile<Result>(
  file: string,
  { passphrase, signal }: BackupFileOptions,
  consume: (parts: AsyncIterable<ArchivePart>) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new AppError('bad-request', `${file} cannot be read`, { cause });
  });
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes));
    const seal = await openHead(buffer.subarray(0, bytesRead), passphrase);
    return await consume(readArchive(openStream(stoppable(bytesOf(handle), signal), seal)));
  } catch (cause) {
    signal?.throwIfAborted();
    const { code, message } = toAppError(cause);
    if (code !== 'invalid') throw cause;
    throw new AppError('invalid', `${file} cannot be used: ${message}`, { cause });
  } finally {
    await handle.close();
  }
}

async function* stoppable<Chunk>(
  source: AsyncIterable<Chunk>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Chunk> {
  for await (const chunk of source) {
    signal?.throwIfAborted();
    yield chunk;
  }
}

/** A new name is lost by a power cut as long as its folder is not on the disk. Some systems cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
