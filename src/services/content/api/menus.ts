import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MenuItemJson, MenuJson } from '#contract/content/menus.ts';
import { otherLocale, withPrefix, type Locale } from '#domain/locale.ts';
import { menuNames } from '#domain/menu.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { listHeads } from '#services/content/store/read-rows.ts';
import { menus } from '#services/content/store/tables.ts';
import { hasPrefix } from './addresses.ts';

/** In which language a menu is read, and when. */
interface Seen {
  readonly locale: Locale;
  readonly nowMs: number;
}

/** A menu in one language, or undefined when there is none of this name. */
export async function findMenu(orm: NodePgDatabase, name: string, seen: Seen): Promise<MenuJson | undefined> {
  const { locale } = seen;
  const [row] = await orm.select().from(menus).where(eq(menus.name, name));
  if (!row && !menuNames.some((known) => known === name)) return undefined;
  const list = row?.items ?? [];
  const paths = await readPaths(orm, list, seen);
  const items = formatItems(list, name, { locale, paths });
  return { menu_name: name, langcode: locale, display_menu: true, menu_items: items };
}

/**
 * Keys of items to the paths a link may show: only what is published has one. A menu is the same for everyone, and an
 * editor may lead employees to their pages by it, under words of its own.
 */
async function readPaths(
  orm: NodePgDatabase,
  list: readonly SeedMenuItem[],
  { locale, nowMs }: Seen,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map(collectKeys(list).map((key) => [uuidOf(key), key]));
  const heads = await listHeads(orm, { employee: true, editor: false, nowMs }, { ids: [...keys.keys()] });
  const paths = new Map<string, string>();
  for (const wanted of [otherLocale(locale), locale])
    for (const { id, langcode, alias } of heads)
      if (langcode === wanted && alias !== null) paths.set(keys.get(id) ?? id, withPrefix(alias, langcode));
  return paths;
}

function collectKeys(list: readonly SeedMenuItem[]): string[] {
  return list.flatMap(({ target, children = [] }) => [
    ...(typeof target === 'string' && isKey(target) ? [target] : []),
    ...collectKeys(children),
  ]);
}

function isKey(target: string): boolean {
  return !target.startsWith('/') && !target.startsWith('#') && !isAbsolute(target);
}

function isAbsolute(target: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(target);
}

interface Reader {
  readonly locale: Locale;
  readonly paths: ReadonlyMap<string, string>;
}

function formatItems(list: readonly SeedMenuItem[], menu: string, reader: Reader): MenuItemJson[] {
  return list.flatMap((item, index): MenuItemJson[] => {
    const uri = item.enabled === false ? undefined : findUri(item, reader);
    if (uri === undefined) return [];
    const place = `${menu}/${index}`;
    // Content written elsewhere may lack a language.
    const langcode = item.title[reader.locale] === undefined ? otherLocale(reader.locale) : reader.locale;
    return [
      {
        id: uuidOf(`menu/${place}`),
        langcode,
        link: { title: item.title[langcode], uri, external: isAbsolute(uri) },
        icon_svg: item.icon ?? null,
        display_menu: true,
        group: item.column ?? null,
        children: formatItems(item.children ?? [], place, reader),
      },
    ];
  });
}

/** A ready path with its prefix, an absolute address, an empty text for a heading; undefined for what is not shown. */
function findUri({ target }: SeedMenuItem, { locale, paths }: Reader): string | undefined {
  if (target === undefined) return '';
  if (typeof target === 'string' && isKey(target)) return paths.get(target);
  const path = typeof target === 'string' ? target : target[locale];
  const prefixed = !path.startsWith('/') || hasPrefix(path) || path.startsWith('/sites/');
  return prefixed ? path : withPrefix(path, locale);
}

/** The branch of the main menu a page stands in, for its side menu. */
export function branchOf(menu: MenuJson, path: string): MenuJson | null {
  const holds = (item: MenuItemJson): boolean => item.link.uri === path || item.children.some(holds);
  const branch = menu.menu_items.find(holds);
  if (!branch || branch.children.length === 0) return null;
  return { ...menu, menu_items: branch.children };
}
