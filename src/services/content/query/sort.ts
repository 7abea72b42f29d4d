import { sql, type SQL } from 'drizzle-orm';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { OrderKey } from '#services/content/store/list-rows.ts';
import type { ContentView } from '#services/content/store/view.ts';
import { comparedValue, itemAt, step } from './compile-filter.ts';
import { resolveFieldPath, type FieldPath } from './field-path.ts';
import { badQuery, type QueryValue } from './query-parameters.ts';

export interface Sort {
  readonly path: FieldPath;
  readonly descending: boolean;
}

/** `sort=-changed,title`, or `sort[a][path]=changed&sort[a][direction]=DESC`. */
export function parseSort(given: QueryValue | undefined, types: readonly ResourceType[]): readonly Sort[] {
  if (given === undefined) return [];
  if (typeof given === 'string') {
    if (given.trim() === '') throw badQuery('You need to provide a value for the sort parameter.', 'sort');
    return given.split(',').map((part) => {
      const name = part.trim();
      const descending = name.startsWith('-');
      return { path: resolveFieldPath(types, name.replace(/^[-+]/, '')), descending };
    });
  }
  return Object.values(given).map((entry) => {
    const { path, direction = 'ASC' } = typeof entry === 'string' ? {} : entry;
    if (typeof path !== 'string')
      throw badQuery('You need to provide a field name for the sort parameter.', 'sort');
    if (direction !== 'ASC' && direction !== 'DESC')
      throw badQuery("The sort direction is 'ASC' or 'DESC'.", 'sort');
    return { path: resolveFieldPath(types, path), descending: direction === 'DESC' };
  });
}

/** What has no value is the least. */
export function compileSort({ path, descending }: Sort, view: ContentView): OrderKey {
  return { key: sortValue(path, view, 0), way: descending ? sql`desc nulls last` : sql`asc nulls first` };
}

/** Through a relationship, the first target counts. */
function sortValue(path: FieldPath, view: ContentView, n: number): SQL {
  const relationship = path.relationships[n];
  if (relationship === undefined) return comparedValue(path.field, itemAt(path, n, view));
  const delta = sql.raw(`r${n + 1}.delta`);
  return sql`(select ${sortValue(path, view, n + 1)} ${step(relationship, n, view)} order by ${delta} limit 1)`;
}
