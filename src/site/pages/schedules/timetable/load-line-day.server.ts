import { boardOfLine, type StopBoard } from '#domain/departure.ts';
import { letterNotes } from '#domain/grid-notes.ts';
import type { LineDirection, LineSheet, Period } from '#domain/line-sheet.ts';
import { lineRefOf } from '#domain/line.ts';
import { defaultLanguages, type Locale } from '#domain/locale.ts';
import type { TimetableGrid } from '#domain/timetable.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { foreignLang } from '#site/i18n/name-lang.ts';
import { formatDay } from '#site/i18n/format.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { findSameStop, loadDays, requireDirection } from '../line-direction.server.ts';
import { notFound, noticesOn, requireDate } from '../schedule-page.server.ts';
import { callsAt, marksOf, namesIn, stopsOf } from './grid-facts.server.ts';
import type { LoadedTimetable, TimetableView } from './timetable-data.ts';

export interface LineDayTables {
  readonly data: LoadedTimetable;
  /** The table of the direction asked for, and of the other one where both are short. */
  readonly grids: readonly [TimetableGrid, ...TimetableGrid[]];
  /** The names of the network that the language of the page has itself. */
  readonly ownNames: ReadonlySet<string>;
}

/** Up to so many trips the whole table is shown on any screen. */
const fewTrips = 3;
const views: Readonly<Record<string, TimetableView>> = { arret: 'stop', tous: 'all' };

/** The day of a line and a direction, for the stop that the query names or the first one. */
export async function loadLineDay(context: LoaderContext): Promise<LineDayTables> {
  const { locale, url, now, table } = context;
  const date = requireDate(context);
  const { sheet, direction, back } = await requireDirection(context, date);
  const isFew = (one: LineDirection) => one.trips > 0 && one.trips <= fewTrips;
  const isPair = isFew(direction) && back !== undefined && isFew(back);
  const [days, grid, backGrid, ownNames] = await Promise.all([
    loadDays(context, sheet),
    requireGrid(context, sheet, direction),
    isPair ? requireGrid(context, sheet, back) : undefined,
    loadOwnNames(context),
  ]);
  const grids = [grid, ...(backGrid ? [backGrid] : [])] as const;
  const stops = stopsOf(grid.stops.length > 0 ? grid : direction);
  const you = stops.find(({ code }) => code === url.searchParams.get('arret')) ?? stops[0];
  const board = you && sheet.date === days.today ? await loadBoard(context, grid, you.code) : undefined;
  const notes = letterNotes(grids.flatMap(({ trips }) => trips));
  const address = { parcours: sheet.number, direction: direction.direction };
  const printPath = table.pathOf('printable-schedules-schedule', locale, address);
  return {
    grids,
    ownNames: new Set(ownNames),
    data: {
      kind: 'timetable',
      ...refOf(sheet, direction),
      at: now,
      dayKind: sheet.dayKind,
      ...days,
      ...(back && { back: { ...refOf(sheet, back), stop: you && findSameStop(back, you)?.code } }),
      ...(sheet.period && { validity: validityOf(sheet.period, locale) }),
      view: views[url.searchParams.get('vue') ?? ''] ?? 'auto',
      trips: grid.trips.length,
      ...(backGrid && { backTrips: backGrid.trips.length }),
      isSparse: isFew(direction),
      stops,
      you: you ?? { code: '', name: '' },
      ...(board && { board }),
      originAt: grid.originAt,
      departures: you ? callsAt(grid, you.code, notes) : [],
      notes,
      names: namesIn(notes, grids),
      marks: marksOf(grids, locale),
      notices: noticesOn(sheet),
      ...(printPath !== undefined && { printPath }),
    },
  };
}

/** Where a period begins or ends with the data, the day is not told as if it were sure: it is the one that is known. */
const validityOf = ({ from, to }: Period, locale: Locale) =>
  [formatDay(from, locale), formatDay(to, locale)] as const;

const refOf = (sheet: LineSheet, { direction, towards }: LineDirection) => ({
  ...lineRefOf(sheet),
  direction,
  towards,
});

async function requireGrid(
  { schedule, locale }: LoaderContext,
  { number, date }: LineSheet,
  { direction }: LineDirection,
): Promise<TimetableGrid> {
  const grid = await schedule.loadGrid({ number, direction, date, locale });
  if (!grid) throw notFound(catalogues[locale].scheduleAnswers.unknownDirection);
  return grid;
}

/** Where they cannot be read every name is taken as in the language of the feed, which most are. */
async function loadOwnNames({ schedule, locale, operator }: LoaderContext): Promise<readonly string[]> {
  const { languages = defaultLanguages } = operator;
  return foreignLang(languages.names, locale) === undefined
    ? []
    : schedule.loadTranslatedNames(locale).catch(() => []);
}

/** What leaves next from the rider's stop, of this line alone; the timetable stands without it. */
async function loadBoard(
  { schedule, locale, log }: LoaderContext,
  grid: TimetableGrid,
  code: string,
): Promise<StopBoard | undefined> {
  try {
    const [board] = await schedule.loadBoards({ codes: [code], locale });
    return board && boardOfLine(board, grid);
  } catch (err) {
    log.warn({ err, stop: code }, 'a timetable is shown without its next departures');
    return undefined;
  }
}
