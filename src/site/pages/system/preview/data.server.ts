import type { NewsItem } from '#domain/news.ts';
import { previewTypes } from '#domain/preview-types.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { contentOfPage, type ContentData } from '#site/pages/content/page/data.server.ts';
import { infoOfPage } from '#site/pages/page-info.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import type { Page } from '#domain/page.ts';

export interface PreviewData extends ContentData {
  /** Of a news item only. */
  readonly news?: NewsItem;
  /** What visitors see at the same moment: this very page, another version of it, or nothing. */
  readonly state: 'published' | 'changed' | 'hidden';
}

/** The working copy of an item, drafts included, for the operator's editors. */
export const loadPreview: PageLoader<PreviewData> = async (context) => {
  const { params, locale, content } = context;
  const kind = Object.entries(previewTypes).find(([key]) => key === params['type'])?.[1];
  const { uuid: id } = params;
  if (!kind || !id) throw new AppError('not-found', 'nothing of this type can be previewed');
  const [page, published] = await Promise.all([
    content.loadPage({ kind, id, locale, draft: true }),
    findPublished(context, { kind, id }),
  ]);
  const isSame = published && JSON.stringify(published) === JSON.stringify(page);
  const state = published ? (isSame ? 'published' : 'changed') : 'hidden';
  return {
    kind: 'page',
    status: 200,
    info: infoOfPage(page, locale),
    data: { ...contentOfPage(page), ...(page.news && { news: page.news }), state },
  };
};

/** The same item as visitors have it at the moment of the preview; undefined where they have none. */
async function findPublished(
  { content, locale, now }: LoaderContext,
  item: { readonly kind: string; readonly id: string },
): Promise<Page | undefined> {
  try {
    return await content.at(now).loadPage({ ...item, locale });
  } catch (thrown) {
    if (['forbidden', 'not-found'].includes(toAppError(thrown).code)) return undefined;
    throw thrown;
  }
}
