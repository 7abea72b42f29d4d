import { listeHoraireArretSchema } from '#contract/schedule/horaire.ts';
import { listDay, splitHeadsign } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { dayOf, findDirection, requireSchedule } from '../schedule-context.ts';

export const listeHoraireArretParcours = defineCall('horaire/ListeHoraire_ArretParcours', {
  summary: 'Tous les départs d’un parcours à un arrêt pendant une journée de service',
  answer: listeHoraireArretSchema,
  cache: 'board',
  isOfDay: true,
  handle: ({ noParcours, noArret, codeDirection, date }, view) => {
    const day = dayOf(view, date);
    requireSchedule(view, day);
    const direction = findDirection(view, noParcours, codeDirection);
    const stop = view.edition.timetable.findStop(noArret);
    if (!direction || stop < 0) return [];
    const { clock } = view.edition;
    return listDay(view, { stop, direction, date: day }).map((departure) => ({
      horaire: clock.format(departure.scheduledAt),
      horaireMinutes: Math.floor((departure.scheduledAt - view.now) / 60_000),
      ntr: false,
      annule: departure.isCancelled,
      descenteSeulement: departure.isAlightingOnly,
      nomDestination: splitHeadsign(departure.headsign).name,
      idVoyage: departure.tripId,
    }));
  },
});
