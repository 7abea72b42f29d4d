import type { FastifyInstance } from 'fastify';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Part } from '#platform/http/health.ts';
import { prefixHeader } from '#platform/http/listener.ts';
import { limitRate } from '#platform/http/rate-window.ts';
import type { Log } from '#platform/log.ts';
import { deriveKey, isSameSecret } from '#platform/secret.ts';
import { absentTransport, httpTransport, inProcessTransport, type Transport } from '#platform/transport.ts';
import { createCacheService } from '#services/cache/cache-service.ts';
import { createContentService } from '#services/content/content-service.ts';
import type { ContentStore } from '#services/content/store/content-store.ts';
import type { SecurityHeaders } from '#site/server/security-headers.ts';
import type { AppPart, Materials } from './materials.ts';
import { serviceNames, type Config, type ServiceName } from '#config.ts';

export interface ServicesOptions {
  readonly config: Config;
  readonly parts: readonly AppPart[];
  readonly materials: Materials;
  readonly store: CacheStore;
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly security: SecurityHeaders;
}

export interface Services {
  /** Those of this process, by name. */
  readonly apps: readonly (readonly [ServiceName, FastifyInstance])[];
  /** How each service is reached, wherever it is. */
  readonly transports: Readonly<Record<ServiceName, Transport>>;
  readonly checks: readonly Part[];
  readonly contentStore: ContentStore | undefined;
  close(): Promise<void>;
}

/** Told to every process when the content changes. */
export const contentChannel = 'content-changed';

/** Starts the services of this process and finds a way to the others. */
export async function buildServices(options: ServicesOptions): Promise<Services> {
  const { config, parts, store, secret, clock, log } = options;
  const here = (name: AppPart & ServiceName) =>
    parts.includes(name) && config.serviceUrls[name] === undefined;
  const content = here('content') ? await startContent(options) : undefined;

  const apps: (readonly [ServiceName, FastifyInstance])[] = content ? [['content', content.app]] : [];
  const reach = (name: ServiceName): Transport => {
    const url = config.serviceUrls[name];
    const app = apps.find(([known]) => known === name)?.[1];
    if (url !== undefined) return httpTransport(url, config.apiTimeoutMs);
    return app ? inProcessTransport(app, config.apiTimeoutMs) : absentTransport(name);
  };
  if (here('cache')) {
    const upstreams = {
      'cms-api': reach('content'),
      'schedule-api': reach('schedule'),
      'itinerary-api': reach('itinerary'),
    };
    apps.push([
      'cache',
      createCacheService({ store, secret: deriveKey(secret, 'cache'), upstreams, clock, log }),
    ]);
  }
  for (const [, app] of apps) prepareForVisitors(app, options);
  return {
    apps,
    transports: Object.fromEntries(serviceNames.map((name) => [name, reach(name)])) as Record<
      ServiceName,
      Transport
    >,
    checks: content ? [{ name: 'database', check: () => content.database.check() }] : [],
    contentStore: content?.store,
    close: async () => {
      for (const [, app] of apps) await app.close();
      await content?.database.close();
    },
  };
}

/**
 * Beside the site a service is open to the street, and asked by it within the process: visitors are counted there.
 * Alone it stands behind other machines of the operator, which ask as often as they need.
 */
function prepareForVisitors(app: FastifyInstance, { config, parts, clock, security }: ServicesOptions): void {
  const hsts = security.strict['strict-transport-security'];
  if (hsts)
    app.addHook('onRequest', async (_request, reply) => void reply.header('strict-transport-security', hsts));
  if (parts.includes('site')) limitRate(app, { perMinute: config.http.rateLimitPerMinute, clock });
}

async function startContent({ config, materials, store, secret, clock, log }: ServicesOptions) {
  const database = await openDatabase({ url: config.databaseUrl, folder: config.databaseFolder, log });
  try {
    await migrate(database);
    const editorToken = deriveKey(secret, 'editor');
    const service = await createContentService({
      database,
      seed: materials.contentSeed,
      clock,
      log,
      ...(config.http.publicUrl ? { publicUrl: `${config.http.publicUrl}/services/content` } : {}),
      prefixHeader,
      timeZone: materials.operator.timeZone,
      trustProxy: config.http.trustProxy,
      authorize: async (headers) =>
        isSameSecret(headers['authorization'], `Bearer ${editorToken}`) ? 'editor' : 'anonymous',
      onChange: async (change) => store.publish(contentChannel, JSON.stringify(change)),
    });
    return { ...service, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}
