import { routesKey } from '#contract/cache/key.ts';
import { routesSchema } from '#contract/cache/routes.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { findRoutes, type Entries } from '#services/cache/entries.ts';

export const getRoutes = (entries: Entries) =>
  defineEndpoint({
    method: 'GET',
    path: `/cache/${routesKey}`,
    summary: 'The route list of the site, bare; empty when there is none',
    answers: { 200: routesSchema },
    handle: async () => ({ status: 200, body: await findRoutes(entries) }),
  });
