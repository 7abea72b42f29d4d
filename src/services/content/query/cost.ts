import type { IncludeTree } from '#services/content/store/read-graph.ts';
import type { Filter } from './filter.ts';
import { badQuery } from './query-parameters.ts';
import type { Sort } from './sort.ts';

/** What the parts of a question cost. A unit is about a millisecond of the embedded database on the demo's content. */
const prices = {
  condition: 1,
  sort: 1,
  /** Each relationship that a condition or a sort goes through: the database walks it for every item. */
  relationship: 10,
  /** Each name to include: a statement, and more to write. */
  include: 2,
  /** So many items of a page, by themselves and again for each name to include. */
  fiftyItems: 1,
};

/** What one question may cost, whoever asks. */
export const questionBudget = 100;

/** What all questions of a blueprint may cost together, and what each request costs besides its question. */
export const blueprintBudget = 300;
export const requestPrice = 2;

interface Question {
  readonly filter?: Filter;
  readonly sorts?: readonly Sort[];
  readonly include: IncludeTree;
  /** The items of its page. */
  readonly limit: number;
}

/** What a question costs; refuses one beyond the budget, with the words to make it cheaper. */
export function priceOf({ filter, sorts = [], include, limit }: Question): number {
  const page = Math.ceil(limit / 50) * prices.fiftyItems;
  const sorting = sorts.reduce((sum, { path }) => sum + prices.sort + walked(path), 0);
  const cost =
    page + namesIn(include) * (prices.include + page) + sorting + (filter ? filterPrice(filter) : 0);
  if (cost <= questionBudget) return cost;
  throw badQuery(
    `The question costs ${cost}, more than its budget of ${questionBudget}. A condition or a sort costs ` +
      `${prices.condition}, and ${prices.relationship} more for each relationship in its path; fifty items of a page ` +
      `cost ${prices.fiftyItems}; a name to include costs ${prices.include}, and as much again as the page.`,
    sorting > cost / 2 ? 'sort' : filter && filterPrice(filter) > cost / 2 ? 'filter' : 'include',
  );
}

function filterPrice(filter: Filter): number {
  if (filter.kind === 'condition') return prices.condition + walked(filter.path);
  return filter.members.reduce((sum, member) => sum + filterPrice(member), 0);
}

function walked({ relationships }: Sort['path']): number {
  return relationships.length * prices.relationship;
}

function namesIn(tree: IncludeTree): number {
  return Object.values(tree).reduce((sum, branch) => sum + 1 + namesIn(branch), 0);
}
