import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Coding } from '#platform/http/forms/content-coding.ts';
import { bytesTag } from '#platform/http/forms/entity-tag.ts';

/** The bytes of a file in one coding. */
export interface FileCopy {
  readonly bytes: Buffer;
  readonly tag: string;
}

export interface BuiltFile {
  /** Where it is on the site. */
  readonly path: string;
  readonly type: string;
  /** In whole seconds, as headers tell it. */
  readonly modifiedMs: number;
  readonly plain: FileCopy;
  readonly compressed: Readonly<Partial<Record<Coding, FileCopy>>>;
}

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Coding, string>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The files of the build with their compressed copies: four megabytes, read once. What is asked for is looked up among
 * them, so that no address reaches the disk, and a process goes on with its own files while a newer build replaces them.
 */
export async function readBuiltFiles(folder: string): Promise<readonly BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length));
  const present = new Set(names);
  return Promise.all(names.filter(isPublic).map((name) => readBuiltFile(folder, name, present)));
}

/** Compressed copies go out in the place of their file; hidden files and the manifest are the build's own records. */
function isPublic(name: string): boolean {
  const segments = name.split(sep);
  const isHidden = segments.some((segment) => segment.startsWith('.'));
  return !isHidden && segments.at(-1) !== 'manifest.json' && !/\.(?:br|gz)$/.test(name);
}

async function readBuiltFile(folder: string, name: string, present: ReadonlySet<string>): Promise<BuiltFile> {
  const readCopy = async (copy: string): Promise<FileCopy> => {
    const bytes = await readFile(join(folder, copy));
    return { bytes, tag: bytesTag(bytes) };
  };
  const readCoding = async (coding: Coding) => {
    const copy = name + endings[coding];
    return present.has(copy) ? { [coding]: await readCopy(copy) } : {};
  };
  const { mtimeMs } = await stat(join(folder, name));
  return {
    path: `/${name.replaceAll(sep, '/')}`,
    type: types[extname(name)] ?? 'application/octet-stream',
    modifiedMs: Math.floor(mtimeMs / 1000) * 1000,
    plain: await readCopy(name),
    compressed: { ...(await readCoding('br')), ...(await readCoding('gzip')) },
  };
}
