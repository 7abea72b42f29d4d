import { withPrefix, type Bilingual, type Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { NoticeAddress } from '#services/schedule/ports.ts';
import { noticesBelow, type NoticeHref } from '#site/routing/notice-paths.ts';
import type { SitePlace } from './site-place.ts';

/** Where the site shows a notice. Those who read it are elsewhere: a path alone would lead them nowhere. */
export function createNoticeAddress(
  { noticePaths }: Pick<Operator, 'noticePaths'>,
  { publicUrl, strategy }: SitePlace,
): NoticeAddress {
  if (publicUrl === undefined) return () => undefined;
  const hrefIn = (locale: Locale) =>
    noticesBelow(publicUrl + withPrefix(noticePaths[locale], locale, strategy));
  const hrefs: Bilingual<NoticeHref> = { fr: hrefIn('fr'), en: hrefIn('en') };
  return (notice, locale) => hrefs[locale](notice);
}
