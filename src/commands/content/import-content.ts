import { isDeepStrictEqual } from 'node:util';
import { menuDocumentSchema } from '#contract/content/content-file.ts';
import { withFileItems } from '#contract/content/file-items.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { AppError } from '#lib/errors.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { Print } from '../print.ts';
import type { Arguments } from './arguments.ts';
import type { ContentFiles, ContentSource } from '#operators/folder/content-files.ts';
import { inOrder, typesOf } from './order-items.ts';
import { readContent, readTypes } from './read-content.ts';
import { readFiles } from '#operators/folder/read-content-files.ts';
import { writeItem } from './write-item.ts';

/**
 * Writes what files hold through the running program: new items, and what has changed of known ones. What the files do
 * not hold stays. Without a folder they are the operator's own data.
 */
export async function importContent(
  desk: ContentDesk,
  given: Arguments,
  { print, own }: { readonly print: Print; own(): Promise<ContentSource> },
): Promise<void> {
  const [folder] = given.rest;
  const source = await (folder === undefined ? own() : readFiles(folder));
  const files = { ...source, items: source.items.flatMap(withFileItems) };
  const stored = await readContent(desk);
  const known = new Map(stored.items.map((item) => [uuidOf(item.key), item]));
  const paths = await readTypes(desk);
  const typeOf = typesOf([...stored.items, ...files.items]);
  const tally = { new: 0, changed: 0, same: 0 };
  for (const item of inOrder(files.items, known)) {
    const path = paths.get(item.type);
    if (path === undefined) throw new AppError('bad-request', `${item.key}: there is no type ${item.type}`);
    const before = known.get(uuidOf(item.key));
    if (before && before.type !== item.type)
      throw new AppError('conflict', `${item.key} is of ${before.type}, not of ${item.type}`);
    const isSame = isDeepStrictEqual(plain(item), plain(before));
    const outcome = isSame
      ? 'same'
      : await writeItem(desk, {
          item,
          before,
          path,
          typeOf,
          bytesOf: files.bytesOf,
          isRehearsal: given['dry-run'],
        });
    tally[outcome] += 1;
    if (outcome !== 'same') print(`  ${outcome === 'new' ? '+' : '~'} ${item.type} ${item.key}`);
  }
  const menus = await writeMenus(desk, files, { stored, print, isRehearsal: given['dry-run'] });
  const words = given['dry-run'] ? 'Nothing was written. It would be: ' : '✓ ';
  print(
    `${words}${tally.new} new, ${tally.changed} changed, ${tally.same} as they were; ${menus} menus changed`,
  );
}

interface MenuWriting {
  readonly stored: ContentFiles;
  readonly print: Print;
  readonly isRehearsal: boolean;
}

async function writeMenus(
  desk: ContentDesk,
  { menus }: ContentFiles,
  { stored, print, isRehearsal }: MenuWriting,
): Promise<number> {
  const changed = Object.entries(menus).filter(
    ([name, list]) => !isDeepStrictEqual(plain(list), plain(stored.menus[name as keyof typeof menus])),
  );
  for (const [name, data] of changed) {
    print(`  ~ menu ${name}`);
    const request = {
      method: 'PATCH',
      path: `/api/menuFiles/${name}`,
      mediaType: 'application/json',
    } as const;
    if (!isRehearsal) await desk.write({ ...request, body: { data } }, menuDocumentSchema);
  }
  return changed.length;
}

/** As JSON has it, where nothing is no member. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;
