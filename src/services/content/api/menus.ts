import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MenuItemJson, MenuJson } from '#contract/content/menus.ts';
import { otherLocale, type Locale } from '#domain/locale.ts';
import { menuNames } from '#domain/menu.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';
import { uuidOf } from '#services/content/store/identifiers.ts';
import { menus, translations } from '#services/content/store/tables.ts';
import { withPrefix } from './addresses.ts';

/** A menu in one language, or undefined when there is none of this name. */
export async function findMenu(
  orm: NodePgDatabase,
  name: string,
  locale: Locale,
): Promise<MenuJson | undefined> {
  const [row] = await orm.select().from(menus).where(eq(menus.name, name));
  if (!row && !menuNames.some((known) => known === name)) return undefined;
  const list = row?.items ?? [];
  const paths = await readPaths(orm, list, locale);
  return {
    menu_name: name,
    langcode: locale,
    display_menu: true,
    menu_items: formatItems(list, name, locale, paths),
  };
}

/** Keys of items to the paths a link may show: only what is published has one. */
async function readPaths(
  orm: NodePgDatabase,
  list: readonly SeedMenuItem[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map(collectKeys(list).map((key) => [uuidOf(key), key]));
  if (keys.size === 0) return new Map();
  const rows = await orm
    .select({ id: translations.itemId, langcode: translations.langcode, alias: translations.alias })
    .from(translations)
    .where(
      and(
        inArray(translations.itemId, [...keys.keys()]),
        eq(translations.version, 'default'),
        eq(translations.status, true),
      ),
    );
  const paths = new Map<string, string>();
  for (const wanted of [otherLocale(locale), locale])
    for (const { id, langcode, alias } of rows)
      if (langcode === wanted && alias !== null) paths.set(keys.get(id) ?? id, withPrefix(langcode, alias));
  return paths;
}

function collectKeys(list: readonly SeedMenuItem[]): string[] {
  return list.flatMap(({ target, children = [] }) => [
    ...(typeof target === 'string' && isKey(target) ? [target] : []),
    ...collectKeys(children),
  ]);
}

function isKey(target: string): boolean {
  return !target.startsWith('/') && !target.startsWith('#') && !/^[a-z][a-z0-9+.-]*:/i.test(target);
}

function formatItems(
  list: readonly SeedMenuItem[],
  place: string,
  locale: Locale,
  paths: ReadonlyMap<string, string>,
): MenuItemJson[] {
  return list.flatMap((item, index): MenuItemJson[] => {
    if (item.enabled === false) return [];
    const uri = findUri(item, locale, paths);
    if (uri === undefined) return [];
    const id = uuidOf(`menu/${place}/${index}`);
    return [
      {
        id,
        langcode: item.title[locale] === undefined ? otherLocale(locale) : locale,
        link: {
          title: item.title[locale] ?? item.title[otherLocale(locale)],
          uri,
          external: /^[a-z][a-z0-9+.-]*:/i.test(uri),
        },
        icon_svg: item.icon ?? null,
        display_menu: true,
        group: item.column ?? null,
        children: formatItems(item.children ?? [], `${place}/${index}`, locale, paths),
      },
    ];
  });
}

/** A ready path with its prefix, an absolute address, an empty text for a heading; undefined for what is not shown. */
function findUri(
  { target }: SeedMenuItem,
  locale: Locale,
  paths: ReadonlyMap<string, string>,
): string | undefined {
  if (target === undefined) return '';
  if (typeof target === 'string' && isKey(target)) return paths.get(target);
  const path = typeof target === 'string' ? target : target[locale];
  const prefixed = !path.startsWith('/') || /^\/en(\/|$)/.test(path) || path.startsWith('/sites/');
  return prefixed ? path : withPrefix(locale, path);
}

/** The branch of the main menu a page stands in, for its side menu. */
export function branchOf(menu: MenuJson, path: string): MenuJson | null {
  const holds = (item: MenuItemJson): boolean => item.link.uri === path || item.children.some(holds);
  const branch = menu.menu_items.find(holds);
  if (!branch || branch.children.length === 0) return null;
  return { ...menu, menu_items: branch.children };
}
