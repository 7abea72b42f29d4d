import { isRide, type Journey } from '#domain/journeys/journey.ts';
import { calendarType, formatCalendar } from '#lib/calendar/format-calendar.ts';
import { slugOf } from '#lib/slug.ts';
import { clockOf, type Moment } from '#lib/time/moment.ts';
import { isLocated } from '#lib/local-plane.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatClock } from '#site/i18n/format.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';
import { minutesOf } from './describe-journeys.server.ts';
import { planJourney } from './planned-journey.server.ts';

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
  const { departure, arrival, legs } = planJourney(journey);
  const [first] = journey.legs;
  const steps = legs.flatMap(({ leg, departure: at, arrival: end }) =>
    isRide(leg)
      ? [
          texts.calendarRide(
            clock(at),
            texts.vehicleOfLine(leg.number, leg.towards, leg.mode),
            leg.from.name,
          ),
          texts.calendarOff(clock(end), leg.to.name),
        ]
      : [texts.calendarWalk(clock(at), minutesOf(leg.seconds), leg.to.name)],
  );
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
          place:
            first && isLocated(first.from)
              ? { latitude: first.from.latitude, longitude: first.from.longitude }
              : undefined,
          description: [...steps, texts.calendarEnd(clock(arrival), facts.to)].join('\n'),
          url: url.origin + facts.own,
          // A change that is missed by today’s delay may hold again: only a bus that does not run calls it off.
          isCancelled: journey.isCalledOff || legs.some(({ leg }) => isRide(leg) && leg.isCancelled),
        },
      ],
    }),
    filename: `${slugOf(`${facts.from} ${facts.to} ${departure.local}`)}.ics`,
    keep: 'never',
  };
}
