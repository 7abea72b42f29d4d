import type { Locale } from '#domain/locale.ts';
import type { Breadcrumb } from '#domain/page.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import type { RouteTable } from '#site/routing/route-table.ts';

/** The way to a page of which nothing is known but its title. */
export function homeAndTitle(title: string, locale: Locale, table: RouteTable): readonly Breadcrumb[] {
  return [{ title: { fr, en }[locale].pages.home, path: table.pathOf('home', locale) ?? '/' }, { title }];
}
