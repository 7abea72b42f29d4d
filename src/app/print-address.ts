import { withPrefix, type Bilingual, type Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import { writePathName } from '#lib/path-name.ts';
import type { PrintAddress } from '#services/schedule/ports.ts';
import { moduleRoutes } from '#site/routing/module-routes.ts';
import type { SitePlace } from './site-place.ts';

/** Where the site prints a line or a stop: the only place that puts this address together. */
export function createPrintAddress(
  { printPaths }: Pick<Operator, 'printPaths'>,
  { publicUrl = '', strategy }: SitePlace,
): PrintAddress {
  const page = moduleRoutes()['printable_schedules']?.find(
    ({ name }) => name === 'printable-schedules-print',
  );
  const pathIn = (locale: Locale) =>
    withPrefix(`${printPaths[locale]}${page?.suffix[locale] ?? ''}`, locale, strategy);
  const paths: Bilingual = { fr: pathIn('fr'), en: pathIn('en') };
  return ({ line, stop, from, format, locale }) => {
    const query = new URLSearchParams({
      ...(line !== undefined && { parcours: writePathName(line) }),
      ...(stop !== undefined && { arrets: writePathName(stop) }),
      ...(from && { date: from }),
      format,
    });
    return `${publicUrl}${paths[locale]}?${query.toString()}`;
  };
}
