import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import type { ArchivePart } from './archive-part.ts';

/** Puts a folder or a file below a new folder, for the user of the program alone. Nothing may stand there twice. */
export async function unpackPart(part: ArchivePart, below: string): Promise<void> {
  const place = join(below, part.path);
  try {
    mkdirSync(part.kind === 'folder' ? place : dirname(place), { recursive: true, mode: 0o700 });
    if (part.kind === 'file') await writeNew(place, part.bytes);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (!['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) throw cause;
    throw new AppError('invalid', `it has ${part.path} twice`, { cause });
  }
}

async function writeNew(place: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(place, 'wx', 0o600);
  try {
    for await (const chunk of bytes) await handle.appendFile(chunk);
  } finally {
    await handle.close();
  }
}
