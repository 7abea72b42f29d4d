import type { Block } from '#domain/block.ts';
import { splitPrefix } from '#site/routing/locale-path.ts';
import { infoOfPage } from '../page-info.ts';
import type { PageLoader } from '../page-loader.server.ts';

export interface ContentData {
  readonly blocks: readonly Block[];
}

/** A page of the content backend: the module's own by its uuid, any other by its path. */
export const loadContent: PageLoader<ContentData> = async ({ route, url, locale, content }) => {
  const outcome = route.uuid
    ? { kind: 'page' as const, page: await content.loadPage(kindOf(route.moduleKey), route.uuid, locale) }
    : await content.findPage(splitPrefix(url.pathname).path, locale);
  if (outcome.kind === 'redirect') return outcome;
  const { page } = outcome;
  return { kind: 'page', status: 200, info: infoOfPage(page, locale), data: { blocks: page.blocks } };
};

function kindOf(moduleKey: string | undefined): string {
  return moduleKey === undefined ? 'pagesPromo' : 'pageModule';
}
