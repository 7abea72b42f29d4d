import { isRide, type Journey } from '#domain/journeys/journey.ts';
import { calendarType, formatCalendar } from '#lib/calendar/format-calendar.ts';
import { slugOf } from '#lib/slug.ts';
import { clockOf, type Moment } from '#lib/time/moment.ts';
import { isLocated } from '#lib/local-plane.ts';
import { requestWords } from '#site/i18n/access-words.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatClock } from '#site/i18n/format.ts';
import type { LoadedFile, LoaderContext } from '#site/pages/screen.server.ts';
import { aboutOf, isEvery, minutesOf } from './describe-journeys.server.ts';
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
  const { access, board, journeys: texts } = catalogues[locale];
  const clock = (moment: Moment, isAbout = false) => {
    const words = formatClock(clockOf(moment), locale);
    return isAbout ? texts.about(words) : words;
  };
  const { isArrivalAbout } = aboutOf(journey);
  const summary = texts.calendarTitle(facts.from, facts.to);
  const { departure, arrival, legs } = planJourney(journey);
  const [first] = journey.legs;
  const steps = legs.flatMap(({ leg, departure: at, arrival: end }, place) => {
    if (!isRide(leg)) {
      // Before a bus that comes every so often one leaves at no certain minute, and after it one is off at none.
      const near = legs[place - 1]?.leg ?? legs.slice(place).find((each) => isRide(each.leg))?.leg;
      const isAbout = near !== undefined && isRide(near) && isEvery(near);
      return [texts.calendarWalk(clock(at, isAbout), minutesOf(leg.seconds), leg.to.name)];
    }
    const { everyMinutes, onRequest } = leg;
    const vehicle = texts.vehicleOfLine(leg.number, leg.towards, leg.mode);
    const how = [
      ...(everyMinutes === undefined ? [] : [board.every(everyMinutes)]),
      ...(onRequest ? [requestWords(onRequest, access)] : []),
    ];
    const ride = texts.calendarRide(clock(at, isEvery(leg)), vehicle, leg.from.name);
    return [[ride, ...how].join(', '), texts.calendarOff(clock(end, isEvery(leg)), leg.to.name)];
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
          place:
            first && isLocated(first.from)
              ? { latitude: first.from.latitude, longitude: first.from.longitude }
              : undefined,
          description: [...steps, texts.calendarEnd(clock(arrival, isArrivalAbout), facts.to)].join('\n'),
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
