import { AppError } from '#lib/errors.ts';

/** A folder or a file of an archive, under a path with slashes that begins in the archive. */
export type ArchivePart =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string; readonly bytes: AsyncIterable<Uint8Array> };

/** What an archive is made of: parts that begin with their kind, and an end. A file is chunks, of which the last is empty. */
export const partMarks = { end: 0, folder: 1, file: 2 } as const;

export const longestPathBytes = 1024;
export const largestChunkBytes = 1_048_576;

// Letters of a path that mean something to some system, and control characters, are in no name of ours.
const segment = /^(?!\.{1,2}$)[^/\\:\p{Cc}]{1,255}$/u;

/** A path that leads nowhere but down, whatever the system. */
export function requirePath(path: string): string {
  if (Buffer.byteLength(path) <= longestPathBytes && path.split('/').every((name) => segment.test(name)))
    return path;
  throw new AppError('invalid', `it has a path that is not taken: ${JSON.stringify(path.slice(0, 100))}`);
}
