import type { StopBoard } from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import type { LineSheet } from '#domain/line-sheet.ts';
import type { NoticeRef } from '#domain/notices/notice-ref.ts';
import { isPromoted } from '#domain/notices/notice.ts';
import type { Breadcrumb, PageInfo } from '#domain/page.ts';
import { scheduleEndOf } from '#clients/schedule/schedule-end.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatDay } from '#site/i18n/format.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import { stopTimetableCall } from '#site/live/stop-timetable-call.ts';
import type { LoaderContext, OfflineTrait } from '#site/pages/screen.server.ts';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';

/** Boards move on: a page is drawn again after some seconds, and browsers ask each time. */
export const boardLifetime = { serverS: 10, browserS: 0 } as const;
/** What a timetable says changes with the feed: soon enough for a feed that is corrected. */
export const timetableLifetime = { serverS: 60, browserS: 60 } as const;

export function placeOf({ table, locale, route }: LoaderContext): SchedulePlace {
  return { base: table.pathOf('schedules', locale) ?? route.path, locale };
}

/** The date of an address; one that no calendar has is not found. */
export function requireDate({ params, locale }: LoaderContext): string | undefined {
  const { date } = params;
  if (date === undefined || parseServiceDate(date.replaceAll('-', '')) !== undefined) return date;
  throw notFound(catalogues[locale].scheduleAnswers.noDate);
}

/** The stop in an address. Where only numbers stand in addresses one may go on with its name: `1480-plateau-esker`. */
export function stopCodeOf({ params, operator }: LoaderContext): string {
  const { arret = '' } = params;
  return operator.addresses === 'names' ? arret : (/^\d+/.exec(arret)?.[0] ?? '');
}

/** Told to the visitor in these words. */
export function notFound(words: string): AppError {
  return new AppError('not-found', words, { words });
}

type AtMoment = Pick<LoaderContext, 'locale' | 'now' | 'operator'>;

/** The last day that something was published for, where a day was refused and all that was published is over. */
export function endBeforeToday(thrown: unknown, { now, operator }: AtMoment): string | undefined {
  const end = scheduleEndOf(thrown);
  return end !== undefined && end < dayOf(momentIn(operator.timeZone, now)) ? end : undefined;
}

/** Nothing is published for the day that was asked for: said with the last day that something is published for. */
export function noSchedule(thrown: unknown, context: AtMoment): AppError {
  const { locale } = context;
  const { board } = catalogues[locale];
  const end = scheduleEndOf(thrown);
  if (end === undefined) return notFound(`${board.noSchedule}.`);
  const day = formatDay(end, locale);
  const isOver = endBeforeToday(thrown, context) !== undefined;
  return notFound(
    isOver ? `${board.over(day)}. ${board.overHelp}` : `${board.noSchedule}. ${board.publishedUntil(day)}`,
  );
}

/** Whether the schedule service is away, rather than that it has no such thing. */
export function isAway(thrown: unknown): boolean {
  const { code, status } = toAppError(thrown);
  return code === 'unavailable' || code === 'timed-out' || code === 'bad-answer' || (status ?? 0) >= 500;
}

/** What the shell shows of a schedule screen; its place in the menu is under the schedules. */
export function scheduleInfo(
  { locale, table, operator }: LoaderContext,
  { title, summary, above = [] }: ScreenWords,
): PageInfo {
  const texts = catalogues[locale].answers;
  const schedules = table.pathOf('schedules', locale);
  const [home] = homeAndTitle(title, locale, table);
  const crumbs: Breadcrumb[] = [
    ...(home ? [home] : []),
    ...(schedules ? [{ title: texts.schedules(operator.fleet), path: schedules }] : []),
    ...above,
    { title },
  ];
  const description = { tag: 'meta', attributes: { name: 'description', content: summary } } as const;
  return { title, metas: [description], breadcrumbs: crumbs };
}

interface ScreenWords {
  readonly title: string;
  /** For search engines and whoever shares the page. */
  readonly summary: string;
  /** Pages between the schedules and this one. */
  readonly above?: readonly Breadcrumb[];
}

/** Those told of a line on its day that change somebody's way: mere information waits on the page of the line. */
export function noticesOn({ notices = [] }: LineSheet): NoticeRef[] {
  return notices.filter(isPromoted);
}

/** When the first of some notices ends (ms): a page that shows them is then another. */
export function firstEnd(notices: readonly Pick<NoticeRef, 'until'>[], now: number): number | undefined {
  const ends = notices.flatMap(({ until }) => (until && until.at > now ? until.at : []));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** A page of today that a device may keep: without a network it goes on from the planned departures of its stop. */
export function keptWith(
  kind: OfflineTrait['kind'],
  { stop, validUntil }: StopBoard,
  locale: Locale,
): OfflineTrait {
  return { kind, until: validUntil, parts: [stopTimetableCall(stop.code, locale)] };
}
