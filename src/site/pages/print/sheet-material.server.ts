import type { LineDay, LineSheet } from '#domain/line-sheet.ts';
import { sortBySeverity } from '#domain/notice.ts';
import { daysOfDirection, sheetDaysOn } from '#domain/sheet-days.ts';
import { addDays, daysBetween } from '#lib/time/calendar-day.ts';
import { toAppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { notFound } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { SheetMaterial } from './sheet/make-sheet.ts';
import type { NextSheet, PrintedSheet } from './sheet/sheet-model.ts';

/** A line on a day with the calendar of its period: what the sheets of its directions are made from. */
export interface LineMaterial {
  readonly line: LineSheet;
  /** All days of the period. */
  readonly days: readonly LineDay[];
  readonly nextPeriod: NextSheet;
  readonly notices: PrintedSheet['notices'];
}

/** As many days as the calendar gives at once, and no longer period than a year. */
const daysAtOnce = 62;
const longestPeriod = 372;
const mostNotices = 3;

/** Undefined where there is no such line; a day without a published schedule is thrown as `not-found`. */
export async function loadLineMaterial(
  context: LoaderContext,
  number: string,
  date: string | undefined,
): Promise<LineMaterial | undefined> {
  const line = await loadLineOn(context, number, date);
  if (!line) return undefined;
  const { period } = line;
  if (!period) throw notFound(catalogues[context.locale].board.noSchedule);
  const [days, nextPeriod, notices] = await Promise.all([
    loadDays(context, number, period),
    loadNext(context, number, period.to),
    loadNotices(context, number),
  ]);
  return { line, days, nextPeriod, notices };
}

/** A line on a day; one for which nothing is published is said to be so. */
export async function loadLineOn(
  { schedule, locale }: LoaderContext,
  number: string,
  date: string | undefined,
): Promise<LineSheet | undefined> {
  return schedule.loadLine({ number, date, locale }).catch((thrown: unknown) => {
    // A day of another century is not even a question to the service.
    if (!['not-found', 'bad-request'].includes(toAppError(thrown).code)) throw thrown;
    throw notFound(catalogues[locale].board.noSchedule);
  });
}

export async function loadDays(
  { schedule, locale }: LoaderContext,
  number: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<LineDay[]> {
  const all = Math.min(daysBetween(from, to) + 1, longestPeriod);
  const starts = Array.from({ length: Math.ceil(all / daysAtOnce) }, (_, part) => part * daysAtOnce);
  const parts = await Promise.all(
    starts.map((start) =>
      schedule.loadLineDays({
        number,
        date: addDays(from, start),
        days: Math.min(daysAtOnce, all - start),
        locale,
      }),
    ),
  );
  return parts.flat();
}

/** One day of a line, today without a date; undefined beyond what is published. */
export async function loadNextDay(
  { schedule, locale }: LoaderContext,
  number: string,
  date: string | undefined,
): Promise<LineDay | undefined> {
  const [day] = await schedule
    .loadLineDays({ number, date, days: 1, locale })
    .catch((thrown: unknown): LineDay[] => {
      if (toAppError(thrown).code === 'not-found') return [];
      throw thrown;
    });
  return day;
}

/** What is published after a period: nothing, at the end of a feed. */
async function loadNext(context: LoaderContext, number: string, to: string): Promise<NextSheet> {
  const from = addDays(to, 1);
  const day = await loadNextDay(context, number, from);
  return day ? { kind: 'period', name: day.period.name, from } : { kind: 'unknown' };
}

/** Those of the line, and those for everyone that change somebody's way; a sheet stands without them. */
async function loadNotices(
  { content, locale, log }: LoaderContext,
  number: string,
): Promise<PrintedSheet['notices']> {
  try {
    const versions = await Promise.all(
      (['notices', 'notices_v2'] as const).map((version) =>
        content.loadNotices({ version, selection: 'all', locale }),
      ),
    );
    const ours = versions
      .flat()
      .filter(({ lines, general, severity }) => (general ? severity !== 'standard' : lines.includes(number)));
    return sortBySeverity(ours)
      .slice(0, mostNotices)
      .map(({ title, severity }) => ({ title, severity }));
  } catch (err) {
    log.warn({ err }, 'a sheet is printed without notices');
    return [];
  }
}

/** The grids of one direction; undefined where the line does not have it. */
export async function loadSheetMaterial(
  { schedule, locale }: LoaderContext,
  { line, days, nextPeriod, notices }: LineMaterial,
  code: string,
): Promise<SheetMaterial | undefined> {
  const direction = line.directions.find((each) => each.direction === code);
  const sheetDays = sheetDaysOn(daysOfDirection(days, code), line.date);
  if (!direction || !sheetDays) return undefined;
  const grids = await Promise.all(
    sheetDays.tables.map(({ date }) =>
      schedule.loadGrid({ number: line.number, direction: code, date, locale }),
    ),
  );
  const isWhole = sheetDays.to === days.at(-1)?.date;
  const next: NextSheet = isWhole ? nextPeriod : { kind: 'change', from: addDays(sheetDays.to, 1) };
  return { line, direction, days: sheetDays, grids: grids.flatMap((grid) => grid ?? []), next, notices };
}
