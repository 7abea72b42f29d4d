import { listePointVenteSchema } from '#contract/schedule/lieux.ts';
import { defineCall } from '../define-call.ts';

export const listePointsVente = defineCall('pointsVente/ListePointsVente', {
  summary: 'Les points de vente',
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
});
