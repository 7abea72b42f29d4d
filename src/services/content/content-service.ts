import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { jsonApiMediaType } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import type { ThemedColour } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { orOutage } from '#platform/database/outage.ts';
import type { DiskRoom } from '#platform/disk-room.ts';
import type { FileStore } from '#platform/file-store/file-store.ts';
import { holdUploads } from '#platform/http/hold-uploads.ts';
import { takeBytes, takeText } from '#platform/http/body-parsers.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { isOfOurs } from '#platform/http/inside.ts';
import { isOutside } from '#platform/http/sender.ts';
import { mountEndpoints, type AnyEndpoint } from '#platform/http/mount.ts';
import { mountOpenApi } from '#platform/http/api-page/mount-api.ts';
import { originAsked } from '#platform/http/origin-asked.ts';
import type { TrustedProxies } from '#platform/http/trusted-proxies.ts';
import { createLane, type Lane, type LaneOptions } from '#platform/lane.ts';
import type { Log } from '#platform/log/log.ts';
import { addressesOf, type Authorize, type ContentContext, type Weigh } from './api/content-context.ts';
import { dispatchWithin } from './api/dispatch.ts';
import { formatError } from './api/errors.ts';
import { fileEndpoint } from './api/file-endpoint.ts';
import { jobsEndpoint } from './api/jobs.ts';
import { jsonApiEndpoints } from './api/json-api-endpoints.ts';
import { menuFileEndpoints } from './api/menu-files.ts';
import { newDefaultsEndpoints } from './api/new-defaults.ts';
import { requireEditor } from './api/require-editor.ts';
import { restEndpoints } from './api/rest-endpoints.ts';
import { missedSearchesEndpoint } from './api/missed-searches.ts';
import { solrSearchEndpoint } from './api/solr-search.ts';
import { subrequestsEndpoints } from './api/subrequests-endpoints.ts';
import { searchPointsOfSaleEndpoint } from './api/search-points-of-sale.ts';
import { searchStopsEndpoint, type SearchStops } from './api/search-stops.ts';
import { takeTurns, type Turns } from './api/take-turns.ts';
import { isOutsideTurn } from './api/turn.ts';
import { bytesMediaType, uploadEndpoints } from './api/upload-endpoints.ts';
import { createFileLibrary, type FileLibrary } from './files/file-library.ts';
import { formFileEndpoint } from './api/web-forms/form-file-endpoint.ts';
import { submissionEndpoints } from './api/web-forms/submission-endpoints.ts';
import { webFormEndpoints } from './api/web-forms/web-form-endpoints.ts';
import { fillSeedFiles } from './files/fill-seed-files.ts';
import { createPictureThread } from './files/picture-thread.ts';
import { openMissedSearches, type MissedSearches } from './search/missed-searches.ts';
import { openSearchIndex, type SearchIndex } from './search/search-index.ts';
import { openSearchDesk, type SearchDesk, type SearchDeskOptions } from './search/search-desk.ts';
import type { ContentSeed } from './seed.ts';
import { createDefaultsDesk } from './store/defaults/defaults-desk.ts';
import { createItemWriter } from './store/item-writer.ts';
import { createMenuWriter } from './store/menu-writer.ts';
import { createSettingsWriter } from './store/settings-writer.ts';
import { openFormDesk, type FormDesk, type FormDeskOptions } from './web-forms/form-desk.ts';
import { createContentStore, type ContentStore, type SeedOutcome } from './store/content-store.ts';
import type { ContentChange } from './store/content-change.ts';

export interface ContentServiceOptions {
  readonly database: Database;
  /** Loaded into an empty database. */
  readonly seed: ContentSeed;
  readonly files: ContentFiles;
  readonly clock: Clock;
  readonly log: Log;
  /** Where this service answers, with its path; the caller's own address unless given. */
  readonly publicUrl?: string;
  /** The zone in which a day of a publication window begins. */
  readonly timeZone: string;
  readonly trustProxy?: TrustedProxies;
  /** The colour of links on the page of its calls. */
  readonly accent?: ThemedColour;
  /** Who a caller with a token is; without it everyone is a visitor. */
  readonly authorize?: Authorize;
  /** Finds stops, in the service that knows them; without it they cannot be searched. */
  readonly searchStops?: SearchStops;
  /** What is found by its words besides the content, and which words mean the same. */
  readonly search?: Partial<Pick<SearchDeskOptions, 'words' | 'schedules' | 'external'>>;
  /** Tells what a notice would touch before it is published; without it nobody here knows. */
  readonly weigh?: Weigh;
  /** Who shows it by `insideHeader` is part of this installation, and does not wait with strangers. */
  readonly insideKey?: string;
  /** What taking forms needs; without it nobody can send one here. */
  readonly forms?: FormDeskOptions;
  /** How many callers from outside may wait for their turn, and how long. */
  readonly outsideLane?: Pick<LaneOptions, 'most' | 'waitMs'>;
  /** Called after each edit is in the database; the edit stands even when it fails. */
  onChange?(change: ContentChange): void | Promise<void>;
}

/** Where files are kept, and where those of the seed come from. */
export interface ContentFiles {
  readonly store: FileStore;
  /** Of the disk that the store is on; a store elsewhere has bounds of its own. */
  readonly disk?: DiskRoom | undefined;
  /** The folder that the seed's names of files are of. */
  readonly seedFolder?: string | undefined;
}

export interface ContentService {
  readonly app: FastifyInstance;
  readonly store: ContentStore;
  /** Where calls from outside wait for their turn. */
  readonly lane: Pick<Lane, 'running' | 'waiting'>;
  /** Where forms are taken; undefined where none are. */
  readonly forms: FormDesk | undefined;
  /** Searches that found nothing. */
  readonly missed: MissedSearches;
}

const defaultLane = { most: 32, waitMs: 2_000 };

/** The headless content backend: content in the database, the wire of the contract around it. */
export async function createContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { database, clock, log, timeZone } = options;
  const onChange = async (change: ContentChange): Promise<void> => {
    try {
      await options.onChange?.(change);
    } catch (thrown) {
      log.error({ err: thrown }, 'a content change could not be told');
    }
  };
  const store = createContentStore({ database, clock, timeZone, onChange });
  const writer = createItemWriter({ database, clock, timeZone, onChange });
  const settingsWriter = createSettingsWriter({ database, clock, timeZone, onChange });
  const menuWriter = createMenuWriter({ database, clock, onChange });
  const pictures = createPictureThread();
  const files = createFileLibrary({ store: options.files.store, pictures });
  const seeded = await loadSeed(options, { store, files }).catch(async (thrown: unknown) => {
    await pictures.close();
    throw thrown;
  });
  const defaults = createDefaultsDesk({ database, clock, timeZone, seed: seeded.seed, onChange });
  const index = await openSearchIndex({ orm: database.orm, clock, log });

  const lane = createLane({ width: database.outside.width, ...(options.outsideLane ?? defaultLane) });
  const contextIn = (locale: Locale): ContentContext => ({
    locale,
    get orm() {
      return isOutsideTurn() ? database.outside.orm : database.orm;
    },
    clock,
    authorize: options.authorize ?? (async () => 'anonymous'),
    searchStops:
      options.searchStops ??
      (() => Promise.reject(new AppError('unavailable', 'nobody here knows the stops'))),
    store: writer,
    settings: settingsWriter,
    menus: menuWriter,
    defaults,
    files,
    disk: options.files.disk,
    weigh: options.weigh ?? (async () => ({})),
    timeZone,
    publicUrl: options.publicUrl,
  });
  const contexts = { fr: contextIn('fr'), en: contextIn('en') };
  const app = createHttpApp({
    log,
    trustProxy: options.trustProxy ?? 0,
    formatError: (error, request) => {
      const origin = originAsked(request);
      const headers = request.headers as Record<string, string | undefined>;
      const { base } = addressesOf(contexts.fr, { origin, headers });
      return formatError(error, { url: request.url, href: `${base}${request.url}` });
    },
  });
  app.addHook('onClose', () => pictures.close());
  // Other processes hold copies of what was there; they ask this one for what is there now, which it answers once ready.
  if (seeded.outcome === 'followed') app.addHook('onReady', () => onChange({ kind: 'settings', ids: [] }));
  // Callers name their JSON differently; each endpoint reads the text itself.
  app.removeAllContentTypeParsers();
  takeText(app, '*');

  // JSON:API forbids parameters on its media type; the framework adds a charset to every text.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (String(reply.getHeader('content-type')).startsWith(jsonApiMediaType))
      reply.header('content-type', jsonApiMediaType);
    return payload;
  });

  const missed = openMissedSearches({ pool: database.pool, clock, log });
  app.addHook('onClose', () => missed.close());
  const search = openSearchDesk({
    words: undefined,
    schedules: undefined,
    external: undefined,
    ...options.search,
    missed,
    log,
  });
  const forms =
    options.forms && openFormDesk(options.forms, { pool: database.pool, timeZone, pictures, clock, log });
  app.addHook('onClose', () => forms?.close());
  await mountCalls(app, {
    contexts,
    lane,
    forms,
    search,
    index,
    missed,
    insideKey: options.insideKey,
    accent: options.accent,
  });
  return { app, store, lane, forms, missed };
}

interface Seeding {
  readonly store: ContentStore;
  readonly files: FileLibrary;
}

interface Seeded {
  readonly outcome: SeedOutcome;
  /** With its files in their store; undefined where they could not be put there. */
  readonly seed: ContentSeed | undefined;
}

/**
 * Fills an empty database, or brings what nobody has edited up to the seed. The seed's files are put into the store at
 * every start, where it does not have them.
 */
async function loadSeed(
  { seed, files: { seedFolder }, log }: ContentServiceOptions,
  { store, files }: Seeding,
): Promise<Seeded> {
  const keep = async (name: string) => files.keep(await readFile(join(seedFolder ?? '', name)), name);
  try {
    const filled = await fillSeedFiles(seed, keep);
    const outcome = await store.loadSeed(filled);
    if (outcome !== 'as-it-was') log.info({ items: filled.items.length }, `content ${outcome}`);
    return { outcome, seed: filled };
  } catch (thrown) {
    // Content that is there can be read without them.
    if (!(await store.isLoaded())) throw thrown;
    log.error({ err: thrown }, 'the default content cannot be followed, or its files put into their store');
    return { outcome: 'as-it-was', seed: undefined };
  }
}

interface Calls extends Turns {
  readonly contexts: Readonly<Record<Locale, ContentContext>>;
  readonly accent: ThemedColour | undefined;
  readonly forms: FormDesk | undefined;
  readonly search: SearchDesk;
  readonly index: SearchIndex;
  readonly missed: MissedSearches;
}

/** Every call in French, and the same under `/en`. */
async function mountCalls(
  app: FastifyInstance,
  { contexts, accent, forms, search, index, missed, ...turns }: Calls,
): Promise<void> {
  const subrequests = subrequestsEndpoints(dispatchWithin(app, contexts.fr, turns.insideKey));
  const formCalls = forms && { desk: forms, insideKey: turns.insideKey };
  const endpointsIn = (context: ContentContext): readonly AnyEndpoint[] => [
    // Stops are another service's: whoever waits for it must not hold a turn at the database.
    searchStopsEndpoint(context.searchStops),
    solrSearchEndpoint(context, { desk: search, index, turns }),
    ...[
      ...restEndpoints(context),
      ...menuFileEndpoints(context),
      ...newDefaultsEndpoints(context),
      searchPointsOfSaleEndpoint(context),
      jobsEndpoint(context),
      missedSearchesEndpoint(context, missed),
      ...jsonApiEndpoints(context),
      ...subrequests,
      ...(formCalls ? webFormEndpoints(context, formCalls) : []),
      ...(formCalls ? submissionEndpoints(context, formCalls) : []),
    ].map((endpoint) => takeTurns(endpoint, turns)),
  ];
  const endpoints = endpointsIn(contexts.fr);
  const english = endpointsIn(contexts.en);
  const uploads = uploadEndpoints(contexts.fr);
  const files = [fileEndpoint(contexts.fr, turns)];
  const hold = holdFiles(turns);
  const formFiles = formCalls ? [formFileEndpoint(contexts.fr, formCalls)] : [];
  for (const [locale, prefix] of [
    ['fr', ''],
    ['en', '/en'],
  ] as const)
    if (formCalls)
      await app.register(
        async (scope) => mountFormFiles(scope, formFileEndpoint(contexts[locale], formCalls), hold),
        { prefix },
      );
  await app.register(async (scope) => mountEndpoints(scope, [...endpoints, ...files]));
  await app.register(async (scope) => mountEndpoints(scope, english), { prefix: '/en' });
  await app.register(async (scope) => mountUploads(scope, contexts.fr, uploads));
  await app.register(async (scope) => mountUploads(scope, contexts.en, uploadEndpoints(contexts.en)), {
    prefix: '/en',
  });
  mountOpenApi(app, {
    title: { fr: 'Contenu', en: 'Content' },
    description: {
      fr: 'Pages, menus, avis et réglages. Chaque adresse existe aussi sous /en.',
      en: 'Pages, menus, notices and settings. Every path also stands under /en.',
    },
    language: 'en',
    accent,
    endpoints: [...endpoints, ...uploads, ...formFiles, ...files],
  });
}

/** So many bytes are in memory at once, whoever sends them; the site holds back its visitors itself. */
const fileBounds = {
  mostBytes: 32 * 1024 * 1024,
  mostRequests: 300,
  perCaller: 6,
  perNetwork: 60,
  waitMs: 10_000,
};

/** Before a file is read, in whichever language. */
const holdFiles = ({ insideKey }: Pick<Turns, 'insideKey'>) =>
  holdUploads({
    ...fileBounds,
    isHeld: (request) => isOutside(request) && !isOfOurs(request.headers, insideKey),
  });

function mountFormFiles(
  scope: FastifyInstance,
  endpoint: AnyEndpoint,
  hold: ReturnType<typeof holdUploads>,
): void {
  scope.addHook('onRequest', hold.onRequest);
  scope.addHook('preParsing', hold.preParsing);
  takeBytes(scope, bytesMediaType);
  mountEndpoints(scope, [{ ...endpoint, handle: (request) => orOutage(() => endpoint.handle(request)) }]);
}

/** Nobody but an editor makes the program read megabytes, and nothing but bytes. */
function mountUploads(
  scope: FastifyInstance,
  context: ContentContext,
  endpoints: readonly AnyEndpoint[],
): void {
  scope.addHook('onRequest', async (request) => {
    const headers = request.headers as Record<string, string | undefined>;
    await requireEditor(context, { headers, body: '' }, bytesMediaType);
  });
  takeBytes(scope, bytesMediaType);
  mountEndpoints(scope, endpoints);
}
