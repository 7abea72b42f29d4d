import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { Version } from './tables.ts';
import { modelNames } from './model-name.ts';
import { isReached, shownEntities } from './reached.ts';

/** For whom, in which language and when something is read. */
export interface ContentView {
  readonly locale: Locale;
  /** Working copies, or a revision, where there are some; what is published otherwise. */
  readonly version: Version;
  /** Those who work for the operator, editors among them, also see what is for employees. */
  readonly employee: boolean;
  /** Editors also see what is not published, unless they look through the eyes of visitors at another moment. */
  readonly editor: boolean;
  /** They may ask for working copies. */
  readonly drafts: boolean;
  readonly nowMs: number;
}

/** The nth item of a query and its translation are `i{n}` and `t{n}`. */
export const itemColumn = (n: number, column: string): SQL => sql.raw(`i${n}.${column}`);
export const rowColumn = (n: number, column: string): SQL => sql.raw(`t${n}.${column}`);

/** One translation per item: the language asked for, else another; in the version of the view where there is one. */
export function translationOf(n: number, { locale, version }: ContentView): SQL {
  const language = languageOrder[locale];
  // Of one version alone, an index is in order already.
  const [versions, order] =
    version === 'default'
      ? [sql`= 'default'`, language]
      : [sql`in ('default', ${version}::text)`, sql`${language}, (x.version <> 'default') desc`];
  return sql`(select x.* from content_translations x
    where x.item_id = ${itemColumn(n, 'id')} and x.version ${versions}
    order by ${order} limit 1) ${sql.raw(`t${n}`)}`;
}

/** The language asked for comes first; of two languages, that is the order of an index one way or the other. */
const languageOrder: Readonly<Record<Locale, SQL>> = { fr: sql`x.langcode desc`, en: sql`x.langcode` };

/** A file or a picture is as open as the pages that show it. */
export function reached(types: readonly ResourceType[], view: ContentView): SQL[] {
  const shown = types.map(({ entity }) => entity).filter((entity) => shownEntities.includes(entity));
  if (view.editor || shown.length === 0) return [];
  return [sql`(i0.entity not in ${modelNames(shownEntities)} or ${isReached(sql`i0.id`, shown, view)})`];
}

/** Whether a row already read is for everyone, or for this caller too. */
export function isForCaller(
  row: { readonly attributes: Readonly<Record<string, unknown>> },
  { audience }: ResourceType,
  view: Pick<ContentView, 'employee'>,
): boolean {
  return view.employee || (audience === undefined && (row.attributes['audience'] ?? null) === null);
}

/**
 * Whether a caller may see a row: it is published, for them, and inside the publication window of its type. A block is
 * switched on, and whoever asks sees where it stands.
 */
export function mayShow(
  row: { readonly status: boolean; readonly attributes: Readonly<Record<string, unknown>> },
  type: ResourceType,
  view: Pick<ContentView, 'employee' | 'editor' | 'nowMs'>,
): boolean {
  if (view.editor) return true;
  if (type.entity === 'paragraph') return row.status;
  if (!row.status || !isForCaller(row, type, view)) return false;
  if (!type.window) return true;
  const start = instantOf(row.attributes[type.window.start]);
  const end = instantOf(row.attributes[type.window.end]);
  return (start === undefined || start <= view.nowMs) && (end === undefined || end >= view.nowMs);
}

function instantOf(value: unknown): number | undefined {
  return typeof value === 'string' ? Date.parse(value) : undefined;
}
