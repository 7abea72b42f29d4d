import { entrySchema, missSchema } from '#contract/cache/entry.ts';
import { keyParamsSchema } from '#contract/cache/key.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { formatInstant, type Entries } from '#services/cache/entries.ts';

export const getEntry = (entries: Entries) =>
  defineEndpoint({
    method: 'GET',
    path: '/cache/:key',
    summary: 'What the cache holds under a key',
    params: keyParamsSchema,
    answers: { 200: entrySchema, 404: missSchema },
    async handle({ params: { key } }) {
      const entry = await entries.find(key);
      if (!entry) return { status: 404, body: { key, resData: null } };
      const { resData, resStatus } = entry;
      const [storedAt, expiresAt] = [formatInstant(entry.storedAt), formatInstant(entry.expiresAt)];
      return { status: 200, body: { key, resData, resStatus, storedAt, expiresAt } };
    },
  });
