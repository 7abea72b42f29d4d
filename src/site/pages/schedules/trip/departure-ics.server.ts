import { calendarType, formatCalendar } from '#lib/calendar/format-calendar.ts';
import type { Trip, TripCall } from '#domain/trip.ts';
import { slugOf } from '#lib/slug.ts';
import { isLocated } from '#lib/local-plane.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';
import { timetableLifetime } from '../schedule-page.server.ts';

/** This departure at this stop, for an agenda: as planned, since a delay of now says nothing of later. */
export function writeDeparture({ locale, url, now }: LoaderContext, trip: Trip, call: TripCall): LoadedFile {
  const { board, trip: texts } = catalogues[locale];
  const { number, direction, towards, tripDate: date, tripId } = trip;
  const { every } = call;
  const event = texts.calendarEvent(number, towards, trip.mode);
  // Nothing but how often one comes is known: the agenda promises no minute.
  const summary = every && !call.isLive ? `${event}, ${board.every(every.minutes)}` : event;
  return {
    kind: 'file',
    type: calendarType,
    body: formatCalendar({
      productId: `-//${url.hostname}//Parcours//${locale.toUpperCase()}`,
      name: summary,
      writtenAt: now,
      events: [
        {
          uid: `${number}-${direction}-${call.code}-${date}-${tripId}@${url.hostname}`,
          startsAt: call.planned.at,
          summary,
          location: texts.calendarPlace(call.name, call.code),
          place: isLocated(call) ? { latitude: call.latitude, longitude: call.longitude } : undefined,
          url: url.origin + url.pathname,
          isCancelled: trip.isCancelled || call.isSkipped,
        },
      ],
    }),
    filename: `${slugOf(`${number} ${call.name} ${call.planned.local}`)}.ics`,
    keep: timetableLifetime,
  };
}
