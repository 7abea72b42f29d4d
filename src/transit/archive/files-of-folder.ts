import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { FeedFault } from './feed-fault.ts';
import type { FeedFiles } from './feed-files.ts';
import { listFolder, type FolderFile } from './folder-listing.ts';
import { defaultZipLimits, type ZipLimits } from './zip-limits.ts';

/** The tables of a feed unpacked in a folder. Sizes are checked before anything is read. */
export function filesOfFolder(folder: string, limits: ZipLimits = defaultZipLimits): FeedFiles {
  const files = new Map(listFolder(folder, limits.maxEntries).map((file) => [file.name, file]));
  let total = 0;
  for (const { name, size } of files.values()) {
    if (size > limits.maxEntryBytes) throw new FeedFault('table-too-large', name);
    total += size;
  }
  if (total > limits.maxTotalBytes)
    throw new FeedFault('source-too-large', `${total} > ${limits.maxTotalBytes}`);
  return {
    names: [...files.keys()],
    find: (table) => {
      const file = files.get(table);
      return file && readFile(file, limits.maxEntryBytes);
    },
  };
}

/** Reads what the open file measures, checked again: it may have grown since the folder was listed. */
function readFile(file: FolderFile, maxBytes: number): Uint8Array {
  let handle: number | undefined;
  try {
    handle = openSync(file.path, 'r');
    const { size } = fstatSync(handle);
    if (size > maxBytes) throw new FeedFault('table-too-large', file.name);
    const bytes = new Uint8Array(size);
    let filled = 0;
    while (filled < size) {
      const count = readSync(handle, bytes, filled, size - filled, filled);
      if (count === 0) break;
      filled += count;
    }
    return bytes.subarray(0, filled);
  } catch (cause) {
    throw cause instanceof FeedFault ? cause : new FeedFault('source-missing', file.name, cause);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
