import { dayAtStop, tripsAtStop } from '#domain/day-at-stop.ts';
import { boardOfLine } from '#domain/departure.ts';
import { directionNow } from '#domain/line-now.ts';
import type { LineDay, LineDirection, LineSheet } from '#domain/line-sheet.ts';
import { drawnStops, firstToBoard, type DrawnStop } from '#domain/line-stops.ts';
import { lineRefOf } from '#domain/line.ts';
import { toAppError } from '#lib/errors.ts';
import { writePathName } from '#lib/path-name.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatDay } from '#site/i18n/format.ts';
import { feedsOfLine } from '#site/pages/notices/feed-links.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { transitLine } from '#site/pages/structured.server.ts';
import {
  boardLifetime,
  endBeforeToday,
  firstEnd,
  isAway,
  keptWith,
  notFound,
  requireDate,
  scheduleInfo,
  timetableLifetime,
} from '../schedule-page.server.ts';
import { noticesBelow } from '#site/routing/notice-paths.ts';
import type { LineData, LineHead, LineNotice, LineView, NoSchedule, YourStop } from './line-data.ts';
import { chipsOf, daysAhead, loadChange } from './line-days.server.ts';

export const loadLine: PageLoader<LineData> = async (context) => {
  const { params, locale, log } = context;
  const number = params['parcours'] ?? '';
  const date = requireDate(context);
  const texts = catalogues[locale].line;
  try {
    const loaded = await findLine(context, number, date);
    const data = loaded.kind === 'no-schedule' ? loaded : await viewOf(context, loaded);
    const isLive = data.kind === 'line' && data.now !== undefined;
    // As the banner has them.
    const ends = [...new Set(data.ends)].join(' – ');
    const title = texts.titleEnds(number, ends);
    return {
      kind: 'page',
      status: 200,
      info: {
        ...scheduleInfo(context, {
          title: date === undefined ? title : texts.titleOn(title, formatDay(date, locale, 'full')),
          summary: texts.summary(number, ends, data.line.mode),
        }),
        feeds: feedsOfLine(context, number),
      },
      data,
      structured: [transitLine({ ...data.line, name: title }, context)],
      keep: isLive ? boardLifetime : timetableLifetime,
      trueUntilMs: data.kind === 'line' ? firstEnd(data.notices, context.now) : undefined,
      ...(date === undefined &&
        data.kind === 'line' &&
        data.yours?.board && { offline: keptWith('line', data.yours.board, locale) }),
      ...(data.kind === 'no-schedule' && { indexed: false }),
    };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    log.error({ err: thrown, line: number }, 'a line could not be read');
    return {
      kind: 'page',
      status: 503,
      info: scheduleInfo(context, {
        title: texts.title(number),
        summary: catalogues[locale].board.failed,
      }),
      data: { kind: 'failed', number },
      keep: 'never',
    };
  }
};

interface FoundLine {
  readonly kind: 'line';
  readonly sheet: LineSheet;
  readonly days: readonly LineDay[];
}

/** The line on the day of the address, or on the rider's. */
async function findLine(
  context: LoaderContext,
  number: string,
  date: string | undefined,
): Promise<FoundLine | NoSchedule> {
  const { schedule, locale } = context;
  const days = await schedule.loadLineDays({ number, days: daysAhead, locale }).catch(noneIfUnpublished);
  try {
    const sheet = await schedule.loadLine({ number, date, locale });
    if (!sheet) throw notFound(catalogues[locale].scheduleAnswers.unknownLine(number));
    const isListed = days.some((day) => day.date === sheet.date) || sheet.date < (days[0]?.date ?? '');
    if (isListed) return { kind: 'line', sheet, days };
    const from = { number, days: daysAhead, date: sheet.date, locale };
    return { kind: 'line', sheet, days: await schedule.loadLineDays(from) };
  } catch (thrown) {
    const { code, words } = toAppError(thrown);
    // Told in our own words, there is no such line; told by the service, there is no schedule for the day.
    if (code !== 'not-found' || words !== undefined) throw thrown;
    const head = await loadHead(context, number);
    const end = endBeforeToday(thrown, context);
    return {
      kind: 'no-schedule',
      ...head,
      ...(date !== undefined && { date }),
      ...chipsOf(days),
      ...(end !== undefined && { end }),
    };
  }
}

function noneIfUnpublished(thrown: unknown): LineDay[] {
  if (toAppError(thrown).code === 'not-found') return [];
  throw thrown;
}

/** What is known of a line on any day. */
async function loadHead({ schedule, locale }: LoaderContext, number: string): Promise<LineHead> {
  const line = (await schedule.loadLines(locale)).find((each) => each.number === number);
  if (!line) throw notFound(catalogues[locale].scheduleAnswers.unknownLine(number));
  return { line: lineRefOf(line), ends: line.ends };
}

async function viewOf(context: LoaderContext, { sheet, days }: FoundLine): Promise<LineView> {
  const { params, locale, schedule, table } = context;
  const { number, date } = sheet;
  const direction = directionOf(sheet, params['direction']);
  if (!direction) throw notFound(catalogues[locale].scheduleAnswers.unknownDirection);
  const other = sheet.directions.find((each) => each !== direction);
  const isToday = params['date'] === undefined || date === days[0]?.date;
  const stops = drawnStops(direction.stops);
  const way = { number, direction: direction.direction };
  const [now, yours, change] = await Promise.all([
    isToday ? schedule.loadLineNow({ number, locale }) : undefined,
    loadYours(context, { ...way, date, isToday, stops }),
    loadChange(context, { ...way, date, days }),
  ]);
  const print = printOf(table.pathOf('printable-schedules-print', locale), way, params['date']);
  return {
    kind: 'line',
    line: lineRefOf(sheet),
    ends: sheet.directions.slice(0, 2).map(({ towards }) => towards),
    direction: wayOf(direction),
    ...(other && { other: wayOf(other) }),
    runs: runsOf(sheet),
    date,
    dayKind: sheet.dayKind,
    today: isToday ? date : (days[0]?.date ?? ''),
    trips: direction.trips,
    stops,
    ...(now && { now: directionNow(now, direction.direction) }),
    ...(yours && { yours }),
    ...chipsOf(days),
    notices: describeNotices(context, sheet),
    ...(change && { change }),
    ...aboutOf(sheet, context),
    ...(sheet.along && { along: sheet.along }),
    links: { ...(print && { print }) },
  };
}

/** Nothing where the feed says no more of it. */
function aboutOf(
  { about }: LineSheet,
  { operator: { tellsBikes = false } }: LoaderContext,
): Pick<LineView, 'about'> {
  if (!about) return {};
  const { bikes, ...rest } = about;
  const told = { ...rest, ...(bikes && tellsBikes && { bikes }) };
  return Object.keys(told).length > 0 ? { about: told } : {};
}

/** The page that prints at once, and leads to the sheet: whoever asks for paper need not ask twice. */
function printOf(
  path: string | undefined,
  { number, direction }: Pick<YoursQuestion, 'number' | 'direction'>,
  date: string | undefined,
): string | undefined {
  const named = { parcours: writePathName(number), direction };
  const query = new URLSearchParams({ ...named, ...(date !== undefined && { date }) });
  return path && `${path}?${query}`;
}

/** The one the address names; without one the main direction, or the other where only that runs on the day. */
function directionOf({ directions }: LineSheet, asked: string | undefined): LineDirection | undefined {
  if (asked !== undefined) return directions.find(({ direction }) => direction === asked);
  return directions.find(({ trips }) => trips > 0) ?? directions[0];
}

const wayOf = ({ direction, towards }: LineDirection) => ({ direction, towards });

function runsOf({ days, directions }: LineSheet): LineView['runs'] {
  const byTime = (one: { readonly at: number }, two: { readonly at: number }) => one.at - two.at;
  const [first] = directions.flatMap((each) => each.first ?? []).toSorted(byTime);
  const last = directions
    .flatMap((each) => each.last ?? [])
    .toSorted(byTime)
    .at(-1);
  return { days, ...(first && { first }), ...(last && { last }) };
}

interface YoursQuestion {
  readonly number: string;
  readonly direction: string;
  readonly date: string;
  readonly isToday: boolean;
  readonly stops: readonly DrawnStop[];
}

/** The stop that the address names, `?arret=1114`; without one, where riders of the direction first get on. */
async function loadYours(
  { schedule, url, locale }: LoaderContext,
  { number, direction, date, isToday, stops }: YoursQuestion,
): Promise<YourStop | undefined> {
  const asked = url.searchParams.get('arret');
  const stop = stops.find(({ code }) => code === asked) ?? firstToBoard(stops);
  if (!stop) return undefined;
  const { code } = stop;
  const [[board], day] = await Promise.all([
    isToday ? schedule.loadBoards({ codes: [code], locale }) : [],
    schedule.loadStopDay({ number, direction, stop: code, date, locale }),
  ]);
  if (!day) return undefined;
  return {
    code,
    ...(board && { board: boardOfLine(board, { number, direction }) }),
    day: dayAtStop(day),
    ...(!isToday && { trips: tripsAtStop(day) }),
  };
}

/** The timetables say which speak of the line, the gravest first. */
function describeNotices(
  { table, locale }: LoaderContext,
  { number, notices = [] }: LineSheet,
): LineNotice[] {
  const base = table.pathOf('notices', locale) ?? '/';
  const all = table.pathOf('notices-route', locale, { parcours: number });
  return notices.map((notice) => {
    const { id, title, severity, summary, from, until } = notice;
    return { id, title, severity, summary, from, until, href: noticesBelow(base)(notice) ?? all };
  });
}
