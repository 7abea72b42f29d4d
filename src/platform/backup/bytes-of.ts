import type { FileHandle } from 'node:fs/promises';

const chunkBytes = 262_144;

/** What is left of an open file, from where it was read to. */
export async function* bytesOf(handle: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(chunkBytes));
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
