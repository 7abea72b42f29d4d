import { listeHoraireVoyageSchema } from '#contract/schedule/horaire.ts';
import { listTripCalls } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { formatTripCall } from '../format-trip-call.ts';
import { requireSchedule } from '../schedule-context.ts';

export const listeHoraireVoyage = defineCall('horaire/ListeHoraire_Voyage', {
  summary: 'Les arrêts d’un voyage et leurs heures planifiées',
  answer: listeHoraireVoyageSchema,
  cache: 'board',
  isOfDay: true,
  handle: ({ idVoyage, date }, view) => {
    requireSchedule(view, date);
    return listTripCalls(view, { tripId: idVoyage, date, isLive: false }).map((call) =>
      formatTripCall(view, call),
    );
  },
});
