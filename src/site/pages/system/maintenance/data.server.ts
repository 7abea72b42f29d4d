import { catalogues } from '#site/i18n/catalogues.server.ts';
import { infoOfPage, tellBuiltIn } from '#site/pages/page-info.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import type { ContentData } from '#site/pages/content/page/data.server.ts';

/** The operator's maintenance page; its words are built in when the content backend is what is being mended. */
export const loadMaintenance: PageLoader<ContentData> = async (context) => {
  const { route, locale, content } = context;
  const page = route.uuid
    ? await content.loadPage({ kind: 'pages', id: route.uuid, locale }).catch(tellBuiltIn(context))
    : undefined;
  const title = catalogues[locale].answers.maintenance;
  return {
    kind: 'page',
    status: 503,
    info: page ? infoOfPage(page, locale) : { title, metas: [], breadcrumbs: [] },
    data: { blocks: page?.blocks ?? [] },
  };
};
