import type { PlaceType } from '#contract/itinerary/places.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import type { CityPlaces, ItineraryView, Landmark } from '#services/itinerary/ports.ts';
import { matchKinds, metresBetween, TextIndex, type Edition, type MatchKind } from '#transit/index.ts';
import { AddressBook, type FoundAddress } from './address-book.ts';

/** Something that was found by its words. */
export type FoundPlace = Coordinates & { readonly match: MatchKind } & (
    | { readonly kind: 'stop'; readonly stop: number }
    | { readonly kind: 'landmark'; readonly landmark: Landmark }
    | { readonly kind: 'address'; readonly address: FoundAddress }
  );

interface PlaceQuestion {
  readonly text: string;
  readonly types: readonly PlaceType[];
  readonly limit: number;
  readonly locale: Locale;
  /** Among what is found alike, the nearer comes first. */
  readonly near?: Coordinates | undefined;
}

export interface PlaceFinder {
  find(view: ItineraryView, question: PlaceQuestion): FoundPlace[];
  findLandmark(key: string): Landmark | undefined;
  nameOf: AddressBook['nameOf'];
}

/** So many of each kind are put in order by how near they are. */
const mostCompared = 50;

/** Among what is found alike: what riders call by a name, then stops, then houses. */
const kinds = ['landmark', 'stop', 'address'] as const;

export function createPlaceFinder({ addresses, landmarks }: CityPlaces): PlaceFinder {
  const book = new AddressBook(addresses);
  const byKey = new Map(landmarks.map((landmark) => [landmark.key, landmark]));
  const indexes = Object.fromEntries(
    locales.map((locale) => [
      locale,
      new TextIndex(
        landmarks.map(({ name, city = '' }) => ({
          code: '',
          name: name[locale],
          description: city,
          weight: 1,
        })),
      ),
    ]),
  ) as Record<Locale, TextIndex>;

  const findStops = ({ edition, searchIn }: ItineraryView, { text, limit, locale }: PlaceQuestion) =>
    withoutPlatforms(edition, limit, (most) => searchIn(locale).searchStops(text, most)).map(
      ({ index: stop, match }): FoundPlace => {
        const { latitude = 0, longitude = 0 } = edition.timetable.stops[stop] ?? {};
        return { kind: 'stop', stop, match, latitude, longitude };
      },
    );
  const findLandmarks = ({ text, limit, locale }: PlaceQuestion) =>
    indexes[locale].search(text, limit).map(({ document, match }): FoundPlace => {
      const landmark = landmarks[document] as Landmark;
      const { latitude, longitude } = landmark;
      return { kind: 'landmark', landmark, match, latitude, longitude };
    });
  const findHouses = ({ text, limit }: PlaceQuestion) =>
    book.search(text, limit).map((address): FoundPlace => {
      const { match, latitude, longitude } = address;
      return { kind: 'address', address, match, latitude, longitude };
    });

  return {
    find: (view, asked) => {
      // The nearest of those that are found alike may be far down among them.
      const question = asked.near ? { ...asked, limit: Math.max(asked.limit, mostCompared) } : asked;
      const wants = (...types: readonly PlaceType[]) =>
        question.types.length === 0 || types.some((type) => question.types.includes(type));
      const found = [
        ...(wants('poi') ? findLandmarks(question) : []),
        ...(wants('stop_point', 'stop_area') ? findStops(view, question) : []),
        ...(wants('address') ? findHouses(question) : []),
      ];
      return found.toSorted(orderOf(question)).slice(0, asked.limit);
    },
    findLandmark: (key) => byKey.get(key),
    nameOf: (point) => book.nameOf(point),
  };
}

/** Who starts from a station starts from whichever platform is best: those of a station that was found are left out. */
function withoutPlatforms<Hit extends { readonly index: number }>(
  { isStation, stationOf }: Edition,
  limit: number,
  search: (most: number) => readonly Hit[],
): readonly Hit[] {
  const first = search(limit);
  if (!first.some(({ index }) => isStation(index))) return first;
  const hits = search(Math.max(limit, mostCompared));
  const stations = new Set(hits.filter(({ index }) => isStation(index)).map(({ index }) => index));
  return hits.filter(({ index }) => !stations.has(stationOf(index))).slice(0, limit);
}

function orderOf({ near }: PlaceQuestion) {
  const metresTo = (place: FoundPlace) => (near ? Math.round(metresBetween(near, place) / 100) : 0);
  // A house number that was typed says that a house is meant.
  const isHouse = ({ match, ...place }: FoundPlace) =>
    place.kind === 'address' &&
    place.address.number !== undefined &&
    matchKinds.indexOf(match) <= matchKinds.indexOf('words');
  const rank = (place: FoundPlace) => (isHouse(place) ? 0 : matchKinds.indexOf(place.match) + 1);
  return (one: FoundPlace, two: FoundPlace): number =>
    rank(one) - rank(two) ||
    metresTo(one) - metresTo(two) ||
    kinds.indexOf(one.kind) - kinds.indexOf(two.kind);
}
