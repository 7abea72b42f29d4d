import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import callExamples from '#data/city/call-examples.json' with { type: 'json' };
import { cityPlan } from '#data/city/city-plan.ts';
import { contentSeed } from '#data/content/index.ts';
import { operator } from '#data/operator.ts';
import { buildApp, type App } from '#app.ts';
import type { AppPart, Materials } from '#app/materials.ts';
import { readConfig, type Config } from '#config.ts';
import { describeHouse } from '#operators/from-feed/describe-house.ts';
import type { FeedFacts } from '#operators/facts/feed-facts.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import type { LogLevel } from '#platform/log/log-levels.ts';
import { screens as siteScreens, type Screens } from '#site/pages/screens.server.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import { prepareTestDatabase } from './database.ts';
import { testInstant } from './instant.ts';
import { sharedContentUrl } from './shared-content.ts';
import { accountSettings } from './test-client.ts';

export interface TestAppOptions {
  /** Settings, as in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly seed?: ContentSeed;
  /** The service of the shared program, for a site that changes nothing in it: far cheaper than one of its own. */
  readonly content?: 'shared';
  readonly parts?: readonly AppPart[];
  /** Of another operator than the default one, who names a feed of its own. */
  readonly materials?: Pick<Materials, 'operator' | 'logo' | 'icon'>;
  /** The operator and its content are what the feed of the settings tells of them. */
  readonly isFromFeed?: true;
  /** Another build than that of the tree. */
  readonly distFolder?: string;
  /** A folder to start on again; a new one unless given. */
  readonly dataDir?: string;
  readonly config?: Partial<Config>;
  /** Added to the screens of the site, or in place of those with the same key. */
  readonly screens?: Screens;
  /** What its clock shows at first; the instant of the tests unless given. */
  readonly instant?: string;
  /** `info` unless given: below it every refused request tells its stack, which is work. */
  readonly logLevel?: LogLevel;
}

export interface TestApp {
  readonly origin: string;
  readonly app: App;
  readonly clock: FixedClock;
  readonly dataDir: string;
  /** It runs the accounts service, and tests may ask for tokens. */
  readonly hasAccounts: boolean;
  /** Every line logged so far. */
  readonly logs: readonly Record<string, unknown>[];
  /** Asks without following redirections. */
  get(path: string, init?: RequestInit): Promise<Response>;
  text(path: string, init?: RequestInit): Promise<string>;
  close(): Promise<void>;
}

export { testInstant } from './instant.ts';

let shared: Promise<TestApp> | undefined;

/**
 * The program on the default content and settings, for tests that change nothing, neither the content nor the time:
 * one for each process of the run, and gone with it.
 */
export function sharedApp(): Promise<TestApp> {
  return (shared ??= startSettled({
    parts: [...defaultParts, 'schedule', 'itinerary', 'accounts'],
    settings: accountSettings,
  }));
}

/** Real time is asked for once before anybody looks: what is cancelled would else join the pages a moment later. */
async function startSettled(options: TestAppOptions): Promise<TestApp> {
  const started = await startApp(options);
  await started.app.schedule?.refresh();
  return started;
}

/** The address of a content service that never changes. */
export function findSharedContent(): Promise<string> {
  return sharedContentUrl(async () => (await sharedApp()).origin);
}

/** A city's timetables are a second's work: who tests them names them. */
const defaultParts: readonly AppPart[] = ['site', 'content', 'cache'];

/** The whole program on a port of its own, with a database of its own and a clock that stands still. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'parcours-app-'));
  const clock = fixedClock(options.instant ?? testInstant);
  const logs: Record<string, unknown>[] = [];
  const log = createLog(options.logLevel ?? 'info', {
    write: (line) => void logs.push(JSON.parse(line) as Record<string, unknown>),
  });
  const settings: Readonly<Record<string, string>> = {
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Enough for two things at once; each connection costs the server more than most tests.
    DATABASE_CONNECTIONS: '2',
    GALLERY: 'on',
    ...(options.content === 'shared' ? { CONTENT_URL: await findSharedContent() } : {}),
    ...options.settings,
  };
  const given = readConfig(settings);
  const parts = options.parts ?? defaultParts;
  const needsDatabase =
    options.config?.databaseUrl === undefined &&
    (['content', 'schedule', 'accounts'] as const).some(
      (name) => parts.includes(name) && !given.serviceUrls[name],
    );
  const place = needsDatabase
    ? await prepareTestDatabase(options.seed || options.isFromFeed ? 'empty' : 'default')
    : undefined;
  const config: Config = {
    ...given,
    ...(place ? { databaseUrl: place.url, databaseFolder: place.folder } : {}),
    ...options.config,
  };
  const distFolder = resolve(options.distFolder ?? 'dist');
  const cityOrOther = {
    operator,
    contentSeed: options.seed ?? contentSeed,
    logo: readFileSync('data/logo.svg', 'utf8'),
    icon: readFileSync('data/icon.svg', 'utf8'),
    iconPixels: readFileSync('data/icon.png'),
    distFolder,
    ...(options.materials ?? { cityPlan, callExamples, filesFolder: resolve('data/files') }),
  };
  const ofFeed = { describe: (feed: FeedFacts) => ({ ...describeHouse(feed), distFolder }) };
  const materials = options.isFromFeed ? ofFeed : cityOrOther;
  const app = await buildApp(config, {
    log,
    materials,
    clock,
    parts,
    screens: { ...siteScreens, ...options.screens },
  });
  const origin = await app.listen();
  const get = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    // Packing and unpacking every page is work; the tests of encodings name theirs.
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity');
    return fetch(origin + path, { redirect: 'manual', ...init, headers });
  };
  return {
    origin,
    app,
    clock,
    dataDir,
    hasAccounts: parts.includes('accounts') && settings['OAUTH_CLIENTS'] !== undefined,
    logs,
    get,
    text: async (path, init) => (await get(path, init)).text(),
    close: async () => {
      await app.close();
      await place?.remove();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
