import { findOwn } from '#lib/find-own.ts';
import { targetTypes } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { IncludeTree } from '#services/content/store/read-graph.ts';
import { badQuery, type QueryValue } from './query-parameters.ts';

const maxDepth = 5;

/** `include=a,b.c` as a tree. Given but empty, it also switches the default ones off. */
export function parseInclude(given: QueryValue | undefined, types: readonly ResourceType[]): IncludeTree {
  if (given !== undefined && typeof given !== 'string')
    throw badQuery('The include parameter is a list of names.', 'include');
  const paths = given?.split(',') ?? types.flatMap((type) => type.defaultIncludes);
  const tree: Record<string, IncludeTree> = {};
  for (const path of paths.map((one) => one.trim()).filter((one) => one !== '')) {
    const names = path.split('.');
    if (names.length > maxDepth) throw badQuery(`The include path '${path}' is too long.`, 'include');
    add(tree, names, types);
  }
  return tree;
}

function add(
  tree: Record<string, IncludeTree>,
  [name, ...rest]: readonly string[],
  types: readonly ResourceType[],
): void {
  if (name === undefined) return;
  const targets = [...new Set(types.flatMap((type) => findOwn(type.relationships, name)?.targets ?? []))];
  if (targets.length === 0) {
    const possible = [...new Set(types.flatMap((type) => Object.keys(type.relationships)))].sort();
    throw badQuery(
      `\`${name}\` is not a valid relationship field name. Possible values: ${possible.join(', ')}.`,
      'include',
    );
  }
  const branch = (tree[name] ??= {}) as Record<string, IncludeTree>;
  add(branch, rest, targetTypes(targets));
}
