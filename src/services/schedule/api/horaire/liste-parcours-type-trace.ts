import { listeTraceSchema } from '#contract/schedule/parcours.ts';
import { listShapesOfDirection } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { findDirection, requireSchedule } from '../schedule-context.ts';

export const listeParcoursTypeTrace = defineCall('horaire/ListeParcoursTypeTrace_ParcoursPeriode', {
  summary: 'Les tracés d’un parcours dans une direction, le principal en dernier',
  answer: listeTraceSchema,
  cache: 'day',
  isOfDay: true,
  handle: ({ noParcours, codeDirection, date }, view) => {
    requireSchedule(view, date);
    const direction = findDirection(view, noParcours, codeDirection);
    if (!direction) return [];
    return listShapesOfDirection(view.edition, direction, date).map(({ id, polyline }) => ({
      idParcoursType: id,
      polyligne: polyline,
    }));
  },
});
