import type { PlaceJson, StopPointJson } from '#contract/itinerary/places.ts';
import { pointId, type Place, type PlaceKind } from '#domain/journeys/place.ts';
import { readLonLat } from '#lib/lon-lat.ts';

const kinds: Readonly<Record<string, PlaceKind>> = {
  address: 'address',
  stop_point: 'stop',
  stop_area: 'stop',
  poi: 'poi',
  administrative_region: 'poi',
};

/** Undefined where it is nowhere on the map: nobody can go there. */
export function readPlace(json: PlaceJson): Place | undefined {
  const within = json.address ?? json.stop_point ?? json.stop_area ?? json.poi ?? json.administrative_region;
  const { lon = '', lat = '' } = within?.coord ?? {};
  const where = readLonLat(`${lon};${lat}`) ?? readLonLat(json.id);
  if (!where) return undefined;
  const city = cityOf(within?.administrative_regions);
  const stop = json.stop_point ?? json.stop_area;
  const code = stop && stopCodeOf(stop);
  return {
    id: json.id === '' ? pointId(where) : json.id,
    kind: kinds[json.embedded_type] ?? 'point',
    name: withoutCity(json.name, city),
    ...(city !== undefined && { city }),
    ...(code !== undefined && { stopCode: code }),
    ...(stop?.platform_code !== undefined && { platform: stop.platform_code }),
    ...where,
  };
}

type Regions = NonNullable<PlaceJson['address']>['administrative_regions'];

const cityLevel = 8;

function cityOf(regions: Regions): string | undefined {
  return (regions?.find(({ level }) => level === cityLevel) ?? regions?.[0])?.name;
}

/** Navitia puts the city behind a name, in brackets; here it stands beside it. */
function withoutCity(name: string, city: string | undefined): string {
  const ending = ` (${city})`;
  return city !== undefined && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

const ownStop = /^stop_point:([^:\s]{1,32})$/;

/** Our own ids hold the number on the pole; others tell it among their codes. */
function stopCodeOf({ id, codes = [] }: StopPointJson): string | undefined {
  return codes.find(({ type }) => type === 'stop_code')?.value ?? ownStop.exec(id)?.[1];
}
