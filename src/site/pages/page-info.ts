import type { Page, PageInfo } from '#domain/page.ts';
import type { Locale } from '#domain/locale.ts';

/** What the shell shows of a content page. */
export function infoOfPage(page: Page, locale: Locale): PageInfo {
  return {
    title: page.title,
    metas: page.metas,
    breadcrumbs: page.breadcrumbs,
    type: page.kind,
    ...(page.subtitle ? { subtitle: page.subtitle } : {}),
    ...(page.image ? { image: page.image } : {}),
    ...(page.style ? { color: page.style } : {}),
    ...(page.sidebar ? { sidebar: page.sidebar } : {}),
    ...(page.bottomBlocks.length > 0 ? { bottomContent: page.bottomBlocks } : {}),
    ...(page.alternatePath ? { alternatePath: page.alternatePath } : {}),
    ...(page.locale === locale ? {} : { contentLocale: page.locale }),
  };
}
