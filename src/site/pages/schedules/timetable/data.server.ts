import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';
import { linePath } from '#site/routing/schedule-paths.ts';
import {
  firstEnd,
  isAway,
  keptWith,
  placeOf,
  scheduleInfo,
  timetableLifetime,
} from '../schedule-page.server.ts';
import { writeDepartures } from './departures-ics.server.ts';
import { drawTables } from './draw-tables.server.ts';
import { loadLineDay } from './load-line-day.server.ts';
import type { TimetableData } from './timetable-data.ts';

export const loadTimetable: PageLoader<TimetableData> = async (context) => {
  const { locale, url, params } = context;
  const texts = catalogues[locale].timetable;
  const number = params['parcours'] ?? '';
  try {
    const { data, ...tables } = await loadLineDay(context);
    if (url.searchParams.get('format') === 'ics') return writeDepartures(context, data);
    const { direction, towards } = data;
    return {
      kind: 'page',
      status: 200,
      info: scheduleInfo(context, {
        title: texts.title(number, towards),
        summary: texts.summary(number, towards, data.dayWords),
        above: [{ title: texts.line(number), path: linePath(placeOf(context), { number, direction }) }],
      }),
      data,
      still: drawTables(context, data, tables),
      keep: timetableLifetime,
      trueUntilMs: firstEnd(data.notices, context.now),
      ...(params['date'] === undefined && data.board && { offline: keptWith('line', data.board, locale) }),
    };
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    context.log.error({ err: thrown, line: number }, 'a timetable could not be read');
    const words = { title: texts.titleOfLine(number), summary: catalogues[locale].board.failed };
    return {
      kind: 'page',
      status: 503,
      info: scheduleInfo(context, words),
      data: { kind: 'failed', number },
      keep: 'never',
    };
  }
};
