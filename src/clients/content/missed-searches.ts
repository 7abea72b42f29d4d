import { missedSearchesSchema } from '#contract/content/missed-searches.ts';
import type { MissedSearch } from '#domain/missed-search.ts';
import type { Transport } from '#platform/transport.ts';
import { withAccess, type MemberAccess } from '../posting.ts';
import { askJson } from '../wire.ts';

/** What visitors looked for in vain, most often first, as an editor may read it. */
export async function loadMissedSearches(
  transport: Transport,
  access: MemberAccess,
): Promise<MissedSearch[]> {
  const request = withAccess({ method: 'GET', path: '/staff/searches' }, access);
  const { data } = await askJson(transport, request, missedSearchesSchema);
  return data.map(({ words, langcode, count, last }) => ({ words, locale: langcode, count, lastDay: last }));
}
