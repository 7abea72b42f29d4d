import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { itemFileSchema, menuFileSchema } from '#contract/content/content-file.ts';
import { menuNames } from '#domain/menu.ts';
import { AppError } from '#lib/errors.ts';
import { readJsonFile } from '#platform/read-file.ts';
import type { ContentFiles, ContentSource } from './content-files.ts';

/** The content in a folder, as `export` wrote it. */
export async function readFiles(folder: string): Promise<ContentSource> {
  const files = await listFiles(folder).catch((cause: unknown) => {
    throw new AppError('bad-request', `${folder} is no folder that can be read`, { cause });
  });
  const items = [];
  const menus: Record<string, ContentFiles['menus']['main']> = {};
  for (const file of files) {
    const path = join(folder, file);
    const name = basename(file, '.json');
    if (dirname(file) !== 'menus') items.push(await readJsonFile(path, itemFileSchema));
    else if (menuNames.some((known) => known === name))
      menus[name] = await readJsonFile(path, menuFileSchema);
    else throw new AppError('bad-request', `${path}: a menu is one of ${menuNames.join(', ')}`);
  }
  const seen = new Set<string>();
  for (const { key } of items) {
    if (seen.has(key)) throw new AppError('bad-request', `Two files are of the item ${key}`);
    seen.add(key);
  }
  return { items, menus, bytesOf: bytesIn(folder) };
}

/** The bytes of a file in a folder, by the name that items have for it. */
export function bytesIn(folder: string): ContentSource['bytesOf'] {
  return async (name) => {
    try {
      return new Uint8Array(await readFile(join(folder, name)));
    } catch (cause) {
      throw new AppError('bad-request', `${join(folder, name)} cannot be read`, { cause });
    }
  };
}

/** The files of JSON under a folder, from there. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}
