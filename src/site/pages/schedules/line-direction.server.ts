import type { LineDirection, LineSheet } from '#domain/line-sheet.ts';
import { toAppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { notFound } from './schedule-page.server.ts';

/** The days that riders choose among (specification SC-04). */
export const daysAhead = 14;

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
  const { schedules, timetable } = catalogues[locale];
  const number = params['parcours'] ?? '';
  const sheet = await schedule.loadLine({ number, date, locale }).catch((thrown: unknown) => {
    // The service refuses a day that no timetable covers.
    if (toAppError(thrown).code === 'not-found') throw notFound(timetable.noSchedule);
    throw thrown;
  });
  if (!sheet) throw notFound(schedules.unknownLine(number));
  const direction = sheet.directions.find((each) => each.direction === params['direction']);
  if (!direction) throw notFound(schedules.unknownDirection);
  return { sheet, direction, back: sheet.directions.find((each) => each !== direction) };
}

/** The stop of another direction that riders take for the same one: by its number, or across the street. */
export function findSameStop(
  { stops }: Pick<LineDirection, 'stops'>,
  { code, name }: { readonly code: string; readonly name: string },
) {
  return stops.find((stop) => stop.code === code) ?? stops.find((stop) => stop.name === name);
}
