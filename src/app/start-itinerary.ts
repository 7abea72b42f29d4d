import type { FastifyInstance } from 'fastify';
import { createItineraryService } from '#services/itinerary/itinerary-service.ts';
import { loadCityPlaces } from '#services/itinerary/places/load-city-places.ts';
import { noPlaces, type CityPlaces } from '#services/itinerary/ports.ts';
import type { SchedulePorts } from '#services/schedule/ports.ts';
import type { ScheduleService } from '#services/schedule/schedule-service.ts';
import { slugOf } from '#lib/slug.ts';
import type { Foundations } from './materials.ts';

/** The operator's own table of addresses, where a setting names one; a start with one that cannot be read fails. */
export async function readAddresses({
  config,
}: Pick<Foundations, 'config'>): Promise<CityPlaces | undefined> {
  const { addresses } = config.itinerary;
  return addresses === undefined ? undefined : loadCityPlaces(addresses);
}

interface ItineraryMaterials {
  readonly schedule: ScheduleService;
  readonly places: SchedulePorts['places'];
  readonly addresses: CityPlaces | undefined;
}

/** Journeys are found in the timetable that this process has in service. */
export function startItinerary(
  { config, materials, log }: Foundations,
  { schedule, places, addresses }: ItineraryMaterials,
): FastifyInstance {
  return createItineraryService({
    ports: {
      view: (locale) => schedule.view(locale),
      loadPlaces: async () => joinPlaces(addresses ?? (await chooseCity({ config, materials })), places),
    },
    operator: materials.operator,
    log,
    trustProxy: config.http.trustProxy,
  });
}

/** The houses of the fictional city where that is in service, else none: stops and landmarks serve alone. */
async function chooseCity({
  config,
  materials: { cityPlan },
}: Pick<Foundations, 'config' | 'materials'>): Promise<CityPlaces> {
  if (config.schedule.feed !== undefined || !cityPlan) return noPlaces;
  const { listAddresses, listLandmarks } = await import('#demo/places/addresses.ts');
  return { addresses: listAddresses(cityPlan), landmarks: listLandmarks(cityPlan) };
}

/** Where one parks and rides is a place too, unless the city has it under that name. */
function joinPlaces(city: CityPlaces, { parkAndRide }: SchedulePorts['places']): CityPlaces {
  const names = new Set(city.landmarks.map(({ name }) => name.fr));
  const lots = parkAndRide
    .filter(({ name }) => !names.has(name))
    .map(({ id, name, latitude, longitude }) => ({
      key: `${slugOf(name)}-p${id}`,
      name: { fr: name, en: name },
      latitude,
      longitude,
    }));
  return { ...city, landmarks: [...city.landmarks, ...lots] };
}
