import { setTimeout as wait } from 'node:timers/promises';
import type { OperatorInZone } from '#domain/operator.ts';
import { createServiceClock } from '#lib/time/service-clock.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { createLastingMemory } from '#platform/cache-store/lasting-memory.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { createRedisStore } from '#platform/cache-store/redis-store.ts';
import { createErrorReport } from '#platform/error-report.ts';
import { mountHealth, type ReadinessCheck } from '#platform/http/listener/health.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { createHostCheck, hostsOf, isOfThisMachine } from '#platform/http/listener/hosts.ts';
import { countCallers, type CountRequest } from '#platform/http/listener/caller-counts.ts';
import { createListener, type Mount } from '#platform/http/listener/listener.ts';
import { createWatcherCheck } from '#platform/http/listener/watchers.ts';
import { isOfOurs } from '#platform/http/inside.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import type { Log } from '#platform/log/log.ts';
import { deriveKey, readSecret } from '#platform/secret.ts';
import { screens as siteScreens, type Screens } from '#site/pages/screens.server.ts';
import { createSecurityHeaders } from '#site/server/http/security-headers.ts';
import { buildServices, type Services } from '#app/build-services.ts';
import { buildSite, type Site } from '#app/build-site.ts';
import { watchParts } from '#app/watch-parts.ts';
import { appParts, type AppPart, type Materials, type MaterialsOfFeed } from '#app/materials.ts';
import { serviceNames, type Config, type ServiceName } from './config.ts';
import type { AccountsService } from '#services/accounts/accounts-service.ts';
import type { ScheduleService } from '#services/schedule/schedule-service.ts';
import type { ContentStore } from '#services/content/store/content-store.ts';

interface AppOptions {
  readonly log: Log;
  /** As they are, or as the feed describes them. */
  readonly materials: Materials | MaterialsOfFeed;
  readonly clock?: Clock;
  /** Everything unless given. */
  readonly parts?: readonly AppPart[];
  /** Those of the site unless given. */
  readonly screens?: Screens;
}

export interface App {
  /** Gives the address it listens on. */
  listen(): Promise<string>;
  /** Lets requests under way finish, then lets go of everything. */
  close(): Promise<void>;
  /** As it was given, or as its feed describes it. */
  readonly operator: OperatorInZone;
  readonly site: Site | undefined;
  /** For edits; undefined when the content is elsewhere. */
  readonly content: ContentStore | undefined;
  /** Undefined when the timetables are elsewhere. */
  readonly schedule: ScheduleService | undefined;
  /** Undefined when the accounts are elsewhere. */
  readonly accounts: AccountsService | undefined;
}

/** Where the folders of migrations are: beside this file in the sources, beside the program in the build. */
const sourcesFolder = import.meta.dirname;
const stopGraceMs = 25_000;
/** Room for some ten thousands of sessions. */
const stateBytes = 64 * 1024 * 1024;
const healthPaths = ['/healthz', '/readyz', '/metrics'];

/** The only place where parts meet: production and tests alike. */
export async function buildApp(config: Config, options: AppOptions): Promise<App> {
  const { log, materials, clock = systemClock, parts = appParts, screens = siteScreens } = options;
  const closers: (() => Promise<void>)[] = [];
  let origin: string | undefined;
  try {
    const secret = await readSecret(config.secret, config.dataDir);
    const metrics = createMetrics();
    const report = createErrorReport(config.thirdParties.errorReportUrl, clock, log);
    const { redisUrl, cacheMaxBytes: maxBytes } = config;
    const store = redisUrl
      ? createRedisStore({ url: redisUrl, prefix: 'parcours:', log })
      : createMemoryStore({ maxBytes, clock, log });
    closers.push(() => store.close());
    const stateUrl = config.stateRedisUrl ?? redisUrl;
    const state = stateUrl
      ? createRedisStore({ url: stateUrl, prefix: 'parcours:', log, isLasting: true })
      : createLastingMemory({ maxBytes: stateBytes, clock });
    closers.push(() => state.close());
    const https = config.http.publicUrl?.startsWith('https:') ?? false;
    const imageOrigins = config.serviceUrls.content ? [new URL(config.serviceUrls.content).origin] : [];
    // The form of the planner stands on the home page too. Browsers hold the redirections of a form to the policy of its
    // page, and a policy of its own would make each link from home load a document: every page has this origin.
    const formOrigins = [new URL(config.tripMapsUrl).origin];
    const { thirdParties } = config;
    const security = createSecurityHeaders({ https, thirdParties, imageOrigins, formOrigins, log });

    const ownOrigin = () => origin;
    const ground = { config, store, state, secret, security, metrics, clock, log, ownOrigin };
    const services = await buildServices({ ...ground, materials, parts, sourcesFolder });
    closers.push(services.close);
    const site = parts.includes('site')
      ? await buildSite({ ...ground, materials: services.materials, services, screens, report })
      : undefined;
    if (site) closers.push(site.close);

    // The site lives on its copies while the store or the database is away; a service alone does not.
    const checks: ReadinessCheck[] = [
      { name: 'cache-store', spare: true, check: () => store.check() },
      ...(site ? [{ name: 'state-store', spare: true, check: () => state.check() }] : []),
      ...services.checks.map((one) => ({ ...one, spare: one.spare === true || site !== undefined })),
      ...(site?.checks ?? []),
    ];
    const health = createHttpApp({ log, headers: security.strict });
    const { timeZone, serviceDayStartsAtHour } = services.operator;
    const days = createServiceClock(timeZone, serviceDayStartsAtHour);
    const listener = createListener({
      mounts: mountsOf({
        site,
        services,
        health,
        open: openServices(config),
        insideKey: deriveKey(secret, 'inside'),
      }),
      metrics,
      log,
      checkHost: createHostCheck([
        ...(config.http.publicUrl === undefined ? [] : hostsOf(config.http.publicUrl)),
        ...config.http.allowedHosts,
      ]),
      connections: boundsOf(config.http),
      countRequest: parts.includes('site') ? countAll(config.http, deriveKey(secret, 'inside')) : undefined,
      // An answer of another time says so.
      headers: config.clock === undefined ? undefined : () => ({ 'x-clock': days.format(clock.now()) }),
    });
    watchParts(metrics, { site, services, clock });
    const maySee = createWatcherCheck({ key: config.http.metricsKey, hasProxy: mayHaveProxy(config.http) });
    mountHealth(health, { checks, metrics, maySee, stopping: () => listener.closing });
    await Promise.all([
      health.ready(),
      site?.app.ready(),
      ...[...services.apps.values()].map((app) => app.ready()),
    ]);

    return {
      operator: services.operator,
      site,
      content: services.contentStore,
      schedule: services.schedule,
      accounts: services.accounts,
      listen: async () => (origin = await listener.listen(config.http.port, config.http.host)),
      close: async () => {
        const { stopNoticeMs: noticeMs } = config.http;
        const closed = listener.close({ noticeMs, graceMs: stopGraceMs });
        await wait(noticeMs);
        services.endStreams();
        await closed;
        for (const close of closers.toReversed()) await close();
      },
    };
  } catch (error) {
    for (const close of closers.toReversed()) await close();
    throw error;
  }
}

/** A site for others has a proxy of its machine in front as a rule, which says nothing of itself unless it is told to. */
function mayHaveProxy({ publicUrl, trustProxy }: Config['http']): boolean {
  return trustProxy !== 0 || (publicUrl !== undefined && !isOfThisMachine(publicUrl));
}

/** Behind a proxy every connection comes from its address. */
function boundsOf({ connections, trustProxy }: Config['http']) {
  return trustProxy === 0 ? connections : { ...connections, mostPerAddress: undefined };
}

/** A ready answer costs a hundredth of a page that has to be made. */
const readyFactor = 50;
const readyFloorPerMinute = 30_000;
/** Three hundred pupils behind one address open the home page at once, each with its thirteen files. */
const atOnceS = 10;

/** Every request of a stranger is counted, also for what is ready to be sent. */
function countAll({ rateLimitPerMinute, trustProxy }: Config['http'], insideKey: string): CountRequest {
  const perSecond = Math.max(rateLimitPerMinute * readyFactor, readyFloorPerMinute) / 60;
  const count = countCallers({ perSecond, atOnce: perSecond * atOnceS, trustProxy });
  return (request, isAhead) => count(request, isAhead) || isOfOurs(request.headers, insideKey);
}

/**
 * Which services others may call in a process with the site. A site that has an address of its own is open to the
 * world, which needs the schedules alone; elsewhere a program is somebody's own, and everything can be tried.
 */
function openServices({ http, openServices: named }: Config): readonly ServiceName[] {
  return named ?? (http.publicUrl === undefined ? serviceNames : ['schedule']);
}

interface Mountable {
  readonly site: Site | undefined;
  readonly services: Services;
  readonly health: Mount['app'];
  readonly open: readonly ServiceName[];
  /** Who shows it belongs to this installation: its commands, and its parts in other processes. */
  readonly insideKey: string;
}

/**
 * Services stand under `/services/<name>`, to everybody those that others may call; one that runs without the site is for
 * machines of the operator, and answers at the root as well.
 */
function mountsOf({ site, services: { apps, schedule }, health, open, insideKey }: Mountable): Mount[] {
  const mounts = [...apps].map(([name, app]): Mount => {
    const isOpen = !site || open.includes(name);
    return {
      name,
      app,
      shortcut: app === schedule?.app ? schedule.answerAgain : undefined,
      admits: isOpen ? undefined : (headers) => isOfOurs(headers, insideKey),
    };
  });
  const root: Mount[] = site
    ? [
        {
          name: 'site',
          app: site.app,
          shortcut: site.answerKeptPage,
          longAddressPage: site.longAddressPage,
        },
      ]
    : mounts.slice(0, 1);
  return [
    { name: 'health', app: health, paths: healthPaths },
    ...mounts.map((mount) => ({ ...mount, prefix: `/services/${mount.name}` })),
    ...root,
  ];
}
