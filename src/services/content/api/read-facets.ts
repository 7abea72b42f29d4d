import { AppError } from '#lib/errors.ts';

const mostFilters = 10;

interface FacetOf<Value> {
  readonly name: string;
  /** A value that there is, for the words of a refusal. */
  readonly example: string;
  find(value: string): Value | undefined;
}

/** The values of a facet that are asked for: `f[0]=type:news&f[1]=type:notices`. */
export function readFacets<Value>(
  query: Readonly<Record<string, unknown>>,
  { name, example, find }: FacetOf<Value>,
): Value[] {
  const filters = Object.entries(query).filter(([parameter]) => /^f(\[|$)/.test(parameter));
  if (filters.length > mostFilters)
    throw new AppError('bad-request', `There are at most ${mostFilters} filters.`);
  return filters.map(([parameter, given]) => {
    const [asked, value = ''] = typeof given === 'string' ? given.split(/:(.*)/s) : [];
    const found = asked === name ? find(value) : undefined;
    if (found === undefined || !/^f\[\d{1,3}\]$/.test(parameter))
      throw new AppError('bad-request', `A filter is a facet and a value, such as f[0]=${name}:${example}.`);
    return found;
  });
}
