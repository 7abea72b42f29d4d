import { listeParcoursDirectionSchema } from '#contract/schedule/parcours-direction.ts';
import { findStopUse } from '#transit/board/stop-ways.ts';
import { listConnections } from '#transit/lines/connections.ts';
import { defineCall } from '../define-call.ts';
import { formatWay } from '../format-line.ts';
import { dayOf, findWay, requireSchedule } from '../schedule-context.ts';

export const listeParcoursCorrespondance = defineCall('horaire/ListeParcoursCorrespondance_ArretParcours', {
  summary: 'Les parcours en correspondance à un arrêt',
  answer: listeParcoursDirectionSchema,
  lifetime: 'day',
  isOfDay: true,
  handle: ({ noArret, noParcours, codeDirection, date }, view) => {
    const day = dayOf(view, date);
    requireSchedule(view, day);
    const way = findWay(view, noParcours, codeDirection);
    const stop = view.edition.timetable.findStop(noArret);
    if (!way || stop < 0 || findStopUse(view.edition, stop, way) === 'none') return [];
    return listConnections(view.edition, stop, way, day).map((other) => formatWay(view.edition, other.way));
  },
});
