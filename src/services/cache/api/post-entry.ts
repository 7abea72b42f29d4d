import { messageSchema, writeSchema, writtenSchema } from '#contract/cache/entry.ts';
import { keyParamsSchema } from '#contract/cache/key.ts';
import type { Clock } from '#platform/clock.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { writeEntry, type Entries } from '#services/cache/entries.ts';

export const entryLimitBytes = 2 * 1024 * 1024;

export const postEntry = (entries: Entries, clock: Clock) =>
  defineEndpoint({
    method: 'POST',
    path: '/cache/:key',
    summary: 'Keep a value under a key; needs the shared secret',
    params: keyParamsSchema,
    body: writeSchema,
    bodyLimitBytes: entryLimitBytes,
    answers: { 201: writtenSchema, 400: messageSchema, 401: messageSchema, 413: messageSchema },
    handle: async ({ params, body }) => ({
      status: 201,
      body: await writeEntry(entries, clock, params.key, body),
    }),
  });
