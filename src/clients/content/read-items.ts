import { loadPromotions } from './promotions.ts';
import type { Locale } from '#domain/locale.ts';
import type { NewsItem, NewsList } from '#domain/news.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Page } from '#domain/page.ts';
import type { Promotion } from '#domain/promotion.ts';
import { listOrganizations, loadFeatured, loadNews, type WantedNews } from './news/load-news.ts';
import { loadNotices, type WantedNotices } from './notices/load-notices.ts';
import {
  findPage,
  loadPage,
  newsInclude,
  type PageOptions,
  type PageOutcome,
  type WantedPage,
} from './pages.ts';

/** What is read of items: not everyone is given the same. */
export interface ItemReads {
  /** What stands at a path, given without language prefix. */
  findPage(path: string, locale: Locale): Promise<PageOutcome>;
  /** The same for a news item, with its category. */
  findNews(path: string, locale: Locale): Promise<PageOutcome>;
  loadPage(wanted: WantedPage): Promise<Page>;
  loadNotices(wanted: WantedNotices): Promise<Notice[]>;
  /** One page of a list of news. */
  loadNewsList(wanted: WantedNews): Promise<NewsList>;
  /** Who tells the items of such a list. */
  listOrganizations(wanted: Pick<WantedNews, 'kind' | 'locale'>): Promise<string[]>;
  /** What is offered at the moment. */
  loadPromotions(locale: Locale): Promise<Promotion[]>;
  /** What editors put before all else. */
  loadFeatured(locale: Locale): Promise<NewsItem[]>;
}

/** How something of a kind and a name is read: by a copy of it, or each time. */
export type ReadBy = <T>(
  life: 'page' | 'news' | 'notices',
  key: string,
  load: () => Promise<T>,
) => Promise<T>;

export function readItems(options: PageOptions, readBy: ReadBy): ItemReads {
  return {
    findPage: (path, locale) =>
      readBy('page', `${locale}:${path}`, () => findPage(options, { path, locale })),
    findNews: (path, locale) =>
      readBy('news', `item:${locale}:${path}`, () =>
        findPage(options, { path, locale, include: newsInclude }),
      ),
    loadPage: (wanted) => {
      const load = () => loadPage(options, wanted);
      const { kind, id, locale, draft } = wanted;
      return draft ? load() : readBy('page', `${locale}:${kind}:${id}`, load);
    },
    loadNotices: (wanted) =>
      readBy('notices', `${wanted.locale}:${wanted.version}:${wanted.selection}`, () =>
        loadNotices(options.transport, wanted),
      ),
    loadNewsList: (wanted) => {
      const { kind, locale, page, perPage, organization = '', category = '' } = wanted;
      return readBy('news', [kind, locale, page, perPage, organization, category].join(':'), () =>
        loadNews(options, wanted),
      );
    },
    listOrganizations: (wanted) =>
      readBy('news', `organizations:${wanted.kind}:${wanted.locale}`, () =>
        listOrganizations(options, wanted),
      ),
    loadPromotions: (locale) => readBy('news', `promotions:${locale}`, () => loadPromotions(options, locale)),
    loadFeatured: (locale) => readBy('news', `featured:${locale}`, () => loadFeatured(options, locale)),
  };
}
