import {
  entrySchema,
  missSchema,
  purgedSchema,
  writeRoutesSchema,
  writeSchema,
  writtenSchema,
} from '#contract/cache/entry.ts';
import { keyParamsSchema, routesKey } from '#contract/cache/key.ts';
import { messageSchema } from '#contract/message.ts';
import { proxyAnswerSchema, proxyParamsSchema, proxyRequestSchema } from '#contract/cache/proxy.ts';
import { routesSchema } from '#contract/cache/routes.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { formatInstant, type Entries } from '#services/cache/entries.ts';
import type { Proxy } from '#services/cache/proxy.ts';

const writing = {
  method: 'POST',
  bodyLimitBytes: 2 * 1024 * 1024,
  mostValues: Infinity,
  answers: { 201: writtenSchema, 400: messageSchema, 401: messageSchema, 413: messageSchema },
} as const;

/** What anybody may ask for. */
export const readingEndpoints = (entries: Entries) => [
  defineEndpoint({
    method: 'GET',
    path: `/cache/${routesKey}`,
    summary: 'The route list of the site, bare; empty when there is none',
    answers: { 200: routesSchema },
    handle: async () => ({ status: 200, body: await entries.findRoutes() }),
  }),
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
  }),
];

/** What needs the shared secret. */
export const writingEndpoints = (entries: Entries) => [
  defineEndpoint({
    ...writing,
    path: `/cache/${routesKey}`,
    summary: 'Keep the route list, bare or in an envelope; needs the shared secret',
    body: writeRoutesSchema,
    handle: async ({ body }) => ({ status: 201, body: await entries.writeRoutes(body) }),
  }),
  defineEndpoint({
    ...writing,
    path: '/cache/:key',
    summary: 'Keep a value under a key; needs the shared secret',
    params: keyParamsSchema,
    body: writeSchema,
    handle: async ({ params, body }) => ({ status: 201, body: await entries.write(params.key, body) }),
  }),
];

export const purgeEndpoint = (entries: Entries) =>
  defineEndpoint({
    method: 'GET',
    path: '/cache/purge/:key',
    summary: 'Forget a key; needs the shared secret, or a caller on this machine',
    params: keyParamsSchema,
    answers: { 200: purgedSchema, 401: messageSchema },
    handle: async ({ params }) => ({ status: 200, body: { purged: await entries.purge(params.key) } }),
  });

export const proxyEndpoint = (proxy: Proxy) =>
  defineEndpoint({
    method: 'POST',
    path: '/cache/proxy/:name',
    summary: 'Ask an upstream through the cache; a refusal of the upstream keeps its status',
    params: proxyParamsSchema,
    body: proxyRequestSchema,
    answers: { 200: proxyAnswerSchema, 400: messageSchema, 502: messageSchema, 504: messageSchema },
    async handle({ params, body, headers, caller }) {
      const answer = await proxy(params.name, body, { caller, authorization: headers['authorization'] });
      return { status: answer.resStatus >= 400 ? answer.resStatus : 200, body: answer };
    },
  });
