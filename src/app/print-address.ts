import { withPrefix, type Bilingual, type Locale, type LocaleStrategy } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { PrintAddress } from '#services/schedule/ports.ts';
import { moduleRoutes } from '#site/routing/module-routes.ts';

export interface PrintPlace {
  /** `PUBLIC_URL`; without it the address is a path of the site. */
  readonly publicUrl?: string | undefined;
  readonly strategy: LocaleStrategy;
}

/** Where the site prints a line: the only place that puts this address together. */
export function createPrintAddress(
  { printPaths }: Pick<Operator, 'printPaths'>,
  { publicUrl = '', strategy }: PrintPlace,
): PrintAddress {
  const page = moduleRoutes['printable_schedules']?.find(({ name }) => name === 'printable-schedules-print');
  const pathIn = (locale: Locale) =>
    withPrefix(`${printPaths[locale]}${page?.suffix[locale] ?? ''}`, locale, strategy);
  const paths: Bilingual = { fr: pathIn('fr'), en: pathIn('en') };
  return ({ line, from, format, locale }) => {
    const query = new URLSearchParams({ parcours: line, ...(from && { date: from }), format });
    return `${publicUrl}${paths[locale]}?${query.toString()}`;
  };
}
