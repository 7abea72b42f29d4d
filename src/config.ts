import { resolve } from 'node:path';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { logLevels } from '#platform/log-levels.ts';

const flag = z.stringbool({
  truthy: ['1', 'true', 'on', 'yes'],
  falsy: ['0', 'false', 'off', 'no'],
  error: 'must be on or off',
});
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

function number(least: number, most = Number.MAX_SAFE_INTEGER) {
  const error = 'must be a number';
  return z.coerce
    .number({ error })
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`);
}

function wholeNumber(least: number, most?: number) {
  return number(least, most).int('must be a whole number');
}

function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, { error: `must be one of ${choices.join(', ')}` });
}

/** Separated by commas; none without the setting. */
function listOf(item: z.ZodType<string, string>) {
  const split = (list = '') =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
  return z.string().optional().transform(split).pipe(z.array(item));
}

/** Every setting, with its default. `.env.example` explains each in the same order. */
const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  TRUST_PROXY: flag.default(false),
  DATA_DIR: z.string().default('var'),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: oneOf(logLevels).default('info'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 1000).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  CACHE_MAX_MB: wholeNumber(1, 16_384).default(64),

  CONTENT_URL: httpUrl.optional(),
  SCHEDULE_URL: httpUrl.optional(),
  ACCOUNTS_URL: httpUrl.optional(),
  ITINERARY_URL: httpUrl.optional(),
  CACHE_URL: httpUrl.optional(),
  API_TIMEOUT_MS: wholeNumber(100, 60_000).default(10_000),

  SCHEDULE_FEED: z.string().optional(),
  SCHEDULE_FEED_POLL_S: wholeNumber(10, 86_400).default(300),
  SCHEDULE_MAX_ERROR_PERCENT: number(0, 100).default(2),
  SCHEDULE_MAX_LOSS_PERCENT: number(0, 100).default(40),
  SCHEDULE_DEMO_SEED: wholeNumber(0, 1_000_000).default(1),
  SCHEDULE_PLACES: listOf(z.string()),
  REALTIME_FEEDS: listOf(httpUrl),
  REALTIME_POLL_S: wholeNumber(1, 300).default(15),

  LOCALE_STRATEGY: oneOf(['prefix-except-default', 'prefix']).default('prefix-except-default'),
  LOCALE_ROOT_REDIRECT: flag.default(true),
  REDIRECT_HOSTS: listOf(z.string().toLowerCase()),
  ROUTES_REFRESH_S: wholeNumber(1, 86_400).default(60),

  RATE_LIMIT_PER_MINUTE: wholeNumber(1).default(600),
  GALLERY: flag.default(false),
  DEV_RELOAD: flag.default(false),

  TAG_MANAGER_URL: httpUrl.optional(),
  CONSENT_TOOL_URL: httpUrl.optional(),
  NEWSLETTER_SCRIPT_URL: httpUrl.optional(),
  CAPTCHA_SCRIPT_URL: httpUrl.optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  ERROR_REPORT_URL: httpUrl.optional(),
  ADDRESS_COMPLETION_URL: httpUrl.optional(),
  MAP_STYLE_URL: httpUrl.optional(),
  JOBS_SITE_URL: httpUrl.optional(),
});

type Environment = z.infer<typeof environmentSchema>;
export const settingNames = Object.keys(environmentSchema.shape) as (keyof Environment)[];

export const serviceNames = ['content', 'schedule', 'accounts', 'itinerary', 'cache'] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface Config {
  readonly http: {
    readonly port: number;
    readonly host: string;
    /** What visitors type: scheme and host, when it is not what the request says. */
    readonly publicUrl: string | undefined;
    readonly trustProxy: boolean;
    readonly rateLimitPerMinute: number;
  };
  readonly dataDir: string;
  /** Undefined until the process has read or made the one of the data folder. */
  readonly secret: string | undefined;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly databaseUrl: string | undefined;
  /** How many connections to it a process may hold. */
  readonly databaseConnections: number;
  /** Where the embedded database is, when there is no address of another. */
  readonly databaseFolder: string;
  readonly redisUrl: string | undefined;
  readonly cacheMaxBytes: number;
  /** Where a service is, when it is not in this process. */
  readonly serviceUrls: Readonly<Record<ServiceName, string | undefined>>;
  readonly apiTimeoutMs: number;
  readonly schedule: {
    /** A zip, a folder or an address; the fictional city without one. */
    readonly feed: string | undefined;
    readonly feedPollMs: number;
    readonly maxErrorPercent: number;
    readonly maxLossPercent: number;
    readonly demoSeed: number;
    /** Files with what is on the map besides stops. */
    readonly places: readonly string[];
    readonly realtimeFeeds: readonly string[];
    readonly realtimePollMs: number;
  };
  readonly locales: { readonly strategy: Environment['LOCALE_STRATEGY']; readonly rootRedirect: boolean };
  /** Other hosts a redirection may lead to. */
  readonly redirectHosts: readonly string[];
  readonly routesRefreshMs: number;
  readonly gallery: boolean;
  readonly devReload: boolean;
  readonly thirdParties: ThirdParties;
}

/** Each is off until its address is set, and no page calls one before the visitor agreed. */
export interface ThirdParties {
  readonly tagManagerUrl: string | undefined;
  readonly consentToolUrl: string | undefined;
  readonly captcha: { readonly scriptUrl: string; readonly siteKey: string } | undefined;
  readonly newsletterScriptUrl: string | undefined;
  readonly addressCompletionUrl: string | undefined;
  readonly errorReportUrl: string | undefined;
  readonly mapStyleUrl: string | undefined;
  readonly jobsSiteUrl: string | undefined;
}

/** Reads the environment once. All faults are told at once, by setting name, never with a value. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given: Partial<Record<keyof Environment, string>> = Object.fromEntries(
    settingNames.map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const result = environmentSchema.safeParse(given);
  const single = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const faults = [...single, ...crossFaults(given)];
  if (!result.success || faults.length > 0) {
    throw new AppError('bad-setting', `Settings to correct (see .env.example): ${faults.join('; ')}`);
  }
  return toConfig(result.data);
}

/** Settings that need each other. */
function crossFaults(env: Readonly<Partial<Record<keyof Environment, string>>>): string[] {
  const faults: string[] = [];
  if (Boolean(env.CAPTCHA_SCRIPT_URL) !== Boolean(env.CAPTCHA_SITE_KEY)) {
    faults.push('CAPTCHA_SCRIPT_URL and CAPTCHA_SITE_KEY go together');
  }
  if (env.REDIS_URL && !env.SECRET) {
    faults.push('SECRET must be set, the same on every machine, when REDIS_URL is');
  }
  return faults;
}

function toConfig(env: Environment): Config {
  const captcha =
    env.CAPTCHA_SCRIPT_URL && env.CAPTCHA_SITE_KEY
      ? { scriptUrl: env.CAPTCHA_SCRIPT_URL, siteKey: env.CAPTCHA_SITE_KEY }
      : undefined;
  return Object.freeze({
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
      trustProxy: env.TRUST_PROXY,
      rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    },
    dataDir: resolve(env.DATA_DIR),
    secret: env.SECRET,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseFolder: resolve(env.DATA_DIR, 'database'),
    redisUrl: env.REDIS_URL,
    cacheMaxBytes: env.CACHE_MAX_MB * 1024 * 1024,
    serviceUrls: {
      content: env.CONTENT_URL,
      schedule: env.SCHEDULE_URL,
      accounts: env.ACCOUNTS_URL,
      itinerary: env.ITINERARY_URL,
      cache: env.CACHE_URL,
    },
    apiTimeoutMs: env.API_TIMEOUT_MS,
    schedule: {
      feed: env.SCHEDULE_FEED,
      feedPollMs: env.SCHEDULE_FEED_POLL_S * 1000,
      maxErrorPercent: env.SCHEDULE_MAX_ERROR_PERCENT,
      maxLossPercent: env.SCHEDULE_MAX_LOSS_PERCENT,
      demoSeed: env.SCHEDULE_DEMO_SEED,
      places: env.SCHEDULE_PLACES,
      realtimeFeeds: env.REALTIME_FEEDS,
      realtimePollMs: env.REALTIME_POLL_S * 1000,
    },
    locales: { strategy: env.LOCALE_STRATEGY, rootRedirect: env.LOCALE_ROOT_REDIRECT },
    redirectHosts: env.REDIRECT_HOSTS,
    routesRefreshMs: env.ROUTES_REFRESH_S * 1000,
    gallery: env.GALLERY,
    devReload: env.DEV_RELOAD,
    thirdParties: {
      tagManagerUrl: env.TAG_MANAGER_URL,
      consentToolUrl: env.CONSENT_TOOL_URL,
      captcha,
      newsletterScriptUrl: env.NEWSLETTER_SCRIPT_URL,
      addressCompletionUrl: env.ADDRESS_COMPLETION_URL,
      errorReportUrl: env.ERROR_REPORT_URL,
      mapStyleUrl: env.MAP_STYLE_URL,
      jobsSiteUrl: env.JOBS_SITE_URL,
    },
  });
}
