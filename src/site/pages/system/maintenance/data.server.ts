import type { Block } from '#domain/block.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { tellBuiltIn } from '#site/pages/built-in-words.server.ts';
import { infoOfPage } from '#site/pages/page-info.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

export interface MaintenanceData {
  readonly blocks: readonly Block[];
}

/** The operator's maintenance page; its words are built in when the content backend is what is being mended. */
export const loadMaintenance: PageLoader<MaintenanceData> = async (context) => {
  const { route, locale, content } = context;
  const page = route.uuid
    ? await content.loadPage('pages', route.uuid, locale).catch(tellBuiltIn(context))
    : undefined;
  const title = { fr, en }[locale].pages.maintenance;
  return {
    kind: 'page',
    status: 503,
    info: page ? infoOfPage(page, locale) : { title, metas: [], breadcrumbs: [] },
    data: { blocks: page?.blocks ?? [] },
  };
};
