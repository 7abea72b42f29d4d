import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { OperatorInZone } from '#domain/operator.ts';
import type { Database } from '#platform/database/database.ts';
import { watchDisk } from '#platform/disk-room.ts';
import { openFileStore } from '#platform/file-store/open-file-store.ts';
import type { ReadinessCheck } from '#platform/http/listener/health.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { deriveKey } from '#platform/secret.ts';
import { createCaptcha } from '#platform/captcha/captcha.ts';
import { createPersonCheck } from '#platform/captcha/person-check.ts';
import type { Transport } from '#platform/transport.ts';
import { createCacheService } from '#services/cache/cache-service.ts';
import type { ContentService } from '#services/content/content-service.ts';
import type { AccountsService } from '#services/accounts/accounts-service.ts';
import { mailQueues } from '#services/accounts/mail/mail-office.ts';
import { formMailQueue } from '#services/content/web-forms/form-mail-office.ts';
import type { ContentStore } from '#services/content/store/content-store.ts';
import type { SchedulePorts } from '#services/schedule/ports.ts';
import { createScheduleService, type ScheduleService } from '#services/schedule/schedule-service.ts';
import {
  isServiceHere,
  type AppPart,
  type Foundations,
  type Materials,
  type MaterialsOfFeed,
} from './materials.ts';
import { settleMaterials, type SettledMaterials } from './settle-materials.ts';
import { settleZone } from './settle-zone.ts';
import { forwardSchedule } from './forward-schedule.ts';
import { createNoticePort } from './notice-port.ts';
import { openMail, type Mail } from './open-mail.ts';
import { openMigrated, requireShortQueue } from './open-migrated.ts';
import { reachServices } from './reach-services.ts';
import { startAccounts } from './start-accounts.ts';
import { readAddresses, startItinerary } from './start-itinerary.ts';
import { contentChannel, startContent } from './start-content.ts';
import { fillSchedulePorts, importProgram } from './schedule-ports.ts';
import type { ServiceName } from '#config.ts';

interface ServicesOptions extends Omit<Foundations, 'materials'> {
  /** As they are, or as the feed describes them. */
  readonly materials: Materials | MaterialsOfFeed;
  readonly parts: readonly AppPart[];
  /** Where the folders of migrations are, as in the sources. */
  readonly sourcesFolder: string;
}

export interface Services {
  /** Those of this process, by name. */
  readonly apps: ReadonlyMap<ServiceName, FastifyInstance>;
  /** As they were given, or as the feed described them. */
  readonly materials: Materials;
  /** With the zone that its texts are written in. */
  readonly operator: OperatorInZone;
  /** How a service is reached, wherever it is. */
  reach(name: ServiceName): Transport;
  readonly checks: readonly ReadinessCheck[];
  readonly contentStore: ContentStore | undefined;
  /** Undefined where no service of this process has one. */
  readonly database: Pick<Database, 'load' | 'pool'> | undefined;
  /** Where strangers wait for the content; undefined when it is elsewhere. */
  readonly lane: ContentService['lane'] | undefined;
  /** The services that were asked, and whether each is known to hang. */
  hanging(): readonly { readonly service: ServiceName; readonly hangs: boolean }[];
  /** Undefined when the timetables are elsewhere. */
  readonly schedule: ScheduleService | undefined;
  /** Undefined when the accounts are elsewhere. */
  readonly accounts: AccountsService | undefined;
  /** Where forms are taken; undefined when the content is elsewhere. */
  readonly forms: ContentService['forms'];
  /** Lets go of everyone who listens to a stream, so that connections can end. */
  endStreams(): void;
  close(): Promise<void>;
}

/** Starts the services of this process and finds a way to the others. */
export async function buildServices(given: ServicesOptions): Promise<Services> {
  const { config, parts, clock, log } = given;
  const house = settleMaterials(given.materials);
  const here = (name: AppPart & ServiceName) => isServiceHere(name, config, parts);
  if (here('itinerary') && !here('schedule') && !parts.includes('site'))
    throw new AppError('bad-setting', 'journeys are found in a timetable: run itinerary beside schedule');
  const apps = new Map<ServiceName, FastifyInstance>();
  const { reach, hanging } = reachServices({ config, secret: given.secret, apps });

  const notices = here('schedule')
    ? createNoticePort({
        content: (request) => reach('content')(request),
        store: given.store,
        channel: contentChannel,
        folder: join(config.dataDir, 'schedule'),
        clock,
        log,
      })
    : undefined;

  // Files that settings name are read first: a start that cannot succeed says so before it makes a database.
  const ports = here('schedule')
    ? await fillSchedulePorts({
        settings: config.schedule,
        house,
        site: { publicUrl: config.http.publicUrl, rule: config.locales.strategy },
        ...(notices && { notices }),
        clock,
        log,
      })
    : undefined;
  const addresses = here('itinerary') ? await readAddresses(given) : undefined;
  const owners = (['content', 'schedule', 'accounts'] as const).filter(here);
  const hasDatabase = owners.length > 0 || (parts.includes('site') && config.databaseUrl !== undefined);
  const tables = [...owners, ...(parts.includes('site') ? (['site'] as const) : [])];
  const database = hasDatabase ? openMigrated(given, tables) : undefined;
  const starting = ports && database ? startSchedule(given, { ports, database, house }) : undefined;
  const options = { ...given, materials: await settleOrClose(house, starting, database) };
  const mail =
    database && (here('content') || here('accounts'))
      ? database.then((opened) => openMail(options, { database: opened, queues: mailQueuesOf(here) }))
      : undefined;
  mail?.catch(() => undefined);
  const captcha = createCaptcha({
    secret: deriveKey(options.secret, 'captcha'),
    clock,
    state: options.state,
  });
  const verifyPerson = createPersonCheck({ captcha, provider: config.thirdParties.captcha, log });
  const files = openFileStore({ ...config.files, folder: join(config.dataDir, 'files') });
  const disk = watchDisk(config.dataDir, config.leastFreeBytes);
  // Content asks for stops long after both have started, wherever the timetables are.
  const stops: Transport = (request) => reach('schedule')(request);
  const askAccounts: Transport = (request) => reach('accounts')(request);
  const settling = settleZone(options.materials.operator, { here: starting, elsewhere: stops, log });
  const [content, schedule] = await startTogether(
    here('content') && database
      ? startContent(options, {
          database,
          mail,
          settling,
          stops,
          accounts: askAccounts,
          files,
          disk,
          verifyPerson,
        })
      : undefined,
    starting,
    { database, mail },
  );
  const [opened, operator] = await Promise.all([database, settling]);
  const accounts =
    here('accounts') && opened && mail
      ? startAccounts(options, {
          database: opened,
          mail: await mail,
          verifyPerson,
          content: (request) => reach('content')(request),
          channel: contentChannel,
          timeZone: operator.timeZone,
        })
      : undefined;
  const forwarder = forwardSchedule(given);
  const close = async () => {
    for (const app of apps.values()) await app.close();
    await accounts?.close();
    await (await mail)?.close();
    await schedule?.close();
    await notices?.close();
    await opened?.close();
  };
  try {
    if (content) apps.set('content', content.app);
    if (schedule) apps.set('schedule', schedule.app);
    if (accounts) apps.set('accounts', accounts.app);
    if (schedule && ports && here('itinerary'))
      apps.set('itinerary', startItinerary(options, { schedule, places: ports.places, addresses }));
    if (here('cache')) apps.set('cache', startCache(options, reach));
    if (forwarder) apps.set('schedule', forwarder.app);
    for (const [name, app] of apps) await prepareForVisitors(name, app, options);
    // Content elsewhere is not waited for: boards are shown, and notices join them when they come.
    if (content) await schedule?.refreshNotices();
    else void schedule?.refreshNotices();
    accounts?.begin();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    apps,
    materials: options.materials,
    operator,
    reach,
    checks: [
      ...(opened ? [{ name: 'database', check: () => opened.check() }] : []),
      ...(content || (opened && config.databaseUrl === undefined)
        ? [{ name: 'disk', spare: true, check: () => disk.check() }]
        : []),
      ...(content ? [{ name: 'files', spare: true, check: () => files.check() }] : []),
      ...(opened ? [{ name: 'database-queue', spare: true, check: () => requireShortQueue(opened) }] : []),
      ...(schedule
        ? [
            { name: 'schedule', check: () => schedule.check() },
            { name: 'schedule-feed', spare: true, check: () => schedule.checkFeed() },
          ]
        : []),
    ],
    contentStore: content?.store,
    database: opened,
    lane: content?.lane,
    hanging,
    schedule,
    accounts,
    forms: content?.forms,
    endStreams: () => {
      schedule?.endStreams();
      forwarder?.endStreams();
    },
    close,
  };
}

/** The queues of what runs here: who does not work one off need not know it. */
const mailQueuesOf = (here: (name: 'content' | 'accounts') => boolean): readonly string[] => [
  ...(here('accounts') ? Object.values(mailQueues) : []),
  ...(here('content') ? [formMailQueue] : []),
];

/** A feed that describes nothing ends the start: what it has begun is closed before the error is thrown. */
async function settleOrClose(
  house: SettledMaterials,
  starting: Promise<ScheduleService> | undefined,
  database: Promise<Database> | undefined,
): Promise<Materials> {
  starting?.catch(() => undefined);
  try {
    return await house.settle(starting);
  } catch (thrown) {
    await starting?.then(
      (schedule) => schedule.close(),
      () => undefined,
    );
    await database?.then(
      (opened) => opened.close(),
      () => undefined,
    );
    throw thrown;
  }
}

/** Both at once; when one cannot start, the other and the database are closed before the error is thrown. */
async function startTogether(
  content: Promise<ContentService> | undefined,
  schedule: Promise<ScheduleService> | undefined,
  {
    database,
    mail,
  }: { readonly database?: Promise<Database> | undefined; readonly mail?: Promise<Mail> | undefined },
): Promise<[ContentService | undefined, ScheduleService | undefined]> {
  const [first, second] = await Promise.allSettled([content, schedule]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value];
  if (first.status === 'fulfilled') await first.value?.app.close();
  if (second.status === 'fulfilled') await second.value?.close();
  for (const opening of [mail, database])
    await opening?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  throw first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason;
}

/**
 * In the site's process a service is public, so its callers are rate-limited. Alone it serves the operator's own
 * machines and is not limited.
 */
async function prepareForVisitors(
  name: ServiceName,
  app: FastifyInstance,
  { config, parts, secret, state, clock, security, metrics }: ServicesOptions,
): Promise<void> {
  const hsts = security.strict['strict-transport-security'];
  if (hsts)
    app.addHook('onRequest', async (_request, reply) => void reply.header('strict-transport-security', hsts));
  const perMinute = config.http.rateLimitPerMinute;
  if (parts.includes('site'))
    await limitRate(app, {
      perMinute,
      name,
      state,
      clock,
      headers: false,
      insideKey: deriveKey(secret, 'inside'),
      onRefused: () => metrics.refuseRequest(name),
    });
}

interface ScheduleNeeds {
  readonly ports: SchedulePorts;
  readonly database: Promise<Database>;
  readonly house: SettledMaterials;
}

function startSchedule(
  { config, secret, clock, log }: ServicesOptions,
  { ports, database, house }: ScheduleNeeds,
): Promise<ScheduleService> {
  return createScheduleService({
    settings: config.schedule,
    operator: house.operator,
    ports,
    importProgram,
    folder: join(config.dataDir, 'schedule'),
    database,
    clock,
    log,
    trustProxy: config.http.trustProxy,
    insideKey: deriveKey(secret, 'inside'),
  });
}

function startCache(
  { config, materials, store, secret, clock, log }: Foundations,
  reach: (name: ServiceName) => Transport,
): FastifyInstance {
  return createCacheService({
    store,
    secret: deriveKey(secret, 'cache'),
    proxiedBytes: config.cacheMaxBytes / 4,
    upstreams: {
      'cms-api': reach('content'),
      'schedule-api': reach('schedule'),
      'itinerary-api': reach('itinerary'),
    },
    accent: materials.operator.colours,
    clock,
    log,
    trustProxy: config.http.trustProxy,
  });
}
