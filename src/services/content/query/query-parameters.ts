import { AppError } from '#lib/errors.ts';

export type QueryValue = string | QueryTree;
export interface QueryTree {
  [name: string]: QueryValue;
}

const own = new Set(['filter', 'include', 'fields', 'sort', 'page']);
const maxDepth = 6;
const maxParameters = 400;

/** The query of a JSON:API address: `a[b][]=c` as a tree, and nothing the specification reserves. */
export function parseQuery(url: string): QueryTree {
  const start = url.indexOf('?');
  const tree: QueryTree = Object.create(null) as QueryTree;
  if (start < 0) return tree;
  const pairs = [...new URLSearchParams(url.slice(start + 1))];
  if (pairs.length > maxParameters) throw badQuery('The query has too many parameters.');
  for (const [name, value] of pairs) {
    if (name !== '') put(tree, splitName(name), value);
  }
  requireNames(Object.keys(tree));
  return tree;
}

export function badQuery(detail: string, parameter?: string): AppError {
  return new AppError('bad-request', detail, { facts: { parameter } });
}

/** A custom name must hold a character that is not a–z, and a format is never asked for here. */
function requireNames(names: readonly string[]): void {
  if (names.includes('_format')) throw badQuery("JSON:API has one format: leave '_format' out.", '_format');
  const unknown = names.filter((name) => /^[a-z]+$/.test(name) && !own.has(name));
  if (unknown.length > 0)
    throw badQuery(
      `The following query parameters violate the JSON:API spec: '${unknown.join("', '")}'.`,
      unknown[0],
    );
}

function splitName(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  const parts = [name.slice(0, open)];
  const rest = name.slice(open);
  const pattern = /\[([^[\]]*)\]/gy;
  let consumed = 0;
  for (const match of rest.matchAll(pattern)) {
    parts.push(match[1] ?? '');
    consumed += match[0].length;
  }
  if (consumed !== rest.length || parts.length > maxDepth)
    throw badQuery(`The parameter '${name}' is malformed.`, name);
  return parts;
}

function put(tree: QueryTree, parts: readonly string[], value: string): void {
  let place = tree;
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1;
    const key = part === '' ? String(Object.keys(place).length) : part;
    if (last) {
      place[key] = value;
      return;
    }
    const next = place[key];
    if (typeof next === 'object') place = next;
    else place = place[key] = Object.create(null) as QueryTree;
  }
}

/** `[value][]=a&[value][]=b` reads as a tree with numbered names. */
export function asList(value: QueryValue | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return [value];
  const members = Object.values(value);
  return members.every((member) => typeof member === 'string') ? members : undefined;
}
