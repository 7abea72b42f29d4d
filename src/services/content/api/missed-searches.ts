import { missedSearchesQuerySchema, missedSearchesSchema } from '#contract/content/missed-searches.ts';
import { messageSchema } from '#contract/message.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import type { MissedSearches } from '#services/content/search/missed-searches.ts';
import type { ContentContext } from './content-context.ts';
import { requireEditor } from './require-editor.ts';

/** What visitors look for in vain, for editors alone: words, how often, and the day they were last asked for. */
export const missedSearchesEndpoint = (context: ContentContext, missed: MissedSearches): AnyEndpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/staff/searches',
    summary: 'Words that were searched for and found nothing, most often first; for editors',
    query: missedSearchesQuerySchema,
    answers: { 200: missedSearchesSchema, 400: messageSchema, 401: messageSchema, 403: messageSchema },
    handle: async ({ query: { limit }, headers }) => {
      await requireEditor(context, { headers, body: undefined });
      const found = await missed.list(limit);
      const data = found.map(({ words, locale, count, lastDay }) => ({
        words,
        langcode: locale,
        count,
        last: lastDay,
      }));
      return { status: 200, body: { data } };
    },
  });
