import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { withPrefix } from '#domain/locale.ts';
import { listHeads } from '#services/content/store/read-rows.ts';
import { textOfRow, type ContentRow } from '#services/content/store/row.ts';
import type { ContentView } from '#services/content/store/view.ts';

interface BreadcrumbJson {
  readonly title: string;
  readonly path: string | null;
}

const homeTitles = { fr: 'Accueil', en: 'Home' };

/** The way to each item by its address: home, the pages above it that the caller may see, itself. One statement for all. */
export async function readBreadcrumbs(
  orm: NodePgDatabase,
  view: ContentView,
  rows: readonly ContentRow[],
): Promise<ReadonlyMap<string, readonly BreadcrumbJson[]>> {
  const wanted = rows.filter((row) => row.alias !== null && !Array.isArray(row.attributes['breadcrumb']));
  const above = [...new Set(wanted.flatMap((row) => parents(row.alias ?? '/')))];
  const titles = new Map<string, string>();
  // An editor who looks at a draft gets the way that visitors will get.
  const asShown = { ...view, editor: false };
  for (const { langcode, alias, title } of await listHeads(orm, asShown, { aliases: above }))
    titles.set(`${langcode} ${alias}`, title);
  return new Map(rows.map((row) => [row.id, trail(row, titles)]));
}

function trail(row: ContentRow, titles: ReadonlyMap<string, string>): readonly BreadcrumbJson[] {
  const { langcode, alias } = row;
  const home = { title: homeTitles[langcode], path: withPrefix('/', langcode) };
  if (alias === '/') return [home];
  const way = parents(alias ?? '/').flatMap((path) => {
    const title = titles.get(`${langcode} ${path}`);
    return title === undefined ? [] : [{ title, path: withPrefix(path, langcode) }];
  });
  const self = {
    title: textOfRow(row, 'title'),
    path: alias === null ? null : withPrefix(alias, langcode),
  };
  return [home, ...way, self];
}

function parents(alias: string): string[] {
  const names = alias.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}
