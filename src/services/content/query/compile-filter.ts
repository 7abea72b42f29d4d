import { sql, type SQL } from 'drizzle-orm';
import {
  attributeText,
  isOpen,
  itemColumn,
  rowColumn,
  translationOf,
  type ContentView,
} from '#services/content/store/view.ts';
import type { Field, FieldKind } from './field-path.ts';
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
    const name = relationships[n];
    if (name === undefined) return sql`(${operators[wanted].compare(comparedValue(field, n), ...given)})`;
    return sql`exists (select 1 ${step(name, n, view)} and ${some(wanted, n + 1)})`;
  };
  return operator === 'IS NULL' ? sql`(not ${some('IS NOT NULL')})` : some(operator);
}

/** From the nth item over a relationship to the next one, shown to this caller. */
export function step(name: string, n: number, view: ContentView): SQL {
  const r = sql.raw(`r${n + 1}`);
  const shown = view.editor
    ? sql`true`
    : sql`(${itemColumn(n + 1, 'entity')} = 'paragraph'
        or (${rowColumn(n + 1, 'status')} and ${isOpen(n + 1, view)}))`;
  return sql`from content_references ${r}
    join content_items ${sql.raw(`i${n + 1}`)} on ${itemColumn(n + 1, 'id')} = ${r}.target_id
    join lateral ${translationOf(n + 1, view)} on true
    where ${r}.source_id = ${itemColumn(n, 'id')} and ${r}.langcode = ${rowColumn(n, 'langcode')}
    and ${r}.version = ${rowColumn(n, 'version')} and ${r}.field = ${name} and ${shown}`;
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

/** The value of a field of the nth item as it is compared and sorted: the same on every installation. */
export function comparedValue(field: Field, n: number): SQL {
  const value = fieldValue(field, n);
  return field.kind === 'text' ? folded(value) : value;
}

function fieldValue(field: Field, n: number): SQL {
  const cast = casts[field.kind];
  if (field.place === 'attribute') return sql`(${attributeText(n, field.name, field.property)}${cast})`;
  const column = field.place === 'item' ? itemColumn : rowColumn;
  return sql`(${column(n, field.column)}${cast})`;
}
