import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MenuJson } from '#contract/content/menus.ts';
import { withPrefix } from '#domain/locale.ts';
import { typeOf } from '#services/content/model/registry.ts';
import type { AttributeKind } from '#services/content/model/resource-type.ts';
import { wants, type SparseFields } from '#services/content/query/fields.ts';
import { isWhole, type ReferenceMap } from '#services/content/store/read-graph.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { mayShow, type ContentView } from '#services/content/store/view.ts';
import type { Addresses } from './addresses.ts';
import { readBreadcrumbs } from './breadcrumbs.ts';
import { branchOf, findMenu } from './menus.ts';
import { formatMetatags } from './metatags.ts';

interface Wanted {
  readonly view: ContentView;
  readonly fields: SparseFields;
  readonly addresses: Addresses;
  readonly references: ReferenceMap;
}

/** Attributes that are worked out from other items, read once for a whole document. */
export async function readComputedValues(
  orm: NodePgDatabase,
  rows: readonly ContentRow[],
  { view, fields, addresses, references }: Wanted,
) {
  const having = (kind: AttributeKind): ContentRow[] =>
    rows.filter((row) =>
      Object.entries(typeOf(row.type).attributes).some(
        ([name, its]) => its === kind && wants(fields, row.type, name),
      ),
    );
  const trails = await readBreadcrumbs(orm, view, having('breadcrumb'));
  const menus = await readMenus(orm, having('secondaryMenu'), view.nowMs);
  return {
    breadcrumb: (row: ContentRow) => trails.get(row.id) ?? [],
    secondaryMenu: (row: ContentRow) => {
      const menu = menus.get(menuKey(row));
      if (!menu) return null;
      const named = typeof row.attributes['secondary_menu'] === 'string';
      return named ? menu : branchOf(menu, withPrefix(row.alias ?? '', row.langcode));
    },
    metatags: (row: ContentRow) => formatMetatags(row, addresses, pictureOf(row, references, view)),
  };
}

/** The side menu of a page: the one named in `secondary_menu`, else its branch of the main one. */
function menuName(row: ContentRow): string {
  const named = row.attributes['secondary_menu'];
  return typeof named === 'string' ? named : 'main';
}

function menuKey(row: ContentRow): string {
  return `${menuName(row)} ${row.langcode}`;
}

async function readMenus(
  orm: NodePgDatabase,
  rows: readonly ContentRow[],
  nowMs: number,
): Promise<ReadonlyMap<string, MenuJson>> {
  const menus = new Map<string, MenuJson>();
  for (const row of rows) {
    if (menus.has(menuKey(row)) || row.attributes['secondary_menu'] === false) continue;
    const menu = await findMenu(orm, menuName(row), { locale: row.langcode, nowMs });
    if (menu) menus.set(menuKey(row), menu);
  }
  return menus;
}

function pictureOf(row: ContentRow, references: ReferenceMap, view: ContentView): string | undefined {
  const picture = references.get(row.id)?.find(({ field }) => field === 'media_image')?.target;
  if (!isWhole(picture) || !mayShow(picture, typeOf(picture.type), view)) return undefined;
  const uri = picture.attributes['uri'] as { original?: string; large?: string } | undefined;
  return uri?.large ?? uri?.original;
}
