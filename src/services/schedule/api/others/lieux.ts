import { z } from 'zod';
import { listeParcOBusSchema, listePointVenteSchema } from '#contract/schedule/lieux.ts';
import { tracesSchema } from '#contract/schedule/parcours.ts';
import { listNetworkShapes } from '#transit/index.ts';
import { defineWireEndpoint, defineQuestion } from '../define-endpoint.ts';
import { formatDirection } from '../format-network.ts';

export const placeEndpoints = [
  defineWireEndpoint('pointsVente/ListePointsVente', {
    summary: { fr: 'Les points de vente', en: 'The points of sale' },
    answer: listePointVenteSchema,
    cache: 'day',
    handle: (_query, { places }) =>
      places.pointsOfSale.map((point) => ({
        id: point.id,
        nom: point.name,
        adresse: point.address,
        ville: point.city ?? null,
        codePostal: point.postalCode ?? null,
        telephone: point.phone ?? null,
        type: point.kind ?? null,
        heuresOuverture: point.hours ?? null,
        titres: point.titles.join(';'),
        latitude: point.latitude,
        longitude: point.longitude,
      })),
  }),
  defineWireEndpoint('parcOBus/ListeParcOBus', {
    summary: {
      fr: 'Les stationnements incitatifs et les parcours qui les desservent',
      en: 'The park-and-ride lots and the routes that serve them',
    },
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
  }),
];

export const traces = defineQuestion({
  path: '/traces',
  summary: {
    fr: 'Le tracé habituel de chaque parcours dans chaque direction, simplifié\u00A0: la carte du réseau',
    en: 'The usual path of each route in each direction, simplified: the map of the network',
  },
  query: z.object({}),
  answer: tracesSchema,
  cache: 'hour',
  handle: (_query, view) =>
    listNetworkShapes(view.edition).map(({ direction, polyline }) => {
      const { noParcours, codeDirection, codeTypeService } = formatDirection(view, direction);
      return { noParcours, codeDirection, codeTypeService, polyligne: polyline };
    }),
});

export const carte = defineQuestion({
  path: '/carte',
  summary: { fr: 'Le fond de carte, en GeoJSON', en: 'The base map, as GeoJSON' },
  query: z.object({}),
  // For map libraries; its shape is not checked, as nothing here reads it.
  answer: z.looseObject({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) }),
  cache: 'hour',
  handle: (_query, { places }) => places.baseMap,
});
