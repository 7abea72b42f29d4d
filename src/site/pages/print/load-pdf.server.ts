import { createHash } from 'node:crypto';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { notFound } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';
import { printPathsOf } from './print-paths.ts';
import type { PrintQuery } from './print-query.ts';
import { requireSheets } from './load-sheets.server.ts';

const lifetime = { serverS: 300, browserS: 300 } as const;
/** More pages take a browser longer than a visitor waits; their own browser prints them. */
const mostPages = 150;

/**
 * The sheets as a PDF, which a browser of ours prints from the template. What does not exist is told before. Undefined where
 * no PDF is asked for or none can be made now: the page that was asked stands in its place.
 */
export async function loadPdf(context: LoaderContext, query: PrintQuery): Promise<LoadedFile | undefined> {
  const { table, locale, printPdf, log } = context;
  if (!query.isPdf || !printPdf) return undefined;
  if (query.lines.length === 0 && query.stops.length === 0)
    throw notFound(catalogues[locale].print.proxy.nothing);
  // Without the moment of printing, and without the host a visitor named: the browser asks for neither.
  const url = new URL('http://localhost');
  const { html, pages } = await requireSheets({ ...context, printedAt: 0, url }, query, 1);
  if (pages > mostPages) return undefined;
  const fingerprint = createHash('sha256').update(html).digest('base64url');
  const { template } = printPathsOf(table.pathOf, locale);
  try {
    return {
      kind: 'file',
      type: 'application/pdf',
      body: await printPdf(template({ ...query, isPdf: false }), fingerprint),
      keep: lifetime,
      // Shown, not saved: most who ask for it want to look before they print.
      headers: { 'content-disposition': `inline; filename="${nameOf(query)}"` },
    };
  } catch (err) {
    log.warn({ err }, 'sheets are given as a page instead of a PDF');
    return undefined;
  }
}

function nameOf({ lines, stops, direction = '' }: PrintQuery): string {
  const parts = ['horaire', ...lines.slice(0, 3), ...stops.slice(0, 1), direction].map((part) =>
    part.replaceAll(/[^\w-]/g, ''),
  );
  return `${parts.filter(Boolean).join('-')}.pdf`;
}
