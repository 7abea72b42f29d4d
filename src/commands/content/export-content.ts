import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesOf } from '#contract/content/file-items.ts';
import { AppError } from '#lib/errors.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { Print } from '../print.ts';
import { pathOfItem, pathOfMenu } from '#operators/folder/content-paths.ts';
import { listFiles } from '#operators/folder/read-content-files.ts';
import type { Arguments } from './arguments.ts';
import { readContent } from './read-content.ts';
import { addressOfBytes } from './to-item-file.ts';

/** Writes everything as one file for each item, by type, and one for each menu. */
export async function exportContent(desk: ContentDesk, given: Arguments, print: Print): Promise<void> {
  const [folder] = given.rest;
  if (folder === undefined) throw new AppError('bad-request', 'export takes the folder to write to');
  const { items, menus } = await readContent(desk);
  const files = new Map<string, unknown>();
  for (const item of items) files.set(pathOfItem(item), item);
  for (const [name, list] of Object.entries(menus)) files.set(pathOfMenu(name), list);
  for (const [file, value] of files) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), `${JSON.stringify(value, undefined, 2)}\n`);
  }
  for (const name of new Set(
    items.flatMap(({ file }) => (file === undefined ? [] : Object.values(namesOf(file)))),
  )) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), await desk.bytesAt(addressOfBytes(name)));
  }
  print(`✓ ${items.length} items and ${Object.keys(menus).length} menus in ${folder}`);
  const others = (await listFiles(folder)).filter((file) => !files.has(file));
  if (others.length > 0)
    print(`  ${others.length} files there are of nothing that is published or waits to be:`);
  for (const file of others) print(`  ${file}`);
}
