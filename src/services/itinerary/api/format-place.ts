import type { CoordJson } from '#contract/itinerary/parts.ts';
import type { AddressJson, PlaceJson, StopPointJson } from '#contract/itinerary/places.ts';
import { pointId } from '#domain/journeys/place.ts';
import type { Locale } from '#domain/locale.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { slugOf } from '#lib/slug.ts';
import { platformOf, type Timetable } from '#transit/index.ts';
import { landmarkId, nameOfStop } from '#services/itinerary/places/place-id.ts';
import type { ItineraryView, Landmark } from '#services/itinerary/ports.ts';

/** A house, or a street as a whole. */
interface NamedAddress extends Coordinates {
  readonly number?: number | undefined;
  readonly street: string;
  readonly city: string;
  readonly postalCode?: string | undefined;
}

/** What Navitia calls the level of a city. */
const cityLevel = 8;

/** A journey has a hundred stops, and every journey the same ones: each is written once for a timetable. */
const written = new WeakMap<Timetable, Record<Locale, (StopPointJson | undefined)[]>>();

export function formatStop(view: ItineraryView, stop: number, locale: Locale): StopPointJson {
  const { timetable } = view.edition;
  const known = written.get(timetable) ?? { fr: [], en: [] };
  written.set(timetable, known);
  return (known[locale][stop] ??= writeStop(view, stop, locale));
}

function writeStop({ edition }: ItineraryView, stop: number, locale: Locale) {
  const { timetable, namesIn, isStation } = edition;
  const { code = '', latitude = 0, longitude = 0, accessible } = timetable.stops[stop] ?? {};
  const name = namesIn(locale).stopName(stop);
  const platform = platformOf(timetable, stop);
  const point: StopPointJson = {
    id: nameOfStop(edition, stop),
    name,
    label: name,
    coord: formatCoord({ latitude, longitude }),
    // The name of a station hangs on no pole.
    ...(code !== '' && !isStation(stop) && { codes: [{ type: 'stop_code', value: code }] }),
    equipments: accessible === true ? ['has_wheelchair_boarding'] : [],
    ...(platform !== undefined && { platform_code: platform }),
  };
  return point;
}

export function formatStopPlace(view: ItineraryView, stop: number, locale: Locale): PlaceJson {
  const point = formatStop(view, stop, locale);
  const { id, name } = point;
  return view.edition.isStation(stop)
    ? { id, name, quality: 0, embedded_type: 'stop_area', stop_area: point }
    : { id, name, quality: 0, embedded_type: 'stop_point', stop_point: point };
}

export function formatLandmark(landmark: Landmark, locale: Locale): PlaceJson {
  const { key, city } = landmark;
  const id = landmarkId(key);
  const name = landmark.name[locale];
  const poi = { id, name, label: name, coord: formatCoord(landmark), ...formatCity(city, landmark) };
  return { id, name, quality: 0, embedded_type: 'poi', poi };
}

/** French puts a comma behind the number of a house, English does not. */
export function formatAddress(address: NamedAddress, locale: Locale): PlaceJson {
  const { number, street, city, postalCode } = address;
  const house = locale === 'fr' ? `${number}, ${street}` : `${number} ${street}`;
  const name = number === undefined ? street : house;
  const label = city === '' ? name : `${name} (${city})`;
  const id = pointId(address);
  const json: AddressJson = {
    id,
    name: street,
    label,
    house_number: number ?? 0,
    coord: formatCoord(address),
    ...formatCity(city, address, postalCode),
  };
  return { id, name: label, quality: 0, embedded_type: 'address', address: json };
}

/** A point that nobody has a name for. */
export function formatPoint(point: Coordinates): PlaceJson {
  const id = pointId(point);
  const name = `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`;
  const address: AddressJson = { id, name, label: name, house_number: 0, coord: formatCoord(point) };
  return { id, name, quality: 0, embedded_type: 'address', address };
}

/** The wire writes degrees as texts. */
const formatCoord = ({ latitude, longitude }: Coordinates): CoordJson => ({
  lon: String(Math.round(longitude * 1e6) / 1e6),
  lat: String(Math.round(latitude * 1e6) / 1e6),
});

function formatCity(city: string | undefined, at: Coordinates, zip = '') {
  if (city === undefined || city === '') return { administrative_regions: [] };
  const region = {
    id: `admin:${slugOf(city)}`,
    name: city,
    label: city,
    level: cityLevel,
    zip_code: zip,
    insee: '',
    coord: formatCoord(at),
  };
  return { administrative_regions: [region] };
}
