import { listeTraceSchema } from '#contract/schedule/trace.ts';
import { listShapesOfWay } from '#transit/lines/line-questions.ts';
import { defineCall } from '../define-call.ts';
import { findWay, requireSchedule } from '../schedule-context.ts';

export const listeParcoursTypeTrace = defineCall('horaire/ListeParcoursTypeTrace_ParcoursPeriode', {
  summary: 'Les tracés d’un parcours dans une direction, le principal en dernier',
  answer: listeTraceSchema,
  lifetime: 'day',
  isOfDay: true,
  handle: ({ noParcours, codeDirection, date }, view) => {
    requireSchedule(view, date);
    const way = findWay(view, noParcours, codeDirection);
    if (!way) return [];
    return listShapesOfWay(view.edition, way, date).map(({ id, polyline }) => ({
      idParcoursType: id,
      polyligne: polyline,
    }));
  },
});
