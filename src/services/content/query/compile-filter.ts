import { sql, type SQL } from 'drizzle-orm';
import { isForOnlooker, isOpenNow } from '#services/content/store/reached.ts';
import { itemColumn, rowColumn, translationOf, type ContentView } from '#services/content/store/view.ts';
import { isAsked, listedIn } from '#services/content/store/list-rows.ts';
import { modelName } from '#services/content/store/model-name.ts';
import type { Field, FieldKind, FieldPath, Step } from './field-path.ts';
import type { FilterValue } from './filter-value.ts';
import type { Condition, Filter } from './filter.ts';
import { operators, type Operator, type OperatorRule } from './operators.ts';

/** A filter as SQL on the item `i0` and its translation `t0`; every value is a parameter. */
export function compileFilter(filter: Filter, view: ContentView): SQL {
  if (filter.kind === 'condition') return compileCondition(filter, view);
  if (filter.members.length === 0) return sql`true`;
  const parts = filter.members.map((member) => compileFilter(member, view));
  return sql`(${sql.join(parts, filter.conjunction === 'AND' ? sql` and ` : sql` or `)})`;
}

/** Through relationships: some target has it. `IS NULL` is that no target has a value. */
function compileCondition({ path, operator, values }: Condition, view: ContentView): SQL {
  const { field, relationships } = path;
  const given = givenValues(values, field.kind, operators[operator].takes);
  const some = (wanted: Operator, n = 0): SQL => {
    const relationship = relationships[n];
    if (relationship) return sql`exists (select 1 ${step(relationship, n, view)} and ${some(wanted, n + 1)})`;
    const item = itemAt(path, n, view);
    return wanted === '=' && values[0] !== false && isIndexed(field, item)
      ? sql`(${itemColumn(n, 'facts')} @> jsonb_build_object(${modelName(field.name)}::text, ${sql.join(given)}))`
      : sql`(${operators[wanted].compare(comparedValue(field, item), ...given)})`;
  };
  return operator === 'IS NULL' ? sql`(not ${some('IS NOT NULL')})` : some(operator);
}

/** The nth item of a query, and whether it is a row of the listing. */
interface QueriedItem {
  readonly n: number;
  readonly listed: boolean;
}

/** The first is what is listed. Blocks and working copies stand in no listing. */
export function itemAt({ relationships }: FieldPath, n: number, view: ContentView): QueriedItem {
  return { n, listed: n === 0 || isListed(relationships[n - 1], view) };
}

const isListed = (relationship: Step | undefined, view: ContentView): boolean =>
  relationship?.toBlocks === false && view.version === 'default';

type SingleField = Field & { readonly place: 'attribute' };

/**
 * Whether the listing has an index by which an item with this very value is found. Numbers have many spellings; what is
 * false is so of most items, and an index only stands in the way.
 */
function isIndexed(field: Field, { listed }: QueriedItem): field is SingleField {
  return (
    listed && field.place === 'attribute' && field.single && ['text', 'date', 'boolean'].includes(field.kind)
  );
}

/** From the nth item over a relationship to the next one, shown to this caller. */
export function step(relationship: Step, n: number, view: ContentView): SQL {
  const r = sql.raw(`r${n + 1}`);
  const next = n + 1;
  const isTarget = sql`${itemColumn(next, 'id')} = ${r}.target_id`;
  const listed = isListed(relationship, view);
  const target = listed
    ? sql`join ${listedIn(next, view)} on ${isAsked(next, view)} and ${isTarget}`
    : sql`join content_items ${sql.raw(`i${next}`)} on ${isTarget} join lateral ${translationOf(next, view)} on true`;
  const open = listed
    ? isOpenNow(sql.raw(`i${next}`), view)
    : sql`(${rowColumn(next, 'status')} and (${itemColumn(next, 'entity')} = 'paragraph' or ${isForOnlooker(
        itemColumn(next, 'type'),
        sql`${rowColumn(next, 'attributes')} ->> 'audience'`,
        view.employee,
      )}))`;
  const shown = view.editor ? sql`true` : open;
  return sql`from content_references ${r} ${target}
    where ${r}.source_id = ${itemColumn(n, 'id')} and ${r}.langcode = ${rowColumn(n, 'langcode')}
    and ${r}.version = ${rowColumn(n, 'version')} and ${r}.field = ${modelName(relationship.name)} and ${shown}`;
}

/** Accents and capitals do not count in what people write, neither to find it nor to sort it. */
function folded(text: SQL): SQL {
  return sql`(lower(unaccent(${text})) collate "C")`;
}

/** The values of the question, several as one array; words are folded once, not for every item. */
function givenValues(values: readonly FilterValue[], kind: FieldKind, takes: OperatorRule['takes']): SQL[] {
  const typed = (value: unknown): SQL => sql`(${value}${casts[kind]})`;
  if (kind === 'text' && takes === 'many')
    return [
      sql`array(select ${folded(sql`word`)} from unnest(${sql.param(values)}::text[]) as given (word))`,
    ];
  if (takes === 'many') return [sql`array[${sql.join(values.map(typed), sql`, `)}]`];
  return values.map((value) => (kind === 'text' ? sql`(select ${folded(typed(value))})` : typed(value)));
}

const casts: Readonly<Record<FieldKind, SQL>> = {
  text: sql`::text collate "C"`,
  code: sql`::text collate "C"`,
  uuid: sql`::text collate "C"`,
  date: sql`::text collate "C"`,
  number: sql`::float8`,
  boolean: sql`::boolean`,
  dateTime: sql`::timestamptz`,
};

/** The value of a field of an item as it is compared and sorted: the same on every installation. */
export function comparedValue(field: Field, item: QueriedItem): SQL {
  const cast = casts[field.kind];
  if (field.place !== 'attribute') {
    const column = field.place === 'item' ? itemColumn : rowColumn;
    return sql`(${column(item.n, field.column)}${cast})`;
  }
  // The words of a listing are folded already.
  if (field.single && item.listed)
    return sql`((${itemColumn(item.n, 'facts')} ->> ${modelName(field.name)})${cast})`;
  const value = sql`(${storedValue(field, item)}${cast})`;
  return field.kind === 'text' ? folded(value) : value;
}

/** As it was written; a listing leads to where that is. */
function storedValue({ name, property }: SingleField, { n, listed }: QueriedItem): SQL {
  const of = (attributes: SQL): SQL =>
    property === undefined
      ? sql`(${attributes} ->> ${modelName(name)})`
      : sql`(${attributes} -> ${modelName(name)} ->> ${property}::text)`;
  if (!listed) return of(rowColumn(n, 'attributes'));
  return sql`(select ${of(sql`x.attributes`)} from content_translations x where x.item_id = ${itemColumn(n, 'id')}
    and x.langcode = ${rowColumn(n, 'langcode')} and x.version = ${rowColumn(n, 'version')})`;
}
