import { calendarType, formatCalendar } from '#lib/calendar/format-calendar.ts';
import { slugOf } from '#lib/slug.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';
import { tripPath } from '#site/routing/schedule-paths.ts';
import { placeOf, timetableLifetime } from '../schedule-page.server.ts';
import type { LoadedTimetable } from './timetable-data.ts';

/** The departures of the day from the rider's stop, for an agenda; what nobody may board is no departure. */
export function writeDepartures(context: LoaderContext, data: LoadedTimetable): LoadedFile {
  const { locale, url, now } = context;
  const { board, timetable: texts } = catalogues[locale];
  const { number, direction, towards, date, you } = data;
  const place = placeOf(context);
  const events = data.departures
    .filter(({ isAlightingOnly }) => !isAlightingOnly)
    .map(({ minutes, tripId, isCancelled, isSkipped, often }) => ({
      uid: `${number}-${direction}-${you.code}-${date}-${tripId}@${url.hostname}`,
      startsAt: data.originAt + minutes * 60_000,
      // One that comes every so often is an event as long as it does.
      ...(often && { endsAt: data.originAt + often.until * 60_000 }),
      summary: [texts.calendarEvent(number, towards), ...(often ? [board.every(often.minutes)] : [])].join(
        ', ',
      ),
      location: texts.calendarPlace(you.name, you.code),
      url: url.origin + tripPath(place, { number, direction, stop: you.code, date, tripId }),
      isCancelled: isCancelled || isSkipped,
    }));
  return {
    kind: 'file',
    type: calendarType,
    body: formatCalendar({
      productId: `-//${url.hostname}//Parcours//${locale.toUpperCase()}`,
      name: texts.calendarName(number, you.name),
      writtenAt: now,
      events,
    }),
    filename: `${slugOf(`${number} ${you.name} ${date}`)}.ics`,
    keep: timetableLifetime,
  };
}
