import { previewTypes } from '#site/routing/fixed-routes.ts';
import { AppError } from '#lib/errors.ts';
import { contentOfPage, type ContentData } from '../page/data.server.ts';
import { infoOfPage } from '#site/pages/page-info.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

/** The working copy of an item, drafts included, for the operator's editors. */
export const loadPreview: PageLoader<ContentData> = async ({ params, locale, content }) => {
  const kind = Object.entries(previewTypes).find(([key]) => key === params['type'])?.[1];
  if (!kind || !params['uuid']) throw new AppError('not-found', 'nothing of this type can be previewed');
  const page = await content.loadPage({ kind, id: params['uuid'], locale, draft: true });
  return { kind: 'page', status: 200, info: infoOfPage(page, locale), data: contentOfPage(page) };
};
