import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { typeOf } from '#services/content/model/registry.ts';
import { rowColumns, type ContentRow } from './row.ts';
import { translationOf, type ContentView } from './view.ts';

/** What to include: relationship names, each with what to include of its targets. */
export interface IncludeTree {
  readonly [relationship: string]: IncludeTree;
}

/** A reference as read; without a target when the item is gone. */
export interface ContentReference {
  readonly field: string;
  readonly meta: Readonly<Record<string, unknown>> | null;
  /** Its attributes are there for media, for blocks in blocks, and where it is included. */
  readonly target: TargetRow | undefined;
}

type TargetRow = Omit<ContentRow, 'attributes'> & { readonly attributes: ContentRow['attributes'] | null };

/** Whether all of a target was read, not its head alone. */
export function isWhole(target: ContentReference['target']): target is ContentRow {
  return Boolean(target?.attributes);
}

/** References by the source's uuid, in their order. */
export type ReferenceMap = ReadonlyMap<string, readonly ContentReference[]>;

interface Step {
  readonly row: ContentRow;
  readonly tree: IncludeTree;
}

/**
 * Follows references level by level, one statement each: what is included, and blocks in blocks to the end.
 * All the blocks of a page are read with its first ones, however deep they stand.
 */
export async function readReferences(
  orm: NodePgDatabase,
  view: ContentView,
  { rows, tree }: { readonly rows: readonly ContentRow[]; readonly tree: IncludeTree },
): Promise<ReferenceMap> {
  const found = new Map<string, readonly ContentReference[]>();
  const ownersRead = new Set<string>();
  // Only ever grows: an item reached again must not lose what was read of it before.
  const fields = new Set<string>();
  let steps: readonly Step[] = rows.map((row) => ({ row, tree }));
  while (steps.length > 0) {
    const unread = steps.filter((step) => !isRead(step, found, ownersRead));
    if (unread.length > 0) {
      for (const step of unread) for (const name of Object.keys(step.tree)) fields.add(name);
      const level = await readLevel(orm, view, { steps: unread, fields });
      for (const { row } of unread) {
        found.set(row.id, level.get(row.id) ?? []);
        if (row.ownerId !== null) ownersRead.add(row.ownerId);
      }
      for (const [id, references] of level) if (!found.has(id)) found.set(id, references);
    }
    steps = steps.flatMap((step) => nextSteps(step, found));
  }
  return found;
}

/** A block without references is known to have none once the others of its page are read. */
function isRead({ row, tree }: Step, found: ReferenceMap, ownersRead: ReadonlySet<string>): boolean {
  if (Object.keys(tree).length > 0) return false;
  return found.has(row.id) || (row.ownerId !== null && ownersRead.has(row.ownerId));
}

function nextSteps({ row, tree }: Step, found: ReferenceMap): readonly Step[] {
  return (found.get(row.id) ?? []).flatMap(({ field, target }): Step[] => {
    const included = tree[field];
    const nested = row.entity === 'paragraph' && target?.entity === 'paragraph';
    if (!isWhole(target) || (!included && !nested) || !mayRefer(target.type)) return [];
    return [{ row: target, tree: included ?? {} }];
  });
}

function mayRefer(type: string): boolean {
  const { entity, relationships } = typeOf(type);
  return entity === 'paragraph' || Object.keys(relationships).length > 0;
}

/** Without a target, the columns of it are null. */
type ReferenceRow = Omit<ContentReference, 'target'> &
  TargetRow & { readonly sourceId: string; readonly delta: number };

/** Of the references of an item: its fields one after the other, and each in its order. */
const byPlace = (one: ReferenceRow, two: ReferenceRow): number =>
  one.field === two.field ? one.delta - two.delta : one.field < two.field ? -1 : 1;

/** Blocks, and all others of their pages. */
const withSiblings = sql`(select id, langcode, version from asked
  union select b.id, asked.langcode, asked.version from asked join content_items b on b.owner_id = asked.owner_id)`;

async function readLevel(
  orm: NodePgDatabase,
  view: ContentView,
  { steps, fields }: { readonly steps: readonly Step[]; readonly fields: ReadonlySet<string> },
): Promise<ReferenceMap> {
  const rows = [...new Map(steps.map(({ row }) => [row.id, row])).values()];
  const inBlocks = rows.some((row) => row.entity === 'paragraph');
  const attributes = sql`case when i0.entity in ('media', 'file') or r.field = any(${sql.param([...fields])}::text[])
    or (${inBlocks}::boolean and i0.entity = 'paragraph') then t0.attributes end`;
  const answer = await orm.execute<ReferenceRow>(
    sql`with asked as (select * from unnest(${sql.param(rows.map((row) => row.id))}::uuid[],
        ${sql.param(rows.map((row) => row.ownerId))}::uuid[], ${sql.param(rows.map((row) => row.langcode))}::text[],
        ${sql.param(rows.map((row) => row.version))}::text[]) as a (id, owner_id, langcode, version))
      select r.source_id as "sourceId", r.field, r.delta, r.meta, ${rowColumns(attributes)}
      from ${inBlocks ? withSiblings : sql`asked`} s
      join content_references r on r.source_id = s.id and r.langcode = s.langcode and r.version = s.version
      left join content_items i0 on i0.id = r.target_id
      left join lateral ${translationOf(0, view)} on true`,
  );
  // Put in order here, where that costs nothing: the database would carry whole texts through its sorting.
  const references = answer.rows.sort(byPlace).map(({ sourceId, field, delta: _delta, meta, ...target }) => ({
    sourceId,
    field,
    meta,
    target: typeof target.revisionId === 'number' ? target : undefined,
  }));
  return Map.groupBy(references, ({ sourceId }) => sourceId);
}
