import { typeOf } from '#services/content/model/registry.ts';
import { isWhole, type IncludeTree, type ReferenceMap } from '#services/content/store/read-graph.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { mayShow, type ContentView } from '#services/content/store/view.ts';
import { apiHref, type Addresses } from './addresses.ts';

export type OmittedItem = Pick<ContentRow, 'type' | 'id'>;

interface IncludedItems {
  readonly included: readonly ContentRow[];
  /** Asked for, but not for this caller's eyes. */
  readonly omitted: readonly OmittedItem[];
}

/** The items to include, in the order of the references that lead to them, each once. */
export function collectIncluded(
  primary: readonly ContentRow[],
  references: ReferenceMap,
  { tree, view }: { readonly tree: IncludeTree; readonly view: ContentView },
): IncludedItems {
  const seen = new Set(primary.map((row) => row.id));
  const included: ContentRow[] = [];
  const omitted: ContentRow[] = [];
  let level = primary.map((row) => ({ row, branch: tree }));
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { row: source, branch } of level) {
      for (const [name, deeper] of Object.entries(branch)) {
        for (const row of targetsOf(source, name, references)) {
          const shown = mayShow(row, typeOf(row.type), view);
          if (!seen.has(row.id)) (shown ? included : omitted).push(row);
          seen.add(row.id);
          if (shown) next.push({ row, branch: deeper });
        }
      }
    }
    level = next;
  }
  return { included, omitted };
}

/** What a relationship of an item leads to, as far as it was read. */
export function targetsOf(source: ContentRow, name: string, references: ReferenceMap): ContentRow[] {
  const known = references.get(source.id) ?? [];
  return known
    .filter(({ field }) => field === name)
    .map(({ target }) => target)
    .filter(isWhole);
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
