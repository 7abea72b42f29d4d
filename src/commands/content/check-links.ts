import type { ItemFile, MenuItemFile } from '#contract/content/content-file.ts';
import { isUuid, uuidOf } from '#contract/content/identity.ts';
import { locales, withPrefix, type Locale } from '#domain/locale.ts';
import type { Fault } from './fault.ts';
import { isPublished, textsOf } from './check-items.ts';
import type { ContentFiles } from '#operators/folder/content-files.ts';
import type { Site } from './open-site.ts';

interface FoundLink {
  readonly where: string;
  readonly path: string;
}

/** Links of texts, of link fields and of menus to a page of the site that is not there. */
export async function findBrokenLinks(files: ContentFiles, site: Site): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { where, path } of [...files.items.filter(isPublished).flatMap(linksOf), ...menuLinks(files)]) {
    const status = await site.statusOf(path);
    if (isMissing(status)) faults.push({ where, what: `${path} answers ${status}` });
  }
  return [...faults, ...lostTargets(files)];
}

/** What asks who one is, is there. */
export const isMissing = (status: number): boolean => status >= 400 && status !== 401;

function linksOf(item: ItemFile): FoundLink[] {
  const texts = [item.shared, item.fr, item.en].flatMap((part) => textsOf(part));
  const written = texts.flatMap((text) =>
    [...text.matchAll(/href="([^"]*)"/gi)].map(([, href = '']) => href),
  );
  const fields = [item.shared, item.fr, item.en].flatMap((part) => uriFields(part));
  const paths = new Set([...written, ...fields].flatMap(pathOf));
  return [...paths].map((path) => ({ where: item.key, path }));
}

/** The `uri` of a link, and a field that is nothing but a path. */
function uriFields(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /^(?:uri|link|link_promo|url|original)$/.test(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => uriFields(inner, Array.isArray(value) ? name : key));
}

/** The page that a link of ours leads to, without the place on it; nothing for the links of others. */
function pathOf(href: string): string[] {
  if (!href.startsWith('/') || href.startsWith('//')) return [];
  const [path = ''] = href.replaceAll('&amp;', '&').split('#', 1);
  return path === '' ? [] : [path];
}

function menuLinks({ menus }: ContentFiles): FoundLink[] {
  return Object.entries(menus).flatMap(([name, list]) =>
    allItems(list).flatMap(({ target }) => {
      const paths =
        typeof target === 'string' ? [target] : locales.flatMap((locale) => ownPath(target, locale));
      return paths.flatMap(pathOf).map((path) => ({ where: `menu ${name}`, path }));
    }),
  );
}

function ownPath(target: MenuItemFile['target'], locale: Locale): string[] {
  const path = typeof target === 'object' ? target[locale] : undefined;
  if (path === undefined || !path.startsWith('/')) return [];
  return [path.startsWith('/en') ? path : withPrefix(path, locale)];
}

const allItems = (list: readonly MenuItemFile[] = []): MenuItemFile[] =>
  list.filter(({ enabled }) => enabled !== false).flatMap((item) => [item, ...allItems(item.children)]);

/** Entries of menus that name an item which is not there, or which nobody sees. */
function lostTargets({ items, menus }: ContentFiles): Fault[] {
  const shown = new Set(items.filter(isPublished).map(({ key }) => uuidOf(key)));
  return Object.entries(menus).flatMap(([name, list]) =>
    allItems(list).flatMap(({ target }) => {
      if (typeof target !== 'string' || !(isUuid(target) || /^[\w.-]+$/.test(target))) return [];
      return shown.has(uuidOf(target)) ? [] : [{ where: `menu ${name}`, what: `there is no item ${target}` }];
    }),
  );
}
