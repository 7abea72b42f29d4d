import type { PageInfo } from '#domain/page.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import type { LoaderContext } from '../page-loader.server.ts';

/** What the built-in schedules page says while the content backend has nothing to say. */
export function builtInInfo({ locale, table }: Pick<LoaderContext, 'locale' | 'table'>): PageInfo {
  const texts = { fr, en }[locale].pages;
  const home = table.pathOf('home', locale) ?? '/';
  return {
    title: texts.schedules,
    metas: [],
    breadcrumbs: [{ title: texts.home, path: home }, { title: texts.schedules }],
  };
}
