import { catalogues } from '#site/i18n/catalogues.server.ts';
import { notFound, scheduleInfo, timetableLifetime } from '#site/pages/schedules/schedule-page.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { requireSheets } from '../load-sheets.server.ts';
import { loadPdf } from '../load-pdf.server.ts';
import { readPrintQuery } from '../print-query.ts';

/** The bare sheets that a query asks for, for printers and for other systems: no header, no footer, no script. */
export const loadTemplate: PageLoader<undefined> = async (context) => {
  const { print, scheduleAnswers } = catalogues[context.locale];
  const query = readPrintQuery(context.url.searchParams, context.operator.addresses);
  if (query === 'no-date') throw notFound(scheduleAnswers.noDate);
  const pdf = await loadPdf(context, query);
  if (pdf) return pdf;
  const isAsked = query.lines.length > 0 || query.stops.length > 0;
  const { html, sheets, trueUntilMs } = isAsked
    ? await requireSheets(context, query, 1)
    : {
        html: `<h1>${print.schedule.heading}</h1><p>${print.proxy.nothing}</p>`,
        sheets: [],
        trueUntilMs: undefined,
      };
  const [first] = sheets;
  const title = first?.title ?? print.schedule.heading;
  return {
    kind: 'page',
    status: 200,
    info: scheduleInfo(context, { title, summary: print.schedule.heading }),
    data: undefined,
    still: { sheets: html },
    // A page in place of a PDF is for once.
    keep: query.isPdf && context.printPdf ? 'never' : timetableLifetime,
    trueUntilMs,
  };
};
