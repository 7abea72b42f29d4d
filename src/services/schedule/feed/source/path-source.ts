import { open, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { FeedFault, listFolder } from '#transit/index.ts';
import { contentDigest, sourceDigest, type FeedMark, type FileMark, type FolderMark } from './feed-mark.ts';
import type { ChangedFeed, FeedSource, FeedSourceLimits } from './feed-source.ts';

/** A zip or a folder on disk; which one is looked up at every check, since either may replace the other. */
export function pathSource(path: string, limits: FeedSourceLimits): FeedSource {
  const source = sourceDigest(path);
  return {
    owns: (mark) => mark.source === source,
    check: async (known) => {
      const found = await describePath(path);
      if (found.isDirectory()) {
        const mark = folderMark(path, source, limits.maxFiles);
        return isSameFolder(mark, known)
          ? 'unchanged'
          : { mark, load: async () => ({ kind: 'folder', folder: path }) };
      }
      if (!found.isFile()) throw new FeedFault('source-missing', path);
      const mark = fileMark(source, found);
      return isSameFile(mark, known) ? 'unchanged' : changedFile(path, mark, limits.maxBytes);
    },
  };
}

async function describePath(path: string): Promise<Stats> {
  try {
    return await stat(path);
  } catch (cause) {
    throw new FeedFault('source-missing', path, cause);
  }
}

function changedFile(path: string, first: FileMark, maxBytes: number): ChangedFeed {
  let mark = first;
  return {
    get mark() {
      return mark;
    },
    load: async () => {
      const { bytes, found } = await readWhole(path, maxBytes);
      mark = { ...fileMark(first.source, found), sha256: contentDigest(bytes) };
      return { kind: 'zip', bytes };
    },
  };
}

/** Reads what the open file measures; the mark comes from the same open file, so a later write is seen at the next check. */
async function readWhole(path: string, maxBytes: number): Promise<{ bytes: Uint8Array; found: Stats }> {
  try {
    await using file = await open(path, 'r');
    const found = await file.stat();
    if (found.size > maxBytes) throw new FeedFault('source-too-large', `${found.size} > ${maxBytes}`);
    const bytes = new Uint8Array(found.size);
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return { bytes: bytes.subarray(0, filled), found };
  } catch (cause) {
    throw cause instanceof FeedFault ? cause : new FeedFault('source-missing', path, cause);
  }
}

function fileMark(source: string, found: Stats): FileMark {
  return { kind: 'file', source, size: found.size, mtimeMs: found.mtimeMs };
}

function isSameFile(mark: FileMark, known: FeedMark | undefined): boolean {
  if (known?.kind !== 'file' || known.source !== mark.source) return false;
  return known.size === mark.size && known.mtimeMs === mark.mtimeMs;
}

function folderMark(path: string, source: string, maxFiles: number): FolderMark {
  const files = listFolder(path, maxFiles).map(({ name, size, mtimeMs }) => ({ name, size, mtimeMs }));
  return { kind: 'folder', source, files };
}

function isSameFolder(mark: FolderMark, known: FeedMark | undefined): boolean {
  if (known?.kind !== 'folder' || known.source !== mark.source) return false;
  return JSON.stringify(known.files) === JSON.stringify(mark.files);
}
