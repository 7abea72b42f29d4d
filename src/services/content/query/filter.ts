import type { ResourceType } from '#services/content/model/resource-type.ts';
import { resolveFieldPath, type FieldPath } from './field-path.ts';
import { parseValue, type FilterValue } from './filter-value.ts';
import { operators, type Operator } from './operators.ts';
import { asList, badQuery, type QueryTree, type QueryValue } from './query-parameters.ts';

export interface Condition {
  readonly kind: 'condition';
  readonly path: FieldPath;
  readonly operator: Operator;
  readonly values: readonly FilterValue[];
}

interface Group {
  readonly kind: 'group';
  readonly conjunction: 'AND' | 'OR';
  readonly members: readonly Filter[];
}

export type Filter = Condition | Group;

const root = '@root';
const maxEntries = 60;

interface Entry {
  readonly memberOf: string;
  readonly filter?: Condition;
  readonly conjunction?: 'AND' | 'OR';
}

/** The `filter` parameter as a tree of groups and conditions; the root is an AND. */
export function parseFilter(given: QueryValue | undefined, types: readonly ResourceType[]): Group {
  const entries = new Map<string, Entry>();
  if (typeof given === 'string') throw badQuery("The 'filter' parameter must be an array.", 'filter');
  const named = Object.entries(given ?? {});
  if (named.length > maxEntries) throw badQuery('The filter has too many parts.', 'filter');
  for (const [id, value] of named) {
    if (id === root) throw badQuery(`'${root}' is a reserved filter id.`, 'filter');
    entries.set(id, parseEntry(id, value, types));
  }
  for (const [id, entry] of entries) requireGroups(id, entry, entries);
  return assemble(root, 'AND', entries);
}

function assemble(id: string, conjunction: 'AND' | 'OR', entries: ReadonlyMap<string, Entry>): Group {
  const members = [...entries].flatMap(([member, entry]): Filter[] => {
    if (entry.memberOf !== id) return [];
    return [entry.filter ?? assemble(member, entry.conjunction ?? 'AND', entries)];
  });
  return { kind: 'group', conjunction, members };
}

function requireGroups(id: string, entry: Entry, entries: ReadonlyMap<string, Entry>): void {
  const seen = new Set([id]);
  for (let group = entry.memberOf; group !== root; group = entries.get(group)?.memberOf ?? root) {
    if (!entries.get(group)?.conjunction)
      throw badQuery(`The filter group '${group}' does not exist.`, 'filter');
    if (seen.has(group)) throw badQuery(`The filter group '${group}' is a member of itself.`, 'filter');
    seen.add(group);
  }
}

function parseEntry(id: string, value: QueryValue, types: readonly ResourceType[]): Entry {
  if (typeof value === 'string') return { memberOf: root, filter: condition({ path: id, value }, types) };
  const group = value['group'];
  if (typeof group === 'object') return parseGroup(id, group);
  const full = value['condition'];
  if (typeof full === 'object') return { memberOf: memberOf(full), filter: condition(full, types) };
  const short = Object.keys(value).every((name) => /^\d+$/.test(name)) ? { value } : value;
  return { memberOf: memberOf(short), filter: condition({ path: id, ...short }, types) };
}

function parseGroup(id: string, group: QueryTree): Entry {
  const conjunction = group['conjunction'];
  if (conjunction !== 'AND' && conjunction !== 'OR')
    throw badQuery(`The filter group '${id}' needs a conjunction: AND or OR.`, 'filter');
  return { memberOf: memberOf(group), conjunction };
}

function memberOf(given: QueryTree): string {
  const name = given['memberOf'];
  return typeof name === 'string' ? name : root;
}

function condition(given: QueryTree, types: readonly ResourceType[]): Condition {
  const { path, value } = given;
  const unknown = Object.keys(given).find(
    (name) => !['path', 'operator', 'value', 'memberOf'].includes(name),
  );
  if (unknown !== undefined) throw badQuery(`Unknown part '${unknown}' in a filter condition.`, 'filter');
  if (typeof path !== 'string' || path === '')
    throw badQuery("Filter condition is missing a 'path'.", 'filter');
  const resolved = resolveFieldPath(types, path);
  const values = asList(value);
  const operator = given['operator'] ?? (values && typeof value === 'object' ? 'IN' : '=');
  if (!isOperator(operator))
    throw badQuery(
      `The '${JSON.stringify(operator)}' operator is not allowed. Allowed: ${Object.keys(operators).join(', ')}.`,
      'filter',
    );
  requireValues({ path, operator, value, values });
  const comparison = { path, kind: resolved.field.kind, operator };
  const parsed = (values ?? []).map((text) => parseValue(text, comparison));
  return { kind: 'condition', path: resolved, operator, values: parsed };
}

interface GivenValues {
  readonly path: string;
  readonly operator: Operator;
  readonly value: QueryValue | undefined;
  readonly values: readonly string[] | undefined;
}

function requireValues({ path, operator, value, values }: GivenValues): void {
  const { takes } = operators[operator];
  if (takes === 'none') {
    if (value === undefined) return;
    throw badQuery(`Filters using the '${operator}' operator must not provide a value.`, path);
  }
  if (!values || values.length === 0) throw badQuery(`The filter on '${path}' is missing a 'value'.`, path);
  if (takes === 'two' && values.length !== 2)
    throw badQuery(`The filter on '${path}' needs two values.`, path);
  if (takes === 'one' && values.length !== 1)
    throw badQuery(`The filter on '${path}' takes one value.`, path);
}

function isOperator(value: unknown): value is Operator {
  return typeof value === 'string' && Object.hasOwn(operators, value);
}

/** Whether a filter asks only for what says nothing of an item's content. */
export function isHarmless(filter: Filter): boolean {
  if (filter.kind === 'group') return filter.members.every(isHarmless);
  const { relationships, field } = filter.path;
  return relationships.length === 0 && field.place === 'row' && ['langcode', 'status'].includes(field.column);
}
