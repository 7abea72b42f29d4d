import type { Locale } from '#domain/locale.ts';
import { formatPrintQuery, type PrintQuery } from './print-query.ts';

/** Gives the path of a route in a language, as the route table does. */
export type PathOf = (
  name: string,
  locale: Locale,
  params?: Readonly<Record<string, string>>,
) => string | undefined;

/** The addresses of printable schedules. */
export function printPathsOf(pathOf: PathOf, locale: Locale) {
  const at = (name: string, query: Partial<PrintQuery>) =>
    `${pathOf(`printable-schedules-${name}`, locale) ?? '/'}${formatPrintQuery(query)}`;
  return {
    selection: pathOf('printable-schedules', locale) ?? '/',
    proxyBase: pathOf('printable-schedules-print', locale) ?? '/',
    checkBase: pathOf('sheet-check', locale) ?? '/',
    proxy: (query: Partial<PrintQuery>) => at('print', query),
    template: (query: Partial<PrintQuery>) => at('template', query),
    /** The page of one sheet; the line and the direction are in its path. */
    schedule: (number: string, direction: string, query: Partial<PrintQuery> = {}) =>
      `${pathOf('printable-schedules-schedule', locale, { parcours: number, direction }) ?? '/'}${formatPrintQuery(query)}`,
  };
}
