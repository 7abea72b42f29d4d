import { largestChunkBytes, partMarks, requirePath, type ArchivePart } from './archive-part.ts';

/** Folders and files as one stream of bytes. */
export async function* writeArchive(parts: AsyncIterable<ArchivePart>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const path = Buffer.from(requirePath(part.path));
    yield Buffer.concat([Buffer.of(partMarks[part.kind]), lengthBytes(path.length), path]);
    if (part.kind === 'folder') continue;
    for await (const bytes of part.bytes) yield* chunksOf(bytes);
    yield lengthBytes(0);
  }
  yield Buffer.of(partMarks.end);
}

function* chunksOf(bytes: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += largestChunkBytes) {
    const chunk = bytes.subarray(start, start + largestChunkBytes);
    yield Buffer.concat([lengthBytes(chunk.length), chunk]);
  }
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
