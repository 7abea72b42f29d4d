import { listeParcOBusSchema } from '#contract/schedule/lieux.ts';
import { defineCall } from '../define-call.ts';

export const listeParcOBus = defineCall('parcOBus/ListeParcOBus', {
  summary: 'Les stationnements incitatifs et les parcours qui les desservent',
  answer: listeParcOBusSchema,
  cache: 'day',
  handle: (_query, { places }) =>
    places.parkAndRide.map((lot) => ({
      id: lot.id,
      nom: lot.name,
      adresse: lot.address,
      latitude: lot.latitude,
      longitude: lot.longitude,
      nombrePlaces: lot.spaces ?? null,
      parcours: lot.lines.join(';'),
      accessible: lot.accessible,
    })),
});
