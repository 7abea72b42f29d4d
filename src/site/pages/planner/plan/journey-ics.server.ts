import { isRide, type CallTimes, type Journey } from '#domain/journeys/journey.ts';
import { isBroken } from '#domain/journeys/connection.ts';
import { calendarType, formatCalendar } from '#lib/calendar/format-calendar.ts';
import { slugOf } from '#lib/slug.ts';
import { clockOf, shiftMoment, type Moment } from '#lib/time/moment.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatClock } from '#site/i18n/format.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';
import { minutesOf } from './describe-journeys.server.ts';

interface CalendarFacts {
  readonly from: string;
  readonly to: string;
  readonly id: string;
  /** The address of the journey on the site. */
  readonly own: string;
}

/** A journey for an agenda: one event from the moment one leaves to that one arrives, its steps in the notes. */
export function writeJourney(
  { locale, url, now }: LoaderContext,
  journey: Journey,
  facts: CalendarFacts,
): LoadedFile {
  const texts = catalogues[locale].journeys;
  const clock = (moment: Moment) => formatClock(clockOf(moment), locale);
  const summary = texts.calendarTitle(facts.from, facts.to);
  const rides = journey.legs.filter(isRide);
  // As planned, since a delay of now says nothing of later.
  const early = (times: CallTimes | undefined) => (times ? times.planned.at - times.expected.at : 0);
  const departure = shiftMoment(journey.departure, early(rides[0]?.departure));
  const arrival = shiftMoment(journey.arrival, early(rides.at(-1)?.arrival));
  const [first] = journey.legs;
  const steps = journey.legs.flatMap((leg) => {
    if (isRide(leg))
      return [
        texts.calendarRide(clock(leg.departure.planned), leg.number, leg.towards, leg.from.name),
        texts.calendarOff(clock(leg.arrival.planned), leg.to.name),
      ];
    const at = leg === first ? departure : leg.departure;
    return [texts.calendarWalk(clock(at), minutesOf(leg.seconds), leg.to.name)];
  });
  return {
    kind: 'file',
    type: calendarType,
    body: formatCalendar({
      productId: `-//${url.hostname}//Parcours//${locale.toUpperCase()}`,
      name: summary,
      writtenAt: now,
      events: [
        {
          uid: `${facts.id}@${url.hostname}`,
          startsAt: departure.at,
          endsAt: arrival.at,
          summary,
          location: first?.from.name ?? facts.from,
          place: first && { latitude: first.from.latitude, longitude: first.from.longitude },
          description: [...steps, texts.calendarEnd(clock(arrival), facts.to)].join('\n'),
          url: url.origin + facts.own,
          isCancelled: isBroken(journey),
        },
      ],
    }),
    filename: `${slugOf(`${facts.from} ${facts.to} ${departure.local}`)}.ics`,
    keep: 'never',
  };
}
