import { defaultLanguages } from '#domain/locale.ts';
import type { GridTrip, TimetableGrid } from '#domain/timetable.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { foreignLang } from '#site/i18n/name-lang.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { stopOnLinePath, tripPath } from '#site/routing/schedule-paths.ts';
import { placeOf } from '../schedule-page.server.ts';
import { dayAfter, dayInMonth } from './day-in-month.ts';
import type { LineDayTables } from './load-line-day.server.ts';
import type { LoadedTimetable } from './timetable-data.ts';
import { writeGrid } from './write-grid.server.ts';
import { writeRail } from './write-rail.server.ts';

/** The tables of the page by the names it draws them under; none where nobody asked to see them. */
export function drawTables(
  context: LoaderContext,
  data: LoadedTimetable,
  { grids: [grid, back], ownNames }: Pick<LineDayTables, 'grids' | 'ownNames'>,
): Readonly<Record<string, string>> | undefined {
  if (!grid || data.trips === 0 || (data.view === 'stop' && !data.isSparse)) return undefined;
  const table = (one: TimetableGrid, you: string | undefined) =>
    drawTable(context, { data, grid: one, you, ownNames });
  if (data.isSparse)
    return { table: table(grid, data.you.code), ...(back && { back: table(back, data.back?.stop) }) };
  const { locale, now } = context;
  const isToday = data.date === data.today;
  const nowHour = isToday ? Math.floor((now - grid.originAt) / 3_600_000) : undefined;
  const rail = writeRail({ grid, locale, texts: catalogues[locale].timetable, nowHour });
  return { table: rail + table(grid, data.you.code) };
}

interface Drawing extends Pick<LineDayTables, 'ownNames'> {
  readonly data: LoadedTimetable;
  readonly grid: TimetableGrid;
  readonly you: string | undefined;
}

function drawTable(context: LoaderContext, { data, grid, you, ownNames }: Drawing): string {
  const { locale, now, operator } = context;
  const { languages = defaultLanguages } = operator;
  const namesLang = foreignLang(languages.names, locale);
  const texts = catalogues[locale].timetable;
  const place = placeOf(context);
  const { number, direction, towards, date } = grid;
  const line = { number, direction };
  const dayWords = `${formatDayOfYear(date, locale)}, ${texts.dayKind[data.dayKind]}`;
  const validity = data.validity && texts.period(...data.validity);
  return writeGrid({
    grid,
    notes: data.notes,
    locale,
    texts,
    you,
    now,
    isToday: date === data.today,
    nextDay: dayInMonth(dayAfter(date), locale),
    caption: [texts.caption(number, towards, dayWords), ...(validity ? [validity] : [])].join(', '),
    ...(!data.isSparse && { boxName: texts.box(number, towards) }),
    namesLang,
    isForeign: (name) => namesLang !== undefined && !ownNames.has(name),
    tripHref: (trip) => {
      const stop = stopOfTrip(grid, trip, you);
      return tripPath(place, { ...line, stop, date, tripId: trip.tripId });
    },
    stopHref: (stop) =>
      stopOnLinePath(place, { ...line, stop, date: date === data.today ? undefined : date }),
  });
}

/** A trip is shown from the rider's stop, or from its first one where it does not call there. */
function stopOfTrip({ stops }: TimetableGrid, { times }: GridTrip, you: string | undefined): string {
  const called = stops.filter((_, row) => typeof times[row] === 'number');
  return (called.find(({ code }) => code === you) ?? called[0])?.code ?? '';
}
