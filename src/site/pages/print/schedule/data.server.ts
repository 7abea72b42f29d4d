import { lineRefOf, type LineRef } from '#domain/line.ts';
import { addDays } from '#lib/time/calendar-day.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { notFound, scheduleInfo, timetableLifetime } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { loadPdf } from '../load-pdf.server.ts';
import { loadSheets } from '../load-sheets.server.ts';
import { printPathsOf } from '../print-paths.ts';
import { readPrintQuery, type PrintQuery } from '../print-query.ts';
import { loadLineOn, loadNextDay } from '../sheet-material.server.ts';
import type { SheetStop } from '../sheet/sheet-model.ts';

/** A choice that is an address of its own. */
interface Choice {
  readonly label: string;
  readonly href: string;
  readonly isChosen: boolean;
}

export interface PrintScheduleData {
  readonly line: LineRef;
  readonly direction: string;
  readonly towards: string;
  readonly other: { readonly towards: string; readonly href: string } | undefined;
  /** The days of each, by their first and last. */
  readonly periods: readonly (Choice & { readonly from: string; readonly to: string })[];
  readonly papers: { readonly letter: Choice; readonly a4: Choice };
  /** All times, or those of the main stops again. */
  readonly whole: Choice;
  /** Undefined where nothing runs in the period. */
  readonly sheet:
    | { readonly pages: number; readonly print: string; readonly pdf: string | undefined }
    | undefined;
  readonly bare: string;
  readonly selection: string;
  /** For the sheet of a stop: where its form goes, what it sends along, and the stops of the line. */
  readonly pole: {
    readonly action: string;
    readonly date: string | undefined;
    readonly paper: string;
    readonly stops: readonly SheetStop[];
  };
}

export const loadPrintSchedule: PageLoader<PrintScheduleData> = async (context) => {
  const { params, locale, table, url } = context;
  const { print, scheduleAnswers } = catalogues[locale];
  const asked = readPrintQuery(url.searchParams, context.operator.addresses);
  if (asked === 'no-date') throw notFound(scheduleAnswers.noDate);
  const [number = '', direction = ''] = [params['parcours'], params['direction']];
  const query: PrintQuery = { ...asked, lines: [number], direction, sheet: 'line' };
  const pdf = await loadPdf(context, query);
  if (pdf) return pdf;
  const line = await loadLineOn(context, number, query.date);
  if (!line) throw notFound(scheduleAnswers.unknownLine(number));
  const own = line.directions.find((each) => each.direction === direction);
  if (!own) throw notFound(scheduleAnswers.unknownDirection);
  const [written, periods] = await Promise.all([loadSheets(context, query, 2), listPeriods(context, number)]);
  const paths = printPathsOf(table.pathOf, locale);
  const hereWith = (more: Partial<PrintQuery>) => {
    const { date, stops, isWhole, paper } = { ...query, ...more };
    return paths.schedule(number, direction, { date, stops, isWhole, paper });
  };
  const other = line.directions.find((each) => each !== own);
  return {
    kind: 'page',
    status: 200,
    info: scheduleInfo(context, {
      title: print.schedule.title(number, own.towards),
      summary: print.schedule.summary(number, own.towards),
      above: [{ title: print.schedule.back, path: paths.selection }],
    }),
    data: {
      line: lineRefOf(line),
      direction,
      towards: own.towards,
      other: other && {
        towards: other.towards,
        href: paths.schedule(number, other.direction, { date: query.date, paper: query.paper }),
      },
      periods: periods.map(({ name, from, to, date }) => ({
        label: name,
        from,
        to,
        href: hereWith({ date }),
        isChosen: line.date >= from && line.date <= to,
      })),
      papers: {
        letter: {
          label: print.papers.letter,
          href: hereWith({ paper: 'letter' }),
          isChosen: query.paper === 'letter',
        },
        a4: { label: print.papers.a4, href: hereWith({ paper: 'a4' }), isChosen: query.paper === 'a4' },
      },
      whole: {
        label: query.isWhole ? print.schedule.mainStops : print.schedule.allStops,
        href: hereWith({ isWhole: !query.isWhole, stops: [] }),
        isChosen: query.isWhole,
      },
      sheet:
        written.pages === 0
          ? undefined
          : {
              pages: written.pages,
              print: paths.proxy({ ...query, isPdf: false }),
              pdf: context.printPdf && paths.proxy({ ...query, isPdf: true }),
            },
      bare: paths.template({ ...query, isPdf: false }),
      selection: paths.selection,
      pole: {
        action: paths.proxyBase,
        date: query.date,
        paper: query.paper,
        stops: own.stops
          .filter(({ isAlightingOnly }) => !isAlightingOnly)
          .map(({ code, name }) => ({ code, name })),
      },
    },
    still: { sheets: written.html },
    keep: query.isPdf && context.printPdf ? 'never' : timetableLifetime,
    trueUntilMs: written.trueUntilMs,
  };
};

/** The period of today and those that are published after it. */
const mostPeriods = 3;

async function listPeriods(context: LoaderContext, number: string) {
  const periods: { name: string; from: string; to: string; date: string | undefined }[] = [];
  let date: string | undefined;
  while (periods.length < mostPeriods) {
    const day = await loadNextDay(context, number, date);
    if (!day) break;
    periods.push({ ...day.period, date });
    date = addDays(day.period.to, 1);
  }
  return periods;
}
