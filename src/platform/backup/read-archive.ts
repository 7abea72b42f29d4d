import { AppError } from '#lib/errors.ts';
import {
  largestChunkBytes,
  longestPathBytes,
  partMarks,
  requirePath,
  type ArchivePart,
} from './archive-part.ts';
import { createByteReader, type ByteReader } from './byte-reader.ts';

/**
 * The folders and files of an archive, in its order. What a caller leaves unread of a file is passed over. Whoever gets to
 * the end has seen that the archive is whole.
 */
export async function* readArchive(source: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivePart> {
  const reader = createByteReader(source);
  for (;;) {
    const [mark] = await reader.take(1);
    if (mark === partMarks.end) return reader.requireEnd();
    if (mark !== partMarks.folder && mark !== partMarks.file)
      throw new AppError('invalid', 'it has a part of a kind that this version does not know');
    const path = await readPath(reader);
    if (mark === partMarks.folder) {
      yield { kind: 'folder', path };
      continue;
    }
    const chunks = readChunks(reader);
    yield { kind: 'file', path, bytes: { [Symbol.asyncIterator]: () => ({ next: () => chunks.next() }) } };
    while ((await chunks.next()).done !== true);
  }
}

async function readPath(reader: ByteReader): Promise<string> {
  const length = await readLength(reader, longestPathBytes);
  return requirePath((await reader.take(length)).toString('utf8'));
}

async function* readChunks(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const length = await readLength(reader, largestChunkBytes);
    if (length === 0) return;
    yield await reader.take(length);
  }
}

async function readLength(reader: ByteReader, most: number): Promise<number> {
  const length = (await reader.take(4)).readUInt32BE();
  if (length > most) throw new AppError('invalid', 'it is damaged');
  return length;
}
