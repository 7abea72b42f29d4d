import type { LinePrint } from '#domain/line-print.ts';
import type { LineDay, LineSheet } from '#domain/line-sheet.ts';
import type { Locale } from '#domain/locale.ts';
import { concernsLine } from '#domain/notices/concerns.ts';
import type { AffectedStop } from '#domain/notices/effect.ts';
import { includes } from '#domain/notices/effect-period.ts';
import { isPromoted, type Notice } from '#domain/notices/notice.ts';
import { addDays, daysBetween } from '#lib/time/calendar-day.ts';
import { toAppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { noSchedule } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { SheetNotice } from './sheet/sheet-model.ts';

/** As many days as the calendar gives at once. */
const daysAtOnce = 62;

/** What the sheets of a line are made of; undefined where there is none, a day without a schedule is `not-found`. */
export async function loadLinePrint(
  context: LoaderContext,
  number: string,
  date: string | undefined,
): Promise<LinePrint | undefined> {
  const { schedule, locale } = context;
  return schedule.loadLinePrint({ number, date, locale }).catch(sayNoSchedule(context));
}

/** A line on a day; one for which nothing is published is said to be so. */
export async function loadLineOn(
  context: LoaderContext,
  number: string,
  date: string | undefined,
): Promise<LineSheet | undefined> {
  const { schedule, locale } = context;
  return schedule.loadLine({ number, date, locale }).catch(sayNoSchedule(context));
}

const sayNoSchedule = (context: LoaderContext) => (thrown: unknown) => {
  // A day of another century is not even a question to the service.
  if (!['not-found', 'bad-request'].includes(toAppError(thrown).code)) throw thrown;
  throw noSchedule(thrown, context);
};

export async function loadDays(
  { schedule, locale }: LoaderContext,
  number: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<LineDay[]> {
  const all = daysBetween(from, to) + 1;
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

/** What a sheet is about. */
interface PrintedWay {
  readonly number: string;
  readonly direction: string;
  /** The numbers of its stops. */
  readonly stops: ReadonlySet<string>;
}

/** Those of the line and of its stops, and those for everyone that change somebody's way. */
export function noticesOf(
  { locale, now }: Pick<LoaderContext, 'locale' | 'now'>,
  notices: readonly Notice[],
  { number, direction, stops }: PrintedWay,
): SheetNotice[] {
  return notices.flatMap((notice): SheetNotice[] => {
    const { title, severity, general } = notice;
    const closed = closedBy(notice, now).filter(({ code }) => stops.has(code));
    const isOurs = concernsLine(notice, { number, direction }) || closed.length > 0;
    if (!isOurs && !(general && isPromoted(notice))) return [];
    return [{ title, severity, ...(closed.length > 0 && { closed: closedWords(closed, locale) }) }];
  });
}

function closedWords(closed: readonly AffectedStop[], locale: Locale): string {
  const { closedStops, goTo } = catalogues[locale].print.sheet;
  const words = closed.map(({ code, replacement }) =>
    replacement === undefined ? code : goTo(code, replacement),
  );
  return closedStops(words.length, words.join(', '));
}

/** The stops that a notice closes at a moment, or passes on a detour. */
function closedBy({ effects }: Notice, now: number): AffectedStop[] {
  return effects
    .filter(({ kind, period }) => (kind === 'stops-closed' || kind === 'detour') && includes(period, now))
    .flatMap(({ stops }) => stops);
}
