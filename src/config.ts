import { join, resolve } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import { logLevels } from '#platform/log/log-levels.ts';
import { isLoopbackName } from '#platform/loopback.ts';
import {
  bearerKey,
  bucketUrl,
  flag,
  headerName,
  httpUrl,
  listOf,
  mailSide,
  megabytes,
  moment,
  number,
  oauthClient,
  oneOf,
  passphrase,
  postgresUrl,
  proxies,
  redisUrl,
  seconds,
  smtpUrl,
  someOf,
  text,
  wholeNumber,
} from './config/kinds.ts';
import { namesOf, readTree, setting, Together, type Environment, type Values } from './config/setting.ts';

export const serviceNames = ['content', 'schedule', 'accounts', 'itinerary', 'cache'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Every setting: where the program finds it, its name, its kind, its default. `.env.example` explains each, in this order. */
const settings = {
  http: {
    port: setting('PORT', wholeNumber(0, 65_535).default(3000)),
    host: setting('HOST', text.default('127.0.0.1')),
    /** What visitors type: scheme and host, when it is not what the request says. */
    publicUrl: setting('PUBLIC_URL', httpUrl.transform((url) => withoutTrailing(url, '/')).optional()),
    /** Names besides that one it may be asked at, such as what other machines of the operator call it. */
    allowedHosts: setting('ALLOWED_HOSTS', listOf(text.toLowerCase())),
    trustProxy: setting('TRUST_PROXY', proxies),
    /** The header by which the operator's single sign-on names an employee; believed from trusted proxies alone. */
    employeeHeader: setting('EMPLOYEE_HEADER', headerName.optional()),
    rateLimitPerMinute: setting('RATE_LIMIT_PER_MINUTE', wholeNumber(1).default(600)),
    connections: {
      most: setting('MAX_CONNECTIONS', wholeNumber(10, 1_000_000).default(10_000)),
      mostPerAddress: setting('MAX_CONNECTIONS_PER_ADDRESS', wholeNumber(5, 1_000_000).default(500)),
    },
    /** What who watches from another machine, or behind a proxy, shows for the counts and the parts. */
    metricsKey: setting('METRICS_KEY', bearerKey.optional()),
    /** How long it says that it stops before it does. */
    stopNoticeMs: setting('STOP_NOTICE_S', seconds(0, 300, 0)),
  },
  dataDir: setting(
    'DATA_DIR',
    text.default('var').transform((folder) => resolve(folder)),
  ),
  /** Undefined until the process has read or made the one of the data folder. */
  secret: setting('SECRET', text.min(32, 'must have at least 32 characters').optional()),
  logLevel: setting('LOG_LEVEL', oneOf(logLevels).default('info')),

  databaseUrl: setting('DATABASE_URL', postgresUrl.optional()),
  /** How many connections to it a process may hold. */
  databaseConnections: setting('DATABASE_CONNECTIONS', wholeNumber(1, 1000).default(10)),
  redisUrl: setting('REDIS_URL', redisUrl.optional()),
  /** For sessions, counts and marks of what was used, where they are not to be in the same as copies. */
  stateRedisUrl: setting('STATE_REDIS_URL', redisUrl.optional()),
  cacheMaxBytes: setting('CACHE_MAX_MB', megabytes(1, 16_384, 64)),
  files: {
    /** A bucket that several machines share; a folder of the data folder without one. */
    place: setting('FILES_URL', bucketUrl.optional()),
    keys: new Together({
      id: setting('FILES_KEY_ID', text.optional()),
      secret: setting('FILES_KEY_SECRET', text.optional()),
    }),
  },
  /** What people send leaves so much of the disk of the data folder free. */
  leastFreeBytes: setting('FREE_DISK_MB', megabytes(0, 100_000_000, 512)),
  /** What files of forms may come to in a day. */
  formFilesInDay: {
    ofNetwork: setting('FORM_FILES_NETWORK_MB', megabytes(1, 1_000_000, 200)),
    ofAll: setting('FORM_FILES_MB', megabytes(1, 1_000_000, 2048)),
  },
  /** Encrypts what `npm run backup` makes. */
  backupPassphrase: setting('BACKUP_PASSPHRASE', passphrase.optional()),

  mail: {
    /** Where mail leaves; without one it stays in the outbox of the data folder. */
    smtpUrl: setting('SMTP_URL', smtpUrl.optional()),
    /** `Name <address>`, or an address. */
    from: setting('MAIL_FROM', mailSide.optional()),
    /** How long a process that sends a mail has it to itself; then another may try. */
    leaseMs: setting('MAIL_LEASE_S', seconds(5, 3600, 120)),
  },

  accounts: {
    passwordPolicy: setting('PASSWORD_POLICY', oneOf(['usual', 'strict']).default('usual')),
    /** Programs besides the site that may ask for tokens: `id`, or `id:secret`. */
    clients: setting('OAUTH_CLIENTS', listOf(oauthClient)),
    /** The e-mail marketing platform that keeps the subscribers of newsletters, when it is not this program. */
    newsletters: new Together({
      url: setting('NEWSLETTER_URL', httpUrl.optional()),
      key: setting('NEWSLETTER_KEY', text.optional()),
    }),
  },

  /** Where a service is, when it is not in this process. */
  serviceUrls: {
    content: setting('CONTENT_URL', httpUrl.optional()),
    schedule: setting('SCHEDULE_URL', httpUrl.optional()),
    accounts: setting('ACCOUNTS_URL', httpUrl.optional()),
    itinerary: setting('ITINERARY_URL', httpUrl.optional()),
    cache: setting('CACHE_URL', httpUrl.optional()),
  },
  /** A service that answers searches instead of the database, and speaks as Solr does: the address of its core. */
  searchUrl: setting('SEARCH_URL', httpUrl.optional()),
  /** The services others may call in a process with the site; undefined where the address of the site decides. */
  openServices: setting('OPEN_SERVICES', someOf(serviceNames)),
  apiTimeoutMs: setting('API_TIMEOUT_MS', wholeNumber(100, 60_000).default(10_000)),

  /** The folder of what an operator is besides its timetables; without one its feed describes it. */
  operatorFolder: setting('OPERATOR_DIR', text.optional()),

  schedule: {
    /** A zip, a folder or an address; the fictional city without one. */
    feed: setting('SCHEDULE_FEED', text.optional()),
    feedPollMs: setting('SCHEDULE_FEED_POLL_S', seconds(10, 86_400, 300)),
    maxErrorPercent: setting('SCHEDULE_MAX_ERROR_PERCENT', number(0, 100).default(2)),
    maxLossPercent: setting('SCHEDULE_MAX_LOSS_PERCENT', number(0, 100).default(40)),
    demoSeed: setting('SCHEDULE_DEMO_SEED', wholeNumber(0, 1_000_000).default(1)),
    /** Files with what is on the map besides stops. */
    places: setting('SCHEDULE_PLACES', listOf(text)),
    realtimeFeeds: setting('REALTIME_FEEDS', listOf(httpUrl)),
    realtimePollMs: setting('REALTIME_POLL_S', seconds(1, 300, 15)),
    /** Whether the calls also answer at the addresses of earlier versions of the operator's service. */
    aliases: setting('SCHEDULE_ALIASES', flag.default(false)),
  },

  itinerary: {
    /** A table of the houses of the city, and of the places people go to. */
    addresses: setting('ITINERARY_ADDRESSES', text.optional()),
    /** What a Navitia elsewhere calls the city, and the key it asks for. */
    region: setting('ITINERARY_REGION', text.default('default')),
    key: setting('ITINERARY_KEY', text.optional()),
  },

  locales: {
    strategy: setting(
      'LOCALE_STRATEGY',
      oneOf(['prefix-except-default', 'prefix']).default('prefix-except-default'),
    ),
    rootRedirect: setting('LOCALE_ROOT_REDIRECT', flag.default(true)),
  },
  /** Other hosts a redirection may lead to. */
  redirectHosts: setting('REDIRECT_HOSTS', listOf(text.toLowerCase())),
  /** The maps service that the trip planner can hand a trip over to. */
  tripMapsUrl: setting('TRIP_MAPS_URL', httpUrl.default('https://www.google.com/maps')),
  routesRefreshMs: setting('ROUTES_REFRESH_S', seconds(1, 86_400, 60)),

  /** A browser that makes PDFs of printed sheets; without one visitors print from their own. */
  chromiumPath: setting('CHROMIUM_PATH', text.optional()),
  /** Whether devices may keep pages for when they have no network; off takes away what they have kept. */
  offlinePages: setting('OFFLINE_PAGES', flag.default(true)),

  /** What time it is for the whole program when it starts; the machine's time without it. */
  clock: setting('CLOCK', moment.optional()),
  gallery: setting('GALLERY', flag.default(false)),
  devReload: setting('DEV_RELOAD', flag.default(false)),

  /** Each is off until its address is set, and no page calls one before the visitor agreed. */
  thirdParties: {
    tagManagerUrl: setting('TAG_MANAGER_URL', httpUrl.optional()),
    consentToolUrl: setting('CONSENT_TOOL_URL', httpUrl.optional()),
    newsletterScriptUrl: setting('NEWSLETTER_SCRIPT_URL', httpUrl.optional()),
    captcha: new Together({
      scriptUrl: setting('CAPTCHA_SCRIPT_URL', httpUrl.optional()),
      siteKey: setting('CAPTCHA_SITE_KEY', text.optional()),
      /** What the provider knows this installation by; it never leaves for a browser. */
      secret: setting('CAPTCHA_SECRET', text.optional()),
      verifyUrl: setting('CAPTCHA_VERIFY_URL', httpUrl.optional()),
    }),
    errorReportUrl: setting('ERROR_REPORT_URL', httpUrl.optional()),
    /** Asked by the server: no page names it. */
    addressCompletion: new Together({
      url: setting('ADDRESS_COMPLETION_URL', httpUrl.optional()),
      key: setting('ADDRESS_COMPLETION_KEY', text.optional()),
    }),
    mapStyleUrl: setting('MAP_STYLE_URL', httpUrl.optional()),
    jobsSiteUrl: setting('JOBS_SITE_URL', httpUrl.optional()),
  },
};

export const settingNames = namesOf(settings);

export type Config = Values<typeof settings> & {
  /** Where the embedded database is, when there is no address of another. */
  readonly databaseFolder: string;
};
export type ThirdParties = Config['thirdParties'];

/** What a program that a command starts finds in its environment. */
export const inheritedEnvironment = (): Environment => process.env;

/** Visitors, other processes and other systems live in the true time: another one would mislead them. */
const ofTheTrueTime = ['PUBLIC_URL', 'REDIS_URL', 'STATE_REDIS_URL', 'REALTIME_FEEDS'] as const;

/** Reads the environment once. All faults are told at once, by setting name, never with a value. */
export function readConfig(environment: Environment = process.env): Config {
  const faults: string[] = [];
  const values = readTree(settings, environment, faults);
  for (const name of ['REDIS_URL', 'STATE_REDIS_URL'])
    if (environment[name] && !environment['SECRET'])
      faults.push(`SECRET must be set, the same on every machine, when ${name} is`);
  if (environment['FILES_URL'] && !environment['FILES_KEY_ID'])
    faults.push('FILES_KEY_ID and FILES_KEY_SECRET must be set when FILES_URL is');
  if (!isLoopbackName(environment['HOST'] || '127.0.0.1') && !environment['PUBLIC_URL'])
    faults.push('PUBLIC_URL must be set when HOST opens the program to other machines');
  if (environment['CLOCK']) {
    const others = ofTheTrueTime.filter((name) => environment[name]);
    faults.push(...others.map((name) => `CLOCK cannot be set together with ${name}`));
  }
  if (faults.length > 0)
    throw new AppError('bad-setting', `Settings to correct (see .env.example): ${faults.join('; ')}`);
  return Object.freeze({ ...values, databaseFolder: join(values.dataDir, 'database') });
}
