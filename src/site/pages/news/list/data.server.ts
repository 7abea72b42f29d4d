import type { Block } from '#domain/block.ts';
import { isForEmployees, isNewsKind, type NewsItem, type NewsListing } from '#domain/news.ts';
import type { Page, PageInfo } from '#domain/page.ts';
import { toAppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { feedParameter, linkFeeds } from '#site/pages/feeds/feed.ts';
import { itemPath } from '#site/pages/item-path.server.ts';
import { homeAndTitle, infoOfPage, tellBuiltIn } from '#site/pages/page-info.server.ts';
import { placeInList } from '#site/pages/place-in-list.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { loadNewsDetail, type NewsDetailData } from '../detail/data.server.ts';
import { findListedKind } from '#site/routing/news-paths.ts';
import { feedFormats, loadNewsFeed } from './load-news-feed.server.ts';
import { organizationQuery, readOrganization } from './news-question.ts';

/** A list, or the one item that has the address of a page which the list does not have. */
export type NewsListData = ListData | (NewsDetailData & { readonly news: NewsItem });

export interface ListData {
  /** What editors say of the list, on its first page. */
  readonly blocks: readonly Block[];
  readonly kind: NewsListing['kind'];
  readonly items: readonly NewsItem[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address names a page that is not there. */
  readonly isBeyond: boolean;
  /** The first page of all. */
  readonly base: string;
  /** Whose items can be chosen; none where there is no choice. */
  readonly organizations: readonly string[];
  /** Whose items are shown, where one is chosen. */
  readonly organization?: string;
}

/** So many on a page (contract, 7.1). */
const perPage = 10;
/** Items come and go by their windows, which nobody announces. */
const keep = { serverS: 60, browserS: 300 } as const;

/** A list of news, press releases or activities; which one, its module or its route says. */
export const loadNewsList: PageLoader<NewsListData> = async (context) => {
  const { route, locale, table, url, params, content } = context;
  const base = table.pathOf(route.name, locale) ?? url.pathname;
  const module = await loadWords(context, base);
  const listing = module?.listing ?? builtInListing(context);
  const { kind } = listing;
  const title = module?.title ?? catalogues[locale].newsList.titles[kind];
  const asked = readOrganization(url.searchParams);
  const organizations = listing.organization === undefined ? await listChoices(context, listing) : [];
  const organization = listing.organization ?? asked;
  // A name that nobody has is not asked for: any number of them could be made up.
  const isKnown = organization === listing.organization || organizations.includes(organization ?? '');
  const wanted = { kind, locale, perPage, organization };
  const hasFeeds = !isForEmployees(kind);
  const format = hasFeeds && feedFormats.find((each) => each === url.searchParams.get(feedParameter));
  if (format) return loadNewsFeed(context, { format, title, listing: { kind, organization }, isKnown });
  // The first page tells how many there are, so that pages beyond the end are not asked for either.
  const first = isKnown ? await content.loadNewsList({ ...wanted, page: 1 }) : { items: [], count: 0 };
  const pageCount = Math.max(1, Math.ceil(first.count / perPage));
  const query = organizationQuery(asked);
  const { page, isThere, redirect } = placeInList({ asked: params['page'], pageCount, base, query });
  if (redirect) return redirect;
  const item = isThere || asked !== undefined ? undefined : await findItem(context);
  if (item) return item;
  const { items } = page === 1 || !isThere ? first : await content.loadNewsList({ ...wanted, page });
  const isEmpty = !isThere || !isKnown;
  const words = isThere && page === 1 && asked === undefined ? (module?.blocks ?? []) : [];
  const others = words.filter(({ type }) => type === 'list_news');
  return {
    kind: 'page',
    status: isEmpty ? 404 : 200,
    info: {
      ...infoOfList(context, module, page > 1 ? `${title}, ${pageWord(context, page)}` : title),
      ...(hasFeeds && { feeds: linkFeeds(base + (isKnown ? query : ''), title) }),
      ...(query !== '' && { ownQuery: query }),
      // The page is about its own list: others follow it.
      ...(others.length > 0 && { bottomContent: [...others, ...(module?.bottomBlocks ?? [])] }),
    },
    data: {
      blocks: words.filter((block) => !others.includes(block)),
      kind,
      items: isThere ? items : [],
      page,
      isBeyond: !isThere,
      pageCount: isEmpty ? 1 : pageCount,
      base,
      organizations,
      ...(asked !== undefined && { organization: asked }),
    },
    ...(isEmpty ? { indexed: false } : { keep }),
  };
};

/** What the content says of the page; without it the site's own words do. */
async function loadWords(context: LoaderContext, base: string): Promise<Page | undefined> {
  const { content, route, locale } = context;
  try {
    if (route.uuid) return await content.loadPage({ kind: 'pageModule', id: route.uuid, locale });
    const own = itemPath({ ...context, params: {}, url: new URL(base, context.url) });
    const outcome = await content.findPage(own, locale);
    return outcome.kind === 'page' ? outcome.page : undefined;
  } catch (thrown) {
    if (toAppError(thrown).code === 'unauthorized') throw thrown;
    return tellBuiltIn(context)(thrown);
  }
}

/** An address whose last part is only digits may be that of an item; a page of the list comes before it. */
async function findItem(context: LoaderContext): Promise<Awaited<ReturnType<typeof loadItem>>> {
  try {
    return await loadItem(context);
  } catch (thrown) {
    if (toAppError(thrown).code === 'not-found') return undefined;
    throw thrown;
  }
}

async function loadItem(context: LoaderContext) {
  const loaded = await loadNewsDetail(context);
  if (loaded.kind !== 'page') return loaded;
  const { news } = loaded.data;
  return news && { ...loaded, data: { ...loaded.data, news } };
}

function builtInListing({ route }: LoaderContext): NewsListing {
  return { kind: isNewsKind(route.moduleKey) ? route.moduleKey : (findListedKind(route.name) ?? 'news') };
}

/** One organization is no choice. The list stands without it. */
async function listChoices(
  { content, locale, log }: LoaderContext,
  { kind }: NewsListing,
): Promise<readonly string[]> {
  try {
    const found = await content.listOrganizations({ kind, locale });
    return found.length > 1 ? found : [];
  } catch (err) {
    log.warn({ err }, 'a list of news is shown without its organizations');
    return [];
  }
}

function infoOfList({ locale, table }: LoaderContext, module: Page | undefined, title: string): PageInfo {
  const crumbs = module?.breadcrumbs ?? [];
  const breadcrumbs = crumbs.length > 0 ? crumbs : homeAndTitle(title, locale, table);
  return module ? { ...infoOfPage(module, locale), title, breadcrumbs } : { title, metas: [], breadcrumbs };
}

const pageWord = ({ locale }: LoaderContext, page: number) =>
  catalogues[locale].ui.page(page).toLocaleLowerCase(locale);
