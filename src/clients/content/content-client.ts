import type { CacheClient } from '#clients/cache/cache-client.ts';
import type { Copies } from '#clients/copies/copies.ts';
import { clientSettingsSchema } from '#contract/content/client-settings.ts';
import { documentSchema } from '#contract/content/json-api.ts';
import { otherLocale, type Locale } from '#domain/locale.ts';
import type { Menus } from '#domain/menu.ts';
import type { Notice } from '#domain/notice.ts';
import type { Page } from '#domain/page.ts';
import type { ClientSettings } from '#domain/settings.ts';
import { toAppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Transport } from '#platform/transport.ts';
import { askJson } from '../wire.ts';
import { basePath } from './base-path.ts';
import { createBlockReport } from './blocks/block-report.ts';
import type { LocalizePath } from './links.ts';
import { loadMenus } from './load-menus.ts';
import { loadPageModules, loadPromoPages, type PageModule, type PromoPage } from './modules.ts';
import { noticeTypes } from './notice-facts.ts';
import { loadNotices, type NoticeSelection, type NoticeVersion } from './notices.ts';
import { resolvePath } from './page-outcome.ts';
import { parsePage } from './pages.ts';
import { parseSettings } from './settings.ts';

export interface ContentClientOptions {
  readonly transport: Transport;
  readonly cache: CacheClient;
  readonly copies: Copies;
  readonly localizePath: LocalizePath;
  readonly timeZone: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Shows the backend that a draft is asked for by this site, on behalf of an editor. */
  readonly editorToken: string;
}

export type PageOutcome =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number };

/** The content backend in the site's words. Reads come through copies: see `clients/copies`. */
export interface ContentClient {
  loadModules(locale: Locale): Promise<PageModule[]>;
  loadPromos(locale: Locale): Promise<PromoPage[]>;
  loadSettings(locale: Locale): Promise<ClientSettings>;
  loadMenus(locale: Locale): Promise<Menus>;
  /** What stands at a path, given without language prefix. */
  findPage(path: string, locale: Locale): Promise<PageOutcome>;
  loadPage(kind: string, id: string, locale: Locale, options?: { readonly draft?: boolean }): Promise<Page>;
  loadNotices(version: NoticeVersion, selection: NoticeSelection, locale: Locale): Promise<Notice[]>;
  /** Forgets what was read, after the content changed. */
  forget(): Promise<void>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Changes are announced; these lives are for a backend that announces nothing. */
const lives = {
  // Always asked for anew: the copy is for a start during an outage, which would know no page otherwise.
  modules: { freshMs: 0, keepMs: 0 },
  // The cache service keeps these two in the shared store, as the specification has it.
  settings: { freshMs: 15_000, keepMs: dayMs, isStored: true },
  menus: { freshMs: 5 * minuteMs, keepMs: 7 * dayMs, isStored: true },
  page: { freshMs: 5 * minuteMs, keepMs: 7 * dayMs },
  notices: { freshMs: minuteMs, keepMs: dayMs },
} as const;

const settingsKey = (locale: Locale) => `cms-api-clientsettings-${locale === 'fr' ? '' : locale}`;

export function createContentClient(options: ContentClientOptions): ContentClient {
  const { transport, cache, copies, localizePath } = options;
  const report = createBlockReport(options.log);

  const copied = async <T>(life: keyof typeof lives, key: string, load: () => Promise<T>): Promise<T> =>
    (await copies.read({ key: `content:${life}:${key}`, ...lives[life], load })).value;

  /** Notices are asked for with what the backend sends along by itself: their lines and their parts. */
  const includes = (kind: string) => {
    if (kind === 'pageModule') return 'content,bottom_content';
    return noticeTypes.includes(kind) ? undefined : 'content';
  };

  /** Read from the cache service; when that is empty or fails, purged there and asked for directly. */
  async function loadSettings(locale: Locale): Promise<ClientSettings> {
    const cached = clientSettingsSchema.safeParse(await cache.read(settingsKey(locale)));
    if (cached.success) return parseSettings('data' in cached.data ? cached.data.data : cached.data, locale);
    await cache.purge(settingsKey(locale));
    const path = `${basePath(locale)}/api/clientSettings`;
    const body = await askJson(transport, { method: 'GET', path }, clientSettingsSchema);
    const json = 'data' in body ? body.data : body;
    await cache.write(settingsKey(locale), json, { ttlMs: lives.settings.freshMs });
    return parseSettings(json, locale);
  }

  async function loadPage(kind: string, id: string, locale: Locale, draft: boolean): Promise<Page> {
    const ask = (language: Locale, include: string | undefined) => {
      const query = [
        ...(include === undefined ? [] : [`include=${include}`]),
        ...(draft ? ['resourceVersion=rel:working-copy'] : []),
      ];
      return askJson(
        transport,
        {
          method: 'GET',
          path: `${basePath(language)}/api/${kind}/${id}?${query.join('&')}`,
          ...(draft ? { headers: { authorization: `Bearer ${options.editorToken}` } } : {}),
        },
        documentSchema,
      );
    };
    const [document, alternate] = await Promise.all([
      ask(locale, includes(kind)),
      ask(otherLocale(locale), '').catch(() => undefined),
    ]);
    return parsePage(document, alternate, { locale, localizePath, report });
  }

  async function findPage(path: string, locale: Locale): Promise<PageOutcome> {
    const paths = {
      base: basePath(locale),
      path: basePath(locale) + (path === '/' && locale !== 'fr' ? '' : path),
      otherBase: basePath(otherLocale(locale)),
    };
    const outcome = await resolvePath(transport, paths, 'content').catch((thrown: unknown) => {
      // What a path leads to is not known before: a notice, which has no blocks, refuses to include them.
      if (toAppError(thrown).code !== 'bad-request') throw thrown;
      return resolvePath(transport, paths, undefined);
    });
    if (outcome.kind === 'redirect') return outcome;
    return {
      kind: 'page',
      page: parsePage(outcome.document, outcome.alternate, { locale, localizePath, report }),
    };
  }

  return {
    loadModules: (locale) => copied('modules', locale, () => loadPageModules(transport, locale)),
    loadPromos: (locale) => copied('modules', `promos:${locale}`, () => loadPromoPages(transport, locale)),
    loadSettings: (locale) => copied('settings', locale, () => loadSettings(locale)),
    loadMenus: (locale) => copied('menus', locale, () => loadMenus(options, locale)),
    findPage: (path, locale) => copied('page', `${locale}:${path}`, () => findPage(path, locale)),
    loadPage: (kind, id, locale, { draft = false } = {}) =>
      draft
        ? loadPage(kind, id, locale, true)
        : copied('page', `${locale}:${kind}:${id}`, () => loadPage(kind, id, locale, false)),
    loadNotices: (version, selection, locale) =>
      copied('notices', `${locale}:${version}:${selection}`, () =>
        loadNotices(transport, version, selection, locale),
      ),
    forget: async () => {
      await Promise.all(
        (['fr', 'en'] as const).flatMap((locale) => [
          cache.purge(settingsKey(locale)),
          cache.purge(`menus-${locale}`),
        ]),
      );
      copies.invalidate('content:');
    },
  };
}
