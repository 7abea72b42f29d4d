import type { LineDirection, LineSheet } from '#domain/line-sheet.ts';
import { toAppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { chipsOf, daysAhead } from './line/line-days.server.ts';
import { noSchedule, notFound } from './schedule-page.server.ts';

interface DirectionOfDay {
  readonly sheet: LineSheet;
  readonly direction: LineDirection;
  /** The other one, where the line comes back. */
  readonly back: LineDirection | undefined;
}

/** The line and the direction that an address names, on a day; each that does not exist is not found in its own words. */
export async function requireDirection(
  context: LoaderContext,
  date: string | undefined,
): Promise<DirectionOfDay> {
  const { schedule, locale, params } = context;
  const { scheduleAnswers } = catalogues[locale];
  const number = params['parcours'] ?? '';
  const sheet = await schedule.loadLine({ number, date, locale }).catch((thrown: unknown) => {
    // The service refuses a day that no timetable covers.
    if (toAppError(thrown).code === 'not-found') throw noSchedule(thrown, context);
    throw thrown;
  });
  if (!sheet) throw notFound(scheduleAnswers.unknownLine(number));
  const direction = sheet.directions.find((each) => each.direction === params['direction']);
  if (!direction) throw notFound(scheduleAnswers.unknownDirection);
  return { sheet, direction, back: sheet.directions.find((each) => each !== direction) };
}

/** The stop of another direction that riders take for the same one: by its number, or across the street. */
export function findSameStop(
  { stops }: Pick<LineDirection, 'stops'>,
  { code, name }: { readonly code: string; readonly name: string },
) {
  return stops.find((stop) => stop.code === code) ?? stops.find((stop) => stop.name === name);
}

/** The days that riders choose among, from today or from a day beyond them. */
export async function loadDays(
  { schedule, locale }: LoaderContext,
  { number, date }: Pick<LineSheet, 'number' | 'date'>,
) {
  const days = await schedule.loadLineDays({ number, locale, days: daysAhead });
  const today = days[0]?.date ?? date;
  const isListed = date < today || days.some((day) => day.date === date);
  const shown = isListed ? days : await schedule.loadLineDays({ number, date, locale, days: daysAhead });
  const nextDay = shown.find((day) => day.date > date && day.trips > 0)?.date;
  const { days: chips, period } = chipsOf(shown);
  const from = period && formatDayOfYear(period.from, locale);
  return {
    date,
    today,
    days: chips,
    dayWords: formatDayOfYear(date, locale),
    ...(period && from && { newPeriod: catalogues[locale].line.periodFrom(period.name, from) }),
    ...(nextDay !== undefined && { nextDay: { date: nextDay, words: formatDayOfYear(nextDay, locale) } }),
  };
}
