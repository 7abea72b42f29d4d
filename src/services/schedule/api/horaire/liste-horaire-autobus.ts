import { listeHoraireVoyageSchema } from '#contract/schedule/horaire.ts';
import { findVehicle, listTripCalls } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { formatTripCall } from '../format-trip-call.ts';

export const listeHoraireAutobus = defineCall('horaire/ListeHoraire_Autobus', {
  summary: 'Les arrêts du voyage d’un autobus, en temps réel\u00A0; un arrêt passé compte −1 minute',
  answer: listeHoraireVoyageSchema,
  cache: 'vehicles',
  handle: ({ idAutobus, idVoyage }, view) => {
    const vehicle = findVehicle(view, idAutobus, idVoyage);
    if (!vehicle) return [];
    return listTripCalls(view, { tripId: idVoyage, date: vehicle.date, isLive: true, vehicle }).map((call) =>
      formatTripCall(view, call),
    );
  },
});
