import type { JourneyJson, SectionJson } from '#contract/itinerary/journeys.ts';
import type { PlaceJson } from '#contract/itinerary/places.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import type { Journey, JourneyLeg, WalkLeg } from '#transit/index.ts';
import { formatTime } from './envelope.ts';
import { formatStopPlace } from './format-place.ts';
import { formatRide, isLate } from './format-ride.ts';
import { formatLine, type JourneyWords } from './journey-words.ts';

export function formatJourney(words: JourneyWords, journey: Journey, type: string): JourneyJson {
  const { view, asked } = words;
  const sections = journey.legs.flatMap((leg, place) => [
    ...formatWait(words, journey.legs[place - 1], leg),
    leg.kind === 'ride' ? formatRide(words, leg) : formatWalk(words, leg),
  ]);
  const seconds = (journey.arriveAt - journey.departAt) / 1000;
  const walking = journey.legs
    .filter((leg) => leg.kind === 'walk')
    .reduce((sum, leg) => sum + (leg.arriveAt - leg.departAt) / 1000, 0);
  const none = { bike: 0, car: 0, ridesharing: 0, taxi: 0 };
  return {
    duration: seconds,
    nb_transfers: Math.max(journey.rides - 1, 0),
    departure_date_time: formatTime(view, journey.departAt),
    arrival_date_time: formatTime(view, journey.arriveAt),
    requested_date_time: formatTime(view, asked.question.at),
    type,
    status: sections.some(isLate) ? 'SIGNIFICANT_DELAYS' : '',
    tags: [],
    durations: { total: seconds, walking, ...none },
    distances: { walking: journey.walkMetres, ...none },
    fare: { found: false, total: { value: '0.0', currency: '' }, links: [] },
    calendars: [],
    sections: sections.map((section, place) => ({ id: `section_${place}`, ...section })),
    links: [],
  };
}

/** The end of a leg: a stop, or one of the ends that were asked for. */
function placeOf({ view, asked, locale }: JourneyWords, stop: number, otherwise: 'from' | 'to'): PlaceJson {
  return stop === -1 ? asked[otherwise].place : formatStopPlace(view, stop, locale);
}

function formatWalk(words: JourneyWords, leg: WalkLeg): SectionJson {
  const [from, to] = [placeOf(words, leg.from, 'from'), placeOf(words, leg.to, 'to')];
  const duration = (leg.arriveAt - leg.departAt) / 1000;
  const isTransfer = leg.from !== -1 && leg.to !== -1;
  return {
    type: isTransfer ? 'transfer' : 'street_network',
    ...(isTransfer && { transfer_type: 'walking' }),
    mode: 'walking',
    duration,
    from,
    to,
    departure_date_time: formatTime(words.view, leg.departAt),
    arrival_date_time: formatTime(words.view, leg.arriveAt),
    path: [{ length: leg.metres, name: '', duration, direction: 0 }],
    geojson: formatLine([pointOf(words, leg, 'from'), pointOf(words, leg, 'to')]),
  };
}

/** Time spent at a stop before a bus comes. */
function formatWait({ view }: JourneyWords, before: JourneyLeg | undefined, leg: JourneyLeg): SectionJson[] {
  if (!before || before.arriveAt >= leg.departAt) return [];
  return [
    {
      type: 'waiting',
      duration: (leg.departAt - before.arriveAt) / 1000,
      departure_date_time: formatTime(view, before.arriveAt),
      arrival_date_time: formatTime(view, leg.departAt),
    },
  ];
}

function pointOf({ view, asked }: JourneyWords, leg: WalkLeg, side: 'from' | 'to'): Coordinates {
  const { end } = asked[side];
  const stop = leg[side] === -1 && 'stop' in end ? end.stop : leg[side];
  const { latitude, longitude } =
    stop === -1 ? (end as Coordinates) : (view.edition.timetable.stops[stop] as Coordinates);
  return { latitude, longitude };
}
