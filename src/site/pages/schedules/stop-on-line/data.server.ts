import { boardOfLine, eachPeriodOnce, type Departure, type StopBoard } from '#domain/departure.ts';
import { drawnStops, type DrawnStop } from '#domain/line-stops.ts';
import { lineRefOf, type LineDirectionRef } from '#domain/line.ts';
import type { NoticeRef } from '#domain/notices/notice-ref.ts';
import type { Stop } from '#domain/stop.ts';
import type { StopDay } from '#domain/timetable.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { linePath } from '#site/routing/schedule-paths.ts';
import type { ChosenDay } from '../day-chips.tsx';
import { dayAfter } from '../timetable/day-in-month.ts';
import { findSameStop, loadDays, requireDirection } from '../line-direction.server.ts';
import {
  boardLifetime,
  firstEnd,
  isAway,
  keptWith,
  notFound,
  noticesOn,
  placeOf,
  requireDate,
  scheduleInfo,
  stopCodeOf,
  timetableLifetime,
} from '../schedule-page.server.ts';

/** A line at one of its stops, on a day. */
export interface StopOnLine extends LineDirectionRef, ChosenDay {
  readonly kind: 'stop';
  readonly stop: Stop;
  /** What leaves next, on the rider's day. */
  readonly board?: StopBoard;
  readonly departures: readonly DepartureOfDay[];
  /** The calendar day after, which its last ones leave on. */
  readonly nextDayWords: string;
  /** The moment they are told for. */
  readonly at: number;
  /** The other lines that stop here. */
  readonly connections: readonly LineDirectionRef[];
  readonly stops: readonly DrawnStop[];
  /** What is told of the line on another day than the rider's: today's are on the board. */
  readonly notices: readonly NoticeRef[];
  /** The other direction, where it has a stop that riders take for this one. */
  readonly back?: LineDirectionRef & { readonly stop: { readonly code: string; readonly name: string } };
}

/** A departure as the page needs it: the line and the direction are the page's own. */
export type DepartureOfDay = Pick<
  Departure,
  'tripId' | 'tripDate' | 'planned' | 'expected' | 'state' | 'every' | 'platform' | 'onRequest'
>;

export type StopOnLineData = StopOnLine | { readonly kind: 'failed'; readonly code: string };

export const loadStopOnLine: PageLoader<StopOnLineData> = async (context) => {
  const { locale, params, log } = context;
  const number = params['parcours'] ?? '';
  const code = stopCodeOf(context);
  const texts = catalogues[locale].timetable.atStop;
  try {
    const data = await loadData(context, code);
    const { stop, direction, towards, date, today } = data;
    // Across the street is a stop of the same name: where the bus goes tells the two pages apart.
    const twin = data.back?.stop.name === stop.name ? towards : undefined;
    const title = texts.title(number, stop.name, twin);
    return {
      kind: 'page',
      status: 200,
      info: scheduleInfo(context, {
        title: date === today ? title : texts.titleOn(title, data.dayWords),
        summary: texts.summary(number, stop.name, towards),
        above: [
          {
            title: catalogues[locale].timetable.line(number),
            path: linePath(placeOf(context), { number, direction }),
          },
        ],
      }),
      data,
      keep: data.board ? boardLifetime : timetableLifetime,
      trueUntilMs: firstEnd([...data.notices, ...(data.board?.notices ?? [])], context.now),
      ...(params['date'] === undefined && data.board && { offline: keptWith('line', data.board, locale) }),
    };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    log.error({ err: thrown, line: number, stop: code }, 'a line at a stop could not be read');
    return {
      kind: 'page',
      status: 503,
      info: scheduleInfo(context, {
        title: texts.title(number, code),
        summary: catalogues[locale].board.failed,
      }),
      data: { kind: 'failed', code },
      keep: 'never',
    };
  }
};

async function loadData(context: LoaderContext, code: string): Promise<StopOnLine> {
  const { schedule, locale } = context;
  const { schedules, scheduleAnswers } = catalogues[locale];
  const { sheet, direction, back } = await requireDirection(context, requireDate(context));
  const way = { number: sheet.number, direction: direction.direction };
  const [[board], day, days] = await Promise.all([
    schedule.loadBoards({ codes: [code], locale }),
    schedule.loadStopDay({ ...way, stop: code, date: sheet.date, locale }),
    loadDays(context, sheet),
  ]);
  if (!board) throw notFound(schedules.unknownStop(code));
  if (!day) throw notFound(scheduleAnswers.stopNotOnLine);
  const backStop = back && findSameStop(back, board.stop);
  return {
    kind: 'stop',
    ...lineRefOf(sheet),
    direction: way.direction,
    towards: direction.towards,
    ...days,
    stop: board.stop,
    ...(days.date === days.today && { board: boardOfLine(board, way) }),
    departures: departuresOf(day),
    nextDayWords: formatDayOfYear(dayAfter(days.date), locale),
    at: day.at,
    connections: board.lines
      .filter(({ number, isAlightingOnly }) => number !== sheet.number && !isAlightingOnly)
      .map((line) => ({ ...lineRefOf(line), direction: line.direction, towards: line.towards })),
    stops: drawnStops(direction.stops),
    notices: days.date === days.today ? [] : noticesOn(sheet),
    ...(back &&
      backStop &&
      !backStop.isAlightingOnly && {
        back: {
          ...lineRefOf(sheet),
          direction: back.direction,
          towards: back.towards,
          stop: { code: backStop.code, name: backStop.name },
        },
      }),
  };
}

function departuresOf({ departures }: StopDay): DepartureOfDay[] {
  return eachPeriodOnce(departures).map(
    ({ tripId, tripDate, planned, expected, state, every, platform, onRequest }) => ({
      tripId,
      tripDate,
      planned,
      expected,
      state,
      ...(every && { every }),
      ...(platform && { platform }),
      ...(onRequest && { onRequest }),
    }),
  );
}
