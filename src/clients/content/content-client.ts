import { menusKey, settingsKey, type CacheClient } from '#clients/cache/cache-client.ts';
import type { Copies } from '#clients/copies/copies.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Menus } from '#domain/menu.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Page } from '#domain/page.ts';
import type { ClientSettings } from '#domain/settings.ts';
import { listAddresses, type ContentAddress } from './addresses.ts';
import { createBlockReport } from './blocks/block-report.ts';
import { loadMenus, PartialMenus, type MenusOptions } from './menus.ts';
import { loadPageModules, loadPromoPages, type PageModule, type PromoPage } from './modules.ts';
import { loadNotices, type WantedNotices } from './notices/load-notices.ts';
import { findPage, loadPage, type PageOptions, type PageOutcome, type WantedPage } from './pages.ts';
import { loadSettings } from './settings.ts';
import { loadTemporaryStops } from './temporary-stops.ts';

interface ContentClientOptions extends MenusOptions, Omit<PageOptions, 'report'> {
  readonly copies: Copies;
}

/** The content backend in the site's words. Reads come through copies: see `clients/copies`. */
export interface ContentClient {
  loadModules(locale: Locale): Promise<PageModule[]>;
  loadPromos(locale: Locale): Promise<PromoPage[]>;
  loadSettings(locale: Locale): Promise<ClientSettings>;
  loadMenus(locale: Locale): Promise<Menus>;
  /** What stands at a path, given without language prefix. */
  findPage(path: string, locale: Locale): Promise<PageOutcome>;
  loadPage(wanted: WantedPage): Promise<Page>;
  loadNotices(wanted: WantedNotices): Promise<Notice[]>;
  /** The numbers of the stops that stand for a time only. */
  loadTemporaryStops(): Promise<string[]>;
  /** Every item of a language that has an address of its own. */
  listAddresses(locale: Locale): Promise<ContentAddress[]>;
  /** Forgets what was read, after the content changed. */
  forget(): Promise<void>;
}

/** What the keys of its copies begin with. */
export const contentPrefix = 'content:';

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
  stops: { freshMs: 5 * minuteMs, keepMs: 7 * dayMs },
  addresses: { freshMs: 10 * minuteMs, keepMs: 7 * dayMs },
} as const;

export function createContentClient(options: ContentClientOptions): ContentClient {
  const { transport, cache, copies } = options;
  const pages: PageOptions = { ...options, report: createBlockReport(options.log) };
  let forgets = 0;

  const copied = <T>(life: keyof typeof lives, key: string, load: () => Promise<T>): Promise<T> =>
    copies.read({ key: `${contentPrefix}${life}:${key}`, ...lives[life], load });

  /** The cache for one load. What was asked for before a change is not written after the purge that followed it. */
  const cacheSince = (begun: number): CacheClient => ({
    ...cache,
    write: async (...entry) => begun === forgets && cache.write(...entry),
  });

  return {
    loadModules: (locale) => copied('modules', locale, () => loadPageModules(transport, locale)),
    loadPromos: (locale) => copied('modules', `promos:${locale}`, () => loadPromoPages(transport, locale)),
    loadSettings: (locale) =>
      copied('settings', locale, () =>
        loadSettings({ transport, cache: cacheSince(forgets) }, locale, lives.settings.freshMs),
      ),
    loadMenus: (locale) =>
      copied('menus', locale, () => loadMenus({ ...options, cache: cacheSince(forgets) }, locale)).catch(
        (thrown: unknown) => {
          if (thrown instanceof PartialMenus) return thrown.parse();
          throw thrown;
        },
      ),
    findPage: (path, locale) => copied('page', `${locale}:${path}`, () => findPage(pages, path, locale)),
    loadPage: (wanted) => {
      const load = () => loadPage(pages, wanted);
      const { kind, id, locale, draft } = wanted;
      return draft ? load() : copied('page', `${locale}:${kind}:${id}`, load);
    },
    loadNotices: (wanted) =>
      copied('notices', `${wanted.locale}:${wanted.version}:${wanted.selection}`, () =>
        loadNotices(transport, wanted),
      ),
    loadTemporaryStops: () => copied('stops', 'temporary', () => loadTemporaryStops(transport)),
    listAddresses: (locale) => copied('addresses', locale, () => listAddresses(options, locale)),
    forget: async () => {
      forgets += 1;
      const keys = locales.flatMap((locale) => [settingsKey(locale), menusKey(locale)]);
      await Promise.all(keys.map((key) => cache.purge(key)));
      copies.invalidate(contentPrefix);
    },
  };
}
