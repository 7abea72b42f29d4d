import type { PageInfo } from '#domain/page.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { homeAndTitle } from '#site/pages/home-and-title.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

/** What the built-in schedules page says while the content backend has nothing to say. */
export function builtInInfo({ locale, table }: Pick<LoaderContext, 'locale' | 'table'>): PageInfo {
  const title = { fr, en }[locale].pages.schedules;
  return { title, metas: [], breadcrumbs: homeAndTitle(title, locale, table) };
}
