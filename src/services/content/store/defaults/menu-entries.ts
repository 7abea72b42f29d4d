import { menuNames, type MenuName } from '#domain/menu.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';

export type Menus = Readonly<Partial<Record<MenuName, readonly SeedMenuItem[]>>>;

/** An entry of a default menu that a menu lacks, and the place it has by default. */
export interface MissingEntry {
  readonly menu: MenuName;
  /** `menu:entry`. */
  readonly name: string;
  readonly entry: SeedMenuItem;
  /** The id of the entry above it; undefined at the top. */
  readonly above: string | undefined;
  /** Ids of the entries before it in its list, in their order. */
  readonly before: readonly string[];
}

/** What an entry is known by, wherever it stands and whatever it says: where it leads. A heading goes by its words. */
export function idOfEntry({ target, title }: SeedMenuItem): string {
  if (target === undefined) return title.fr;
  return typeof target === 'string' ? target : target.fr;
}

/** The entries of the defaults that stand nowhere in their menu, each with those below it. */
export function findMissingEntries(defaults: Menus, now: Menus): readonly MissingEntry[] {
  return menuNames.flatMap((menu) => {
    const there = idsIn(now[menu] ?? []);
    const visit = (list: readonly SeedMenuItem[], above: string | undefined): MissingEntry[] =>
      list.flatMap((entry, place) => {
        const id = idOfEntry(entry);
        if (there.has(id)) return visit(entry.children ?? [], id);
        const before = list.slice(0, place).map(idOfEntry);
        return [{ menu, name: `${menu}:${id}`, entry: without(entry, there), above, before }];
      });
    return visit(defaults[menu] ?? [], undefined);
  });
}

/** The keys of items that an entry and those below it lead to. */
export function keysOfEntry({ target, children = [] }: SeedMenuItem): readonly string[] {
  const own = typeof target === 'string' && !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(target) ? [target] : [];
  return [...own, ...children.flatMap(keysOfEntry)];
}

/** The menu with one more entry: below the one it has above it, after the last of those before it. */
export function withEntry(
  list: readonly SeedMenuItem[],
  missing: Pick<MissingEntry, 'entry' | 'above' | 'before'>,
): readonly SeedMenuItem[] {
  const { entry, above, before } = missing;
  if (above === undefined) return placed(list, entry, before);
  return list.map((item) => {
    const children = item.children ?? [];
    if (idOfEntry(item) === above) return { ...item, children: placed(children, entry, before) };
    return children.length === 0 ? item : { ...item, children: withEntry(children, missing) };
  });
}

function placed(
  list: readonly SeedMenuItem[],
  entry: SeedMenuItem,
  before: readonly string[],
): readonly SeedMenuItem[] {
  if (before.length === 0) return [entry, ...list];
  const last = list.findLastIndex((item) => before.includes(idOfEntry(item)));
  return last < 0 ? [...list, entry] : list.toSpliced(last + 1, 0, entry);
}

function idsIn(list: readonly SeedMenuItem[]): ReadonlySet<string> {
  return new Set(list.flatMap((item) => [idOfEntry(item), ...idsIn(item.children ?? [])]));
}

/** Entries below it that somebody moved elsewhere stay there. */
function without({ children, ...entry }: SeedMenuItem, there: ReadonlySet<string>): SeedMenuItem {
  if (children === undefined) return entry;
  const kept = children.filter((child) => !there.has(idOfEntry(child)));
  return { ...entry, children: kept.map((child) => without(child, there)) };
}
