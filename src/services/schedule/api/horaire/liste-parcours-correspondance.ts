import { listeParcoursDirectionSchema } from '#contract/schedule/parcours.ts';
import { findStopUse, listConnections } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { formatDirection } from '../format-line.ts';
import { dayOf, findDirection, requireSchedule } from '../schedule-context.ts';

export const listeParcoursCorrespondance = defineCall('horaire/ListeParcoursCorrespondance_ArretParcours', {
  summary: 'Les parcours en correspondance à un arrêt',
  answer: listeParcoursDirectionSchema,
  cache: 'day',
  isOfDay: true,
  handle: ({ noArret, noParcours, codeDirection, date }, view) => {
    const day = dayOf(view, date);
    requireSchedule(view, day);
    const direction = findDirection(view, noParcours, codeDirection);
    const { timetable } = view.edition;
    const stop = timetable.findStop(noArret);
    if (!direction || stop < 0 || findStopUse(timetable, stop, direction) === 'none') return [];
    return listConnections(view.edition, { stop, line: direction.line, date: day }).map((other) =>
      formatDirection(view, other.direction),
    );
  },
});
