import type { z } from 'zod';
import { entrySchema, isEmptyData, purgedSchema, secretHeader } from '#contract/cache/entry.ts';
import { routesKey } from '#contract/cache/key.ts';
import { routesSchema, type RouteJson } from '#contract/cache/routes.ts';
import { toAppError } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { Transport, WireRequest, WireResponse } from '#platform/transport.ts';
import { ask, errorOf, readAnswer } from '../wire.ts';

/** A line of the route list as it is shared. */
export type CachedRoute = RouteJson;
export { routesChangedChannel } from '#contract/cache/routes.ts';
export { menusKey, settingsKey } from '#contract/cache/key.ts';

/** When a value goes; without either it stays until it is purged. */
interface EntryEnd {
  readonly ttlMs?: number;
  readonly expiresAtMs?: number;
}

/** The cache as the site sees it. It is a comfort: nothing here throws, a failure is logged and reads as empty. */
export interface CacheClient {
  readRoutes(): Promise<RouteJson[]>;
  writeRoutes(routes: readonly RouteJson[]): Promise<boolean>;
  /** `undefined` for a miss, a failure, `null`, `[]` and `{}`. Whoever reads checks what it is. */
  read(key: string): Promise<unknown>;
  write(key: string, data: unknown, end?: EntryEnd): Promise<boolean>;
  purge(key: string): Promise<boolean>;
}

export function createCacheClient(transport: Transport, secret: string, log: Log): CacheClient {
  const withSecret = { [secretHeader]: secret };

  async function call<T>(request: WireRequest, read: (response: WireResponse) => T): Promise<T | undefined> {
    try {
      const response = await ask(transport, request);
      if (response.status >= 300) throw errorOf(response, request.path);
      return read(response);
    } catch (thrown) {
      const error = toAppError(thrown);
      const isMiss = error.code === 'not-found' && request.method === 'GET';
      if (!isMiss) log.warn({ err: error, path: request.path }, 'the cache failed');
      return undefined;
    }
  }

  const get = <T>(path: string, schema: z.ZodType<T>, headers = {}) =>
    call({ method: 'GET', path, headers }, ({ body }) => readAnswer(body, schema, path));

  async function post(key: string, body: unknown): Promise<boolean> {
    const headers = { ...withSecret, 'content-type': 'application/json' };
    const request = { method: 'POST', path: `/cache/${key}`, headers, body: JSON.stringify(body) } as const;
    // What the answer says besides its status is of no use here, and not every cache says it.
    return (await call(request, ({ status }) => status === 201)) ?? false;
  }

  return {
    readRoutes: async () => (await get(`/cache/${routesKey}`, routesSchema)) ?? [],
    writeRoutes: (routes) => post(routesKey, routes),
    read: async (key) => {
      const data = (await get(`/cache/${key}`, entrySchema))?.resData;
      return isEmptyData(data) ? undefined : data;
    },
    write: (key, data, { ttlMs, expiresAtMs } = {}) =>
      post(key, {
        resData: data,
        ttl: ttlMs === undefined ? undefined : ttlMs / 1000,
        expiresAt: expiresAtMs === undefined ? undefined : new Date(expiresAtMs).toISOString(),
      }),
    purge: async (key) => (await get(`/cache/purge/${key}`, purgedSchema, withSecret))?.purged ?? false,
  };
}
