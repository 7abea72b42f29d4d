import type { Block } from '#domain/block.ts';
import type { NewsItem } from '#domain/news.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { loadContent } from '#site/pages/content/page/data.server.ts';
import { itemPath } from '#site/pages/item-path.server.ts';
import { homeAndTitle, infoOfPage } from '#site/pages/page-info.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { newsArticle } from '#site/pages/structured.server.ts';

export interface NewsDetailData {
  readonly blocks: readonly Block[];
  /** None where an ordinary page stands below the list. */
  readonly news?: NewsItem;
  /** The list it stands in. */
  readonly list?: string;
  /** Its whole address, to be sent to others. */
  readonly address?: string;
}

/** An item leaves by its window, which nobody announces. */
const keep = { serverS: 60, browserS: 300 } as const;

export const loadNewsDetail: PageLoader<NewsDetailData> = async (context) => {
  const { content, locale, table, route, url } = context;
  const outcome = await content.findNews(itemPath(context), locale).catch(failDetail(context));
  if (outcome.kind === 'redirect') return outcome;
  const { page } = outcome;
  const { news, blocks } = page;
  if (!news) return loadContent(context);
  const crumbs = page.breadcrumbs.length > 0 ? page.breadcrumbs : homeAndTitle(page.title, locale, table);
  const list = table.pathOf(route.name.replace('-details', ''), locale);
  return {
    kind: 'page',
    status: 200,
    info: { ...infoOfPage(page, locale), breadcrumbs: crumbs },
    data: { blocks, news, address: url.origin + url.pathname, ...(list !== undefined && { list }) },
    structured: [newsArticle(news, { url, locale: page.locale })],
    keep,
  };
};

/**
 * Whatever the fault, a news item that cannot be read is not found (specification B8); the log has the fault itself. One
 * that is not there has the words of every page that is not, and one that is closed those of every page that is.
 */
function failDetail({ route, locale, log }: LoaderContext) {
  return (thrown: unknown): never => {
    const { code, message } = toAppError(thrown);
    if (code === 'not-found' || code === 'unauthorized') throw thrown;
    log.error({ route: route.name, code, reason: message }, 'a news item could not be read');
    throw new AppError('not-found', 'Not found', {
      words: catalogues[locale].answers.detailNotFound,
      cause: thrown,
    });
  };
}
