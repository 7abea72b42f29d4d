import type { ItemFile } from '#contract/content/content-file.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { AppError } from '#lib/errors.ts';
import { keysIn } from './to-write.ts';

/** Each after those it refers to; two that refer to each other cannot both be new. */
export function inOrder(
  items: readonly ItemFile[],
  known: ReadonlyMap<string, ItemFile>,
): readonly ItemFile[] {
  const byId = new Map(items.map((item) => [uuidOf(item.key), item]));
  const ordered = new Set<ItemFile>();
  const visit = (item: ItemFile, above: ReadonlySet<ItemFile>): void => {
    if (ordered.has(item)) return;
    if (above.has(item)) {
      if (known.has(uuidOf(item.key))) return;
      throw new AppError('bad-request', `${item.key} refers to itself through ${[...above].at(-1)?.key}`);
    }
    const within = new Set([...above, item]);
    for (const key of keysIn(item)) {
      const next = byId.get(uuidOf(key));
      if (next) visit(next, within);
      else if (!known.has(uuidOf(key)))
        throw new AppError('bad-request', `${item.key} refers to ${key}, which is nowhere`);
    }
    ordered.add(item);
  };
  for (const item of items) visit(item, new Set());
  return [...ordered];
}

/** The type of each item by its key, for those who refer to it. */
export function typesOf(items: readonly ItemFile[]): (key: string) => string {
  const types = new Map(items.map(({ key, type }) => [uuidOf(key), type]));
  return (key) => {
    const type = types.get(uuidOf(key));
    if (type === undefined)
      throw new AppError('bad-request', `There is no item ${key}, to which another refers`);
    return type;
  };
}
