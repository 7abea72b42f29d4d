import type { FeedFiles } from '#transit/index.ts';
import type { CityPlan } from './city-plan.ts';
import { generateFeed, type FeedOptions } from './generate-feed.ts';

/** Everything a feed is made from: what the process of an import is sent. */
export interface FeedRecipe {
  readonly plan: CityPlan;
  readonly options: FeedOptions;
}

/** Entry for the import process; separate from index.ts so that only the generator is loaded. */
export function makeDemoFeed(recipe: unknown): FeedFiles {
  const { plan, options } = recipe as FeedRecipe;
  const tables = new Map(generateFeed(plan, options).map(({ name, bytes }) => [name, bytes]));
  return { names: [...tables.keys()], find: (name) => tables.get(name) };
}
