import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ContentRow } from '#services/content/store/row.ts';
import { translations } from '#services/content/store/tables.ts';
import { textOfRow } from '#services/content/store/row-text.ts';
import { withPrefix } from './addresses.ts';

export interface BreadcrumbJson {
  readonly title: string;
  readonly path: string | null;
}

const homeTitles: Readonly<Record<string, string>> = { fr: 'Accueil', en: 'Home' };

/** The way to each item by its address: home, the pages above it, itself. One statement for all. */
export async function readBreadcrumbs(
  orm: NodePgDatabase,
  rows: readonly ContentRow[],
): Promise<ReadonlyMap<string, readonly BreadcrumbJson[]>> {
  const wanted = rows.filter((row) => row.alias !== null && !Array.isArray(row.attributes['breadcrumb']));
  const above = [...new Set(wanted.flatMap((row) => parents(row.alias ?? '/')))];
  const titles = new Map<string, string>();
  if (above.length > 0) {
    const found = await orm
      .select({
        langcode: translations.langcode,
        alias: translations.alias,
        title: sql<string>`${translations.attributes} ->> 'title'`,
      })
      .from(translations)
      .where(
        and(
          inArray(translations.alias, above),
          eq(translations.version, 'default'),
          eq(translations.status, true),
        ),
      );
    for (const { langcode, alias, title } of found) titles.set(`${langcode} ${alias}`, title);
  }
  return new Map(rows.map((row) => [row.id, trail(row, titles)]));
}

function trail(row: ContentRow, titles: ReadonlyMap<string, string>): readonly BreadcrumbJson[] {
  const { langcode, alias } = row;
  const home = { title: homeTitles[langcode] ?? 'Accueil', path: withPrefix(langcode, '/') };
  if (alias === '/') return [home];
  const way = parents(alias ?? '/').flatMap((path) => {
    const title = titles.get(`${langcode} ${path}`);
    return title === undefined ? [] : [{ title, path: withPrefix(langcode, path) }];
  });
  const self = {
    title: textOfRow(row, 'title'),
    path: alias === null ? null : withPrefix(langcode, alias),
  };
  return [home, ...way, self];
}

function parents(alias: string): string[] {
  const names = alias.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}
