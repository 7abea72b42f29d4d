import { menusKey, settingsKey } from '#clients/cache/cache-client.ts';
import type { Copies } from '#clients/copies/copies.ts';
import { clientSettingsSchema } from '#contract/content/client-settings.ts';
import { documentSchema } from '#contract/content/json-api.ts';
import { locales, otherLocale, type Locale } from '#domain/locale.ts';
import type { Menus } from '#domain/menu.ts';
import type { Notice } from '#domain/notice.ts';
import type { Page } from '#domain/page.ts';
import type { ClientSettings } from '#domain/settings.ts';
import { toAppError } from '#lib/errors.ts';
import { askJson, getJson } from '../wire.ts';
import { createBlockReport } from './blocks/block-report.ts';
import { basePath } from './links.ts';
import { loadMenus, type MenusOptions } from './menus.ts';
import { loadPageModules, loadPromoPages, type PageModule, type PromoPage } from './modules.ts';
import { noticeTypes } from './notice-facts.ts';
import { loadNotices, type NoticeSelection, type NoticeVersion } from './notices.ts';
import { resolvePath } from './page-outcome.ts';
import { parsePage } from './pages.ts';
import { parseSettings } from './settings.ts';

interface ContentClientOptions extends MenusOptions {
  readonly copies: Copies;
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

export function createContentClient(options: ContentClientOptions): ContentClient {
  const { transport, cache, copies, localizePath } = options;
  const report = createBlockReport(options.log);

  const copied = async <T>(life: keyof typeof lives, key: string, load: () => Promise<T>): Promise<T> =>
    (await copies.read({ key: `content:${life}:${key}`, ...lives[life], load })).value;

  /** Read from the cache service; when that is empty or fails, purged there and asked for directly. */
  async function loadSettings(locale: Locale): Promise<ClientSettings> {
    const cached = clientSettingsSchema.safeParse(await cache.read(settingsKey(locale)));
    if (cached.success) return parseSettings('data' in cached.data ? cached.data.data : cached.data, locale);
    await cache.purge(settingsKey(locale));
    const body = await getJson(transport, `${basePath(locale)}/api/clientSettings`, clientSettingsSchema);
    const json = 'data' in body ? body.data : body;
    await cache.write(settingsKey(locale), json, { ttlMs: lives.settings.freshMs });
    return parseSettings(json, locale);
  }

  async function loadPage(kind: string, id: string, locale: Locale, draft: boolean): Promise<Page> {
    const version = draft ? 'resourceVersion=rel:working-copy' : '';
    const headers = draft ? { authorization: `Bearer ${options.editorToken}` } : undefined;
    const ask = (language: Locale, include: string) => {
      const query = [include, version].filter(Boolean).join('&');
      const path = `${basePath(language)}/api/${kind}/${id}?${query}`;
      return askJson(transport, { method: 'GET', path, headers }, documentSchema);
    };
    const [document, alternate] = await Promise.all([
      ask(locale, includeOf(kind)),
      ask(otherLocale(locale), 'include=').catch(() => undefined),
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
    const page = parsePage(outcome.document, outcome.alternate, { locale, localizePath, report });
    return { kind: 'page', page };
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
      const keys = locales.flatMap((locale) => [settingsKey(locale), menusKey(locale)]);
      await Promise.all(keys.map((key) => cache.purge(key)));
      copies.invalidate('content:');
    },
  };
}

/** Notices are asked for with what the backend sends along by itself: their lines and their parts. */
function includeOf(kind: string): string {
  if (noticeTypes.includes(kind)) return '';
  return kind === 'pageModule' ? 'include=content,bottom_content' : 'include=content';
}
