import type { Locale } from '#domain/locale.ts';
import type { Breadcrumb, Page, PageInfo, PageLook } from '#domain/page.ts';
import { findTitleColour } from '#domain/title-colour.ts';
import { findOwn } from '#lib/find-own.ts';
import { toAppError } from '#lib/errors.ts';
import { ownWords } from '#platform/log/error-fields.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import type { LoaderContext } from './screen.server.ts';

/** By the wire's resource type. Hubs have the drawing of their section, projects their figures. */
const looks: Readonly<Record<string, PageLook>> = {
  pagesPromo: 'promo',
  landingPages: 'landing',
  anniversaryPages: 'anniversary',
};

/** What the shell shows of a content page. */
export function infoOfPage(page: Page, locale: Locale): PageInfo {
  const { title, subtitle, metas, breadcrumbs, image, sidebar, alternatePath, bottomBlocks } = page;
  return {
    title,
    metas,
    breadcrumbs,
    type: page.kind,
    subtitle: subtitle || undefined,
    // A news item draws its own, beside its words.
    image: page.news ? undefined : image,
    look: findOwn(looks, page.kind),
    color: findTitleColour(page.style),
    sidebar,
    bottomContent: bottomBlocks.length > 0 ? bottomBlocks : undefined,
    alternatePath: alternatePath || undefined,
    contentLocale: page.locale === locale ? undefined : page.locale,
  };
}

/** The breadcrumbs of a page of which nothing is known but its title. */
export function homeAndTitle(title: string, locale: Locale, table: RouteTable): readonly Breadcrumb[] {
  return [{ title: catalogues[locale].answers.home, path: table.pathOf('home', locale) ?? '/' }, { title }];
}

/** For a page that has words of the site's own: what could not be read is told to the log, and they are shown. */
export function tellBuiltIn({ route, log }: Pick<LoaderContext, 'route' | 'log'>) {
  return (thrown: unknown): undefined => {
    const { code } = toAppError(thrown);
    log.warn(
      { route: route.name, code, reason: ownWords(thrown) },
      'a page could not be read; its built-in words are shown',
    );
  };
}
