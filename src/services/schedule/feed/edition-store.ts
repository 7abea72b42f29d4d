import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { isDiskFull, makeRoomOn } from '#platform/disk-full.ts';
import { makeFolder } from '#platform/make-folder.ts';
import { openTimetable, SnapshotFault } from '#transit/index.ts';
import { feedMarkSchema } from './source/feed-mark.ts';

const cardSchema = z.object({
  mark: feedMarkSchema,
  /** When the feed went into service (ms). */
  importedAt: z.number(),
  snapshotBytes: z.number(),
});

type EditionCard = Omit<z.infer<typeof cardSchema>, 'snapshotBytes'>;

export type EditionStore = ReturnType<typeof createEditionStore>;

/** The last accepted feed on disk: the snapshot it is served from, the archive others fetch, and a card about both. */
export function createEditionStore(folder: string, onDamaged: (reason: string) => void) {
  const cardFile = join(folder, 'timetable.json');
  const snapshotFile = join(folder, 'timetable.snapshot');
  const zipFile = join(folder, 'gtfs.zip');
  return {
    zipFile,
    /** Undefined when there is none, or when it is damaged or of another version: it is then built anew. */
    load: async () => {
      // The card is written last: without it there is no complete snapshot.
      if (!existsSync(cardFile)) return undefined;
      try {
        const card = cardSchema.parse(JSON.parse(await readFile(cardFile, 'utf8')));
        const bytes = await readFile(snapshotFile);
        const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
        if (bytes.length !== card.snapshotBytes) throw new SnapshotFault('snapshot of another length');
        return { card, timetable: openTimetable(buffer), hasArchive: existsSync(zipFile) };
      } catch (thrown) {
        onDamaged(thrown instanceof Error ? thrown.message : String(thrown));
        return undefined;
      }
    },
    save: async (snapshot: ArrayBuffer, zip: Uint8Array, card: EditionCard): Promise<void> => {
      try {
        makeFolder(folder);
        await replaceFile(zipFile, zip);
        await replaceFile(snapshotFile, new Uint8Array(snapshot));
        // Last, so that a card never speaks of a snapshot that is not there.
        await replaceFile(cardFile, JSON.stringify({ ...card, snapshotBytes: snapshot.byteLength }));
      } catch (cause) {
        const words = isDiskFull(cause)
          ? makeRoomOn(folder)
          : `Cannot write the timetable in ${folder}: check its rights`;
        throw new AppError('folder-unusable', words, { cause });
      }
    },
  };
}

/** Whole or not at all: a process that dies half-way leaves the old file. */
async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.new`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (thrown) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw thrown;
  }
}
