import { AppError, toAppError } from '#lib/errors.ts';
import type { PrintPdf } from '#platform/pdf-printer.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { notFound } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';
import { printPathsOf } from './print-paths.ts';
import type { PrintQuery } from './print-query.ts';
import { requireSheets } from './load-sheets.server.ts';

const lifetime = { serverS: 300, browserS: 300 } as const;

/** The sheets as a PDF, which a browser of ours prints from the template. What does not exist is told before. */
export async function loadPdf(
  context: LoaderContext,
  query: PrintQuery,
  printPdf: PrintPdf,
): Promise<LoadedFile> {
  const { table, locale } = context;
  const { proxy } = catalogues[locale].print;
  const { template } = printPathsOf(table.pathOf, locale);
  if (query.lines.length === 0 && query.stops.length === 0) throw notFound(proxy.nothing);
  await requireSheets(context, query, 1);
  const name = [...query.lines.slice(0, 3), ...query.stops.slice(0, 1), query.direction ?? ''];
  return {
    kind: 'file',
    type: 'application/pdf',
    body: await printPdf(template({ ...query, isPdf: false })).catch((thrown: unknown) => {
      const { message, cause } = toAppError(thrown);
      throw new AppError('unavailable', message, { words: proxy.busy, cause });
    }),
    keep: lifetime,
    // Shown, not saved: most who ask for it want to look before they print.
    headers: {
      'content-disposition': `inline; filename="horaire-${name
        .filter(Boolean)
        .join('-')
        .replaceAll(/[^\w-]/g, '')}.pdf"`,
    },
  };
}
