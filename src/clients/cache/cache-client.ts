import type { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { entrySchema, isEmptyData, purgedSchema, secretHeader } from '#contract/cache/entry.ts';
import { routesKey } from '#contract/cache/key.ts';
import { routesSchema, type RouteJson } from '#contract/cache/routes.ts';
import type { Log } from '#platform/log.ts';
import type { Transport, WireRequest } from '#platform/transport.ts';

/** A line of the route list as it is shared. */
export type CachedRoute = RouteJson;
export { routesChangedChannel } from '#contract/cache/routes.ts';
export { menusKey, settingsKey } from '#contract/cache/key.ts';

/** When a value goes; without either it stays until it is purged. */
export interface EntryEnd {
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

  async function call<T>(request: WireRequest, schema: z.ZodType<T>): Promise<T | undefined> {
    const { status, body } = await transport(request);
    if (status === 404) return undefined;
    if (status >= 400)
      throw new AppError('bad-answer', `the cache answered ${status}`, { facts: { status } });
    return parse(body, schema);
  }

  async function surviving<T>(what: string, key: string, work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch (err) {
      log.warn({ err, key }, `the cache could not ${what}`);
      return otherwise;
    }
  }

  async function post(key: string, body: unknown): Promise<boolean> {
    const headers = { ...withSecret, 'content-type': 'application/json' };
    const { status } = await transport({
      method: 'POST',
      path: `/cache/${key}`,
      headers,
      body: JSON.stringify(body),
    });
    if (status !== 201)
      throw new AppError('bad-answer', `the cache answered ${status}`, { facts: { status } });
    return true;
  }

  return {
    readRoutes: () =>
      surviving(
        'read',
        routesKey,
        async () => (await call({ method: 'GET', path: `/cache/${routesKey}` }, routesSchema)) ?? [],
        [],
      ),
    writeRoutes: (routes) => surviving('write', routesKey, () => post(routesKey, routes), false),
    read: (key) =>
      surviving(
        'read',
        key,
        async () => {
          const entry = await call({ method: 'GET', path: `/cache/${key}` }, entrySchema);
          return isEmptyData(entry?.resData) ? undefined : entry?.resData;
        },
        undefined,
      ),
    write: (key, data, { ttlMs, expiresAtMs } = {}) =>
      surviving(
        'write',
        key,
        () =>
          post(key, {
            resData: data,
            ...(ttlMs === undefined ? {} : { ttl: ttlMs / 1000 }),
            ...(expiresAtMs === undefined ? {} : { expiresAt: new Date(expiresAtMs).toISOString() }),
          }),
        false,
      ),
    purge: (key) =>
      surviving(
        'purge',
        key,
        async () => {
          const path = `/cache/purge/${key}`;
          return (await call({ method: 'GET', path, headers: withSecret }, purgedSchema))?.purged ?? false;
        },
        false,
      ),
  };
}

function parse<T>(body: string, schema: z.ZodType<T>): T {
  try {
    return accept(JSON.parse(body), schema);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad-answer', 'the cache did not answer in JSON', { cause });
  }
}

function accept<T>(data: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new AppError('bad-answer', 'the cache holds something else', {
    facts: { issues: result.error.issues },
  });
}
