import { listePointVenteSchema } from '#contract/schedule/point-vente.ts';
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
      ville: point.city,
      codePostal: point.postalCode,
      telephone: point.phone ?? null,
      type: point.kind,
      heuresOuverture: point.hours,
      titres: point.titles.join(';'),
      latitude: point.position.latitude,
      longitude: point.position.longitude,
    })),
});
