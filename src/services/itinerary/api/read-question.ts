import type { JourneysQuery } from '#contract/itinerary/journeys.ts';
import type { PlaceJson } from '#contract/itinerary/places.ts';
import { errorIds } from '#contract/itinerary/parts.ts';
import type { Locale } from '#domain/locale.ts';
import { readLocalTime } from '#lib/time/local-time.ts';
import { readPlaceId } from '#services/itinerary/places/place-id.ts';
import type { PlaceFinder } from '#services/itinerary/places/place-finder.ts';
import type { ItineraryView } from '#services/itinerary/ports.ts';
import { mostRides, type JourneyEnd, type JourneyQuestion } from '#transit/index.ts';
import { refuse } from './errors.ts';
import { formatAddress, formatLandmark, formatPoint, formatStopPlace } from './format-place.ts';

/** An end of a journey, for the search and for the answer. */
export interface AskedEnd {
  readonly end: JourneyEnd;
  readonly place: PlaceJson;
}

export interface AskedJourneys {
  readonly question: JourneyQuestion;
  readonly from: AskedEnd;
  readonly to: AskedEnd;
}

const usualCount = 5;

/** What a query asks for, in the words of the engine; refused where it names what is not there. */
export function readQuestion(
  view: ItineraryView,
  finder: PlaceFinder,
  query: JourneysQuery,
  locale: Locale,
): AskedJourneys {
  const from = readEnd(view, finder, query.from, locale);
  const to = readEnd(view, finder, query.to, locale);
  const { timetable, timeZone, clock } = view.edition;
  const at = query.datetime === undefined ? view.now : readLocalTime(query.datetime, timeZone, view.now)?.at;
  if (at === undefined || !coversNight(clock.calendarDateAt(at))) throw refuse(errorIds.dateOutOfBounds);
  return {
    from,
    to,
    question: {
      from: from.end,
      to: to.end,
      at,
      by: query.datetime_represents === 'arrival' ? 'arrival' : 'departure',
      lessWalking: query.traveler_type === 'luggage' || query.traveler_type === 'slow_walker',
      wheelchair: query.wheelchair ?? query.traveler_type === 'wheelchair',
      barredLines: listBarredLines(view, query),
      barredStops: query['forbidden_uris[]'].flatMap((id) => stopsOf(view, id)),
      mostWalkSeconds: query.max_duration_to_pt,
      mostRides: query.max_nb_transfers === undefined ? mostRides : query.max_nb_transfers + 1,
      limit: query.count ?? usualCount,
    },
  };

  /** The night after the last day of a feed still has its buses. */
  function coversNight(date: number): boolean {
    return timetable.covers(date) || timetable.covers(date - 1);
  }
}

function readEnd(view: ItineraryView, finder: PlaceFinder, id: string, locale: Locale): AskedEnd {
  const named = readPlaceId(id, view.edition);
  if (named?.kind === 'stop')
    return { end: { stop: named.stop }, place: formatStopPlace(view, named.stop, locale) };
  if (named?.kind === 'landmark') {
    const landmark = finder.findLandmark(named.key);
    if (landmark) return { end: landmark, place: formatLandmark(landmark, locale) };
  }
  if (named?.kind !== 'point') throw refuse(errorIds.unknownObject);
  const { latitude, longitude } = named;
  const point = { latitude, longitude };
  const house = finder.nameOf(point);
  return {
    end: point,
    // The name is the nearest house’s, the place is where it was asked for.
    place: house ? formatAddress({ ...house, ...point }, locale) : formatPoint(point),
  };
}

const lineId = /^line:(.{1,60})$/u;

/** Lines not to be taken: those that are forbidden, and all but those allowed where some are. */
function listBarredLines({ edition: { timetable } }: ItineraryView, query: JourneysQuery): number[] {
  const linesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const line = timetable.findLine(lineId.exec(id)?.[1] ?? '');
      return line < 0 ? [] : [line];
    });
  const forbidden = linesOf(query['forbidden_uris[]']);
  if (query['allowed_id[]'].length === 0) return forbidden;
  const allowed = new Set(linesOf(query['allowed_id[]']));
  return [...forbidden, ...timetable.lines.keys()].filter(
    (line) => !allowed.has(line) || forbidden.includes(line),
  );
}

/** A stop, or every platform of a station. */
function stopsOf({ edition }: ItineraryView, id: string): number[] {
  const { timetable } = edition;
  const named = readPlaceId(id, edition);
  if (named?.kind !== 'stop') return [];
  const platforms = [...timetable.stops.keys()].filter(
    (stop) => timetable.stops[stop]?.parent === named.stop,
  );
  return [named.stop, ...platforms];
}
