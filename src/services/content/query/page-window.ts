import { defaultPageLimit } from '#services/content/model/resource-type.ts';
import { badQuery, type QueryValue } from './query-parameters.ts';

export interface PageWindow {
  readonly offset: number;
  readonly limit: number;
}

/** The page asked for, silently cut to the largest the type allows. */
export function parseWindow(given: QueryValue | undefined, largest: number): PageWindow {
  if (given === undefined) return { offset: 0, limit: defaultPageLimit };
  if (typeof given === 'string') throw badQuery('The page parameter needs to be an array.', 'page');
  const limit = integer(given['limit'], 'page[limit]', 1) ?? defaultPageLimit;
  return { offset: integer(given['offset'], 'page[offset]', 0) ?? 0, limit: Math.min(limit, largest) };
}

function integer(value: QueryValue | undefined, name: string, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least) return number;
  throw badQuery(`${name} must be a whole number of at least ${least}.`, name);
}
