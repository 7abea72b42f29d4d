import type { StopBoard } from '#domain/departure.ts';
import type { LineSummary } from '#domain/line.ts';
import { modeOfLines } from '#domain/mode.ts';
import type { Stop } from '#domain/stop.ts';
import type { StopDay } from '#domain/timetable.ts';
import { AppError } from '#lib/errors.ts';
import { within } from '#lib/within.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { displayModeOf, stopPath, type DisplayMode } from '#site/routing/schedule-paths.ts';
import { feedsAtStop } from '#site/pages/notices/feed-links.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { transitStop } from '#site/pages/structured.server.ts';
import { loadAroundStop, type AroundStop } from './around-stop.server.ts';
import { formatBoardText } from './board-text.server.ts';
import {
  boardLifetime,
  firstEnd,
  isAway,
  keptWith,
  notFound,
  placeOf,
  requireDate,
  scheduleInfo,
  stopCodeOf,
} from '../schedule-page.server.ts';

/** A stop now, or on a day; `failed` where its times could not be had. */
export type StopData =
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'display'; readonly mode: 'lobby' | 'embed'; readonly board: StopBoard }
  | (AroundStop & {
      readonly kind: 'board';
      readonly board: StopBoard;
      /** The lines that stop here, with both their ends. */
      readonly lines: readonly LineSummary[];
      /** It stands for a time only, and its page says so. */
      readonly isTemporary: boolean;
      /** Departures of a whole day by line, where the address names one. */
      readonly day?: { readonly date: string; readonly lines: readonly StopDay[] };
    });

export const loadStop: PageLoader<StopData> = async (context) => {
  const { schedule, locale } = context;
  const code = stopCodeOf(context);
  const date = requireDate(context);
  const texts = catalogues[locale].scheduleAnswers;
  try {
    const [board] = await schedule.loadBoards({ codes: [code], locale });
    if (!board) throw notFound(catalogues[locale].schedules.unknownStop(code));
    if (board.stop.code !== code) return leadTo(context, board.stop.code, date);
    const mode = displayModeOf(context.url.searchParams);
    if (mode !== undefined) return displayOf(context, { board, mode });
    const [lines, isTemporary, around, day] = await Promise.all([
      loadLinesHere(context, board),
      isTemporaryStop(context, code),
      loadAroundStop(context, board),
      date === undefined ? undefined : loadDay(context, board, date),
    ]);
    return {
      kind: 'page',
      status: 200,
      info: {
        ...scheduleInfo(context, wordsOf(board.stop, texts)),
        feeds: feedsAtStop(context, code),
      },
      structured: [
        transitStop(board.stop, {
          mode: modeOfLines(board.lines),
          url: context.url.origin + context.url.pathname,
          ...(board.station && {
            within: {
              name: board.station.name,
              url: context.url.origin + stopPath(placeOf(context), board.station.code),
            },
          }),
        }),
      ],
      data: { kind: 'board', board, lines, isTemporary, ...around, ...(day && { day }) },
      keep: boardLifetime,
      trueUntilMs: firstEnd(board.notices ?? [], context.now),
      // A day of the past or the future is looked up, not lived with.
      ...(day ? {} : { offline: keptWith('stop', board, locale) }),
    };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    context.log.error({ err: thrown, stop: code }, 'the board of a stop could not be read');
    const title = texts.stopTitle('', code).replace(/^, /, '');
    return {
      kind: 'page',
      status: 503,
      info: scheduleInfo(context, { title, summary: catalogues[locale].board.failed }),
      data: { kind: 'failed', code },
      keep: 'never',
    };
  }
};

/** What the page of a stop is called, and what search engines are told of it. */
function wordsOf({ name, code, platforms }: Stop, texts: ScheduleTexts) {
  return platforms === undefined
    ? { title: texts.stopTitle(name, code), summary: texts.stopSummary(name, code) }
    : { title: texts.stationTitle(name), summary: texts.stationSummary(name) };
}

type ScheduleTexts = FullCatalogue['scheduleAnswers'];

/** A station of a single platform that is served is that platform, which has its page. */
function leadTo(
  context: LoaderContext,
  code: string,
  date: string | undefined,
): Awaited<ReturnType<typeof loadStop>> {
  return { kind: 'redirect', status: 302, to: stopPath(placeOf(context), code, date) + context.url.search };
}

/** The same board without the site around it. */
function displayOf(
  context: LoaderContext,
  { board, mode }: { readonly board: StopBoard; readonly mode: DisplayMode },
): Awaited<ReturnType<typeof loadStop>> {
  const { locale } = context;
  const texts = catalogues[locale].scheduleAnswers;
  const trueUntilMs = firstEnd(board.notices ?? [], context.now);
  if (mode === 'text') {
    const body = formatBoardText(board, locale);
    return { kind: 'file', type: 'text/plain; charset=utf-8', body, keep: boardLifetime, trueUntilMs };
  }
  return {
    kind: 'page',
    status: 200,
    info: scheduleInfo(context, wordsOf(board.stop, texts)),
    data: { kind: 'display', mode, board },
    keep: boardLifetime,
    trueUntilMs,
    layout: 'display',
    indexed: false,
    ...(mode === 'embed' && { policy: { framedBy: 'anyone' } as const }),
  };
}

async function loadLinesHere(
  { schedule, locale, log }: LoaderContext,
  board: StopBoard,
): Promise<LineSummary[]> {
  const here = new Set(board.lines.map(({ number }) => number));
  try {
    return (await schedule.loadLines(locale)).filter(({ number }) => here.has(number));
  } catch (err) {
    log.warn({ err }, 'the lines of a stop are shown without their ends');
    return [];
  }
}

/** Nobody waits for a bus because the content backend is slow. */
const markLimitMs = 500;

async function isTemporaryStop({ content, log }: LoaderContext, code: string): Promise<boolean> {
  try {
    const late = () => new AppError('unavailable', 'the content did not answer in time');
    const stops = await within(markLimitMs, content.loadTemporaryStops(), late);
    return stops.includes(code);
  } catch (err) {
    log.warn({ err, stop: code }, 'it is not known whether a stop is temporary');
    return false;
  }
}

async function loadDay({ schedule, locale }: LoaderContext, { stop, lines }: StopBoard, date: string) {
  const days = await Promise.all(
    lines
      .filter(({ isAlightingOnly }) => !isAlightingOnly)
      .map(({ number, direction }) =>
        schedule.loadStopDay({ number, direction, stop: stop.code, date, locale }),
      ),
  );
  return { date, lines: days.flatMap((day) => (day && day.departures.length > 0 ? day : [])) };
}
