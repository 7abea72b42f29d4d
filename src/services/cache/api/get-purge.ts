import { messageSchema, purgedSchema } from '#contract/cache/entry.ts';
import { keyParamsSchema } from '#contract/cache/key.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { Entries } from '#services/cache/entries.ts';

export const getPurge = (entries: Entries) =>
  defineEndpoint({
    method: 'GET',
    path: '/cache/purge/:key',
    summary: 'Forget a key; needs the shared secret, or a caller on this machine',
    params: keyParamsSchema,
    answers: { 200: purgedSchema, 401: messageSchema },
    handle: async ({ params }) => ({ status: 200, body: { purged: await entries.purge(params.key) } }),
  });
