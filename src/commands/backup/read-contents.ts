import { buffer } from 'node:stream/consumers';
import { AppError } from '#lib/errors.ts';
import type { ArchivePart } from '#platform/backup/archive-part.ts';
import { readBackupFile } from '#platform/backup/backup-file.ts';
import { aboutPath, aboutSchema, clusterPath, dumpPath, isOfFolder, type About } from './contents.ts';
import type { Workplace } from './workplace.ts';

export interface Contents {
  readonly about: About;
  readonly files: number;
  readonly bytes: number;
}

interface Readers {
  /** Sees what the backup is before anything of it is taken. */
  readonly begin?: (about: About) => void;
  readonly take?: (part: ArchivePart) => Promise<void>;
}

/** Reads a backup to its end, or not at all: what is damaged, or has what no backup has, is refused. */
export function readContents(
  file: string,
  { passphrase, signal }: Workplace,
  { begin, take }: Readers,
): Promise<Contents> {
  return readBackupFile(file, { passphrase, signal }, async (parts) => {
    let about: About | undefined;
    const missing = new Set(['database', 'secret']);
    const counts = { files: 0, bytes: 0 };
    for await (const part of parts) {
      if (!about) {
        about = await readAbout(part);
        begin?.(about);
        continue;
      }
      const isDump = part.path === dumpPath && part.kind === 'file' && about.database === 'postgres';
      if (!isDump && !isOfFolder(part))
        throw new AppError('invalid', `it has ${JSON.stringify(part.path)}, which is in no backup`);
      if (isDump || part.path === `${clusterPath}/PG_VERSION`) missing.delete('database');
      missing.delete(part.path);
      const seen = count(part, counts);
      await take?.(seen);
      // What nobody took is read all the same: it may be damaged.
      if (seen.kind === 'file') for await (const _chunk of seen.bytes);
    }
    if (!about || missing.size > 0)
      throw new AppError('invalid', `it lacks what a backup has: ${[...missing].join(', ')}`);
    return { about, ...counts };
  });
}

/** The same, counted as it is read. */
function count(part: ArchivePart, counts: { files: number; bytes: number }): ArchivePart {
  if (part.kind === 'folder') return part;
  counts.files += 1;
  async function* bytes(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      counts.bytes += chunk.length;
      yield chunk;
    }
  }
  return { ...part, bytes: bytes(part.bytes) };
}

async function readAbout(part: ArchivePart): Promise<About> {
  const text = part.kind === 'file' && part.path === aboutPath ? await buffer(part.bytes) : undefined;
  const read = aboutSchema.safeParse(parse(text?.toString('utf8') ?? ''));
  if (read.success) return read.data;
  throw new AppError('invalid', 'it does not say what it is, or was made by a later version');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
