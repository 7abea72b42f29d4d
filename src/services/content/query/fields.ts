import { badQuery, type QueryValue } from './query-parameters.ts';

/** The fields wanted of a type; all of them when it is not named. */
export type SparseFields = ReadonlyMap<string, ReadonlySet<string>>;

export function parseFields(given: QueryValue | undefined): SparseFields {
  if (given === undefined) return new Map();
  if (typeof given === 'string') throw badQuery('The fields parameter must be an array.', 'fields');
  return new Map(
    Object.entries(given).map(([type, names]) => {
      if (typeof names !== 'string') throw badQuery(`fields[${type}] is a list of names.`, 'fields');
      return [type, new Set(names.split(',').map((name) => name.trim()))];
    }),
  );
}

export function wants(fields: SparseFields, type: string, name: string): boolean {
  return fields.get(type)?.has(name) ?? true;
}
