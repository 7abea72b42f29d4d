import type { ResourceJson } from '#contract/content/json-api.ts';
import { typeOf } from '#services/content/model/registry.ts';
import type { IncludeTree } from '#services/content/store/read-graph.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { mayShow, type View } from '#services/content/store/view.ts';
import { apiHref, type Addresses } from './addresses.ts';
import { formatResource, type FormatContext } from './format-resource.ts';

export const jsonApiMember = {
  version: '1.0',
  meta: { links: { self: { href: 'https://jsonapi.org/format/1.0/' } } },
} as const;

export interface OmittedItem {
  readonly type: string;
  readonly id: string;
}

export interface IncludedItems {
  readonly rows: readonly ContentRow[];
  /** Asked for, but not for this caller's eyes. */
  readonly omitted: readonly OmittedItem[];
}

/** The items to include, in the order of the references that lead to them, each once. */
export function collectIncluded(
  primary: readonly ContentRow[],
  tree: IncludeTree,
  context: Pick<FormatContext, 'references'>,
  view: View,
): IncludedItems {
  const seen = new Set(primary.map((row) => row.id));
  const rows: ContentRow[] = [];
  const omitted: OmittedItem[] = [];
  let level = primary.map((row) => ({ row, branch: tree }));
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { row, branch } of level) {
      for (const [target, deeper] of targetsOf(row, branch, context)) {
        const shown = mayShow(target, typeOf(target.type), view);
        if (!seen.has(target.id)) (shown ? rows : omitted).push(target);
        seen.add(target.id);
        if (shown) next.push({ row: target, branch: deeper });
      }
    }
    level = next;
  }
  return { rows, omitted };
}

function targetsOf(
  row: ContentRow,
  branch: IncludeTree,
  { references }: Pick<FormatContext, 'references'>,
): [ContentRow, IncludeTree][] {
  const known = references.get(row.id) ?? [];
  return Object.entries(branch).flatMap(([name, deeper]) =>
    known.flatMap(({ field, target }): [ContentRow, IncludeTree][] =>
      field === name && target?.attributes ? [[{ ...target, attributes: target.attributes }, deeper]] : [],
    ),
  );
}

export function formatIncluded(
  rows: readonly ContentRow[],
  context: FormatContext,
): { included?: ResourceJson[] } {
  if (rows.length === 0) return {};
  return { included: rows.map((row) => formatResource(row, context)) };
}

/** `meta.omitted`: that something was left out, and where it would be. */
export function formatOmitted(items: readonly OmittedItem[], addresses: Addresses): Record<string, unknown> {
  if (items.length === 0) return {};
  const links = items.map(({ type, id }) => [
    `item--${id.slice(0, 8)}`,
    {
      href: apiHref(addresses, `${typeOf(type).path}/${id}`),
      meta: { rel: 'item', detail: 'The current user is not allowed to GET the selected resource.' },
    },
  ]);
  return {
    omitted: {
      detail: 'Some resources have been omitted because of insufficient authorization.',
      links: Object.fromEntries(links) as Record<string, unknown>,
    },
  };
}

export function withMeta(meta: Record<string, unknown>): { meta?: Record<string, unknown> } {
  return Object.keys(meta).length > 0 ? { meta } : {};
}
