import type { ResourceJson } from '#contract/content/json-api.ts';
import { toAppError } from '#lib/errors.ts';

/** The items of a list. One that cannot be understood is left out; where none can, that is the answer. */
export function readEach<T>(data: readonly ResourceJson[], read: (resource: ResourceJson) => T): T[] {
  const found = data.flatMap((resource) => {
    try {
      return [read(resource)];
    } catch (thrown) {
      if (toAppError(thrown).code === 'bad-answer') return [];
      throw thrown;
    }
  });
  const [first] = data;
  return first && found.length === 0 ? [read(first)] : found;
}
