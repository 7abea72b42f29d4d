import { catalogues } from '#site/i18n/catalogues.server.ts';
import { notFound, scheduleInfo, timetableLifetime } from '#site/pages/schedules/schedule-page.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { loadPdf } from '../load-pdf.server.ts';
import { requireSheets } from '../load-sheets.server.ts';
import { printPathsOf } from '../print-paths.ts';
import { mostLines, readPrintQuery } from '../print-query.ts';

/** What is printed, and the ways to it for browsers that do not print by themselves. */
export interface PrintProxyData {
  /** Nothing was asked for: the page leads to where that is chosen. */
  readonly isEmpty: boolean;
  /** A PDF was asked for and could not be made. */
  readonly lacksPdf: boolean;
  readonly template: string;
  readonly pdf: string | undefined;
  readonly back: string;
  /** Lines that have no sheet on the day, and whether there were too many. */
  readonly missing: readonly string[];
  readonly most: number | undefined;
}

/** Takes a question, opens its sheets, asks the browser to print, and leads back. */
export const loadPrintProxy: PageLoader<PrintProxyData> = async (context) => {
  const { locale, table, url } = context;
  const { print, scheduleAnswers } = catalogues[locale];
  const query = readPrintQuery(url.searchParams, context.operator.addresses);
  if (query === 'no-date') throw notFound(scheduleAnswers.noDate);
  const isEmpty = query.lines.length === 0 && query.stops.length === 0;
  const file = isEmpty ? undefined : await loadPdf(context, query);
  if (file) return file;
  const lacksPdf = query.isPdf && context.printPdf !== undefined && !isEmpty;
  const paths = printPathsOf(table.pathOf, locale);
  const written = isEmpty ? undefined : await requireSheets(context, query, 2);
  const [first] = written?.sheets ?? [];
  const title = first?.title ?? print.proxy.title;
  const line = written?.sheets.every((sheet) => sheet.line?.number === first?.line?.number)
    ? first?.line
    : undefined;
  return {
    kind: 'page',
    status: 200,
    info: scheduleInfo(context, { title, summary: print.proxy.summary }),
    data: {
      isEmpty,
      lacksPdf,
      template: paths.template({ ...query, isPdf: false }),
      pdf: lacksPdf ? undefined : context.printPdf && paths.proxy({ ...query, isPdf: true }),
      back: line
        ? paths.schedule(line.number, line.direction, { date: query.date, paper: query.paper })
        : paths.selection,
      missing: written?.missing ?? [],
      most: query.lines.length > mostLines ? mostLines : undefined,
    },
    ...(written && { still: { sheets: written.html } }),
    keep: lacksPdf ? 'never' : timetableLifetime,
    trueUntilMs: written?.trueUntilMs,
  };
};
