import { listeParcOBusSchema } from '#contract/schedule/parc-o-bus.ts';
import { defineCall } from '../define-call.ts';

export const listeParcOBus = defineCall('parcOBus/ListeParcOBus', {
  summary: 'Les Parc-O-Bus\u00A0: stationnements et parcours qui les desservent',
  answer: listeParcOBusSchema,
  cache: 'day',
  handle: (_query, { places }) =>
    places.parkAndRide.map((lot) => ({
      id: lot.id,
      nom: lot.name,
      adresse: lot.address,
      latitude: lot.position.latitude,
      longitude: lot.position.longitude,
      nombrePlaces: lot.places,
      parcours: lot.lines.join(';'),
      accessible: lot.accessible,
    })),
});
