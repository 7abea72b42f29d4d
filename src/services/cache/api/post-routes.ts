import { messageSchema, writeRoutesSchema, writtenSchema } from '#contract/cache/entry.ts';
import { routesKey } from '#contract/cache/key.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { writeRoutes, type Entries } from '#services/cache/entries.ts';
import { entryLimitBytes } from './post-entry.ts';

export const postRoutes = (entries: Entries, store: CacheStore, clock: Clock) =>
  defineEndpoint({
    method: 'POST',
    path: `/cache/${routesKey}`,
    summary: 'Keep the route list, bare or in an envelope; needs the shared secret',
    body: writeRoutesSchema,
    bodyLimitBytes: entryLimitBytes,
    answers: { 201: writtenSchema, 400: messageSchema, 401: messageSchema, 413: messageSchema },
    handle: async ({ body }) => ({ status: 201, body: await writeRoutes(entries, store, clock, body) }),
  });
