import { parcoursOuNullSchema } from '#contract/schedule/parcours.ts';
import { defineCall } from '../define-call.ts';
import { formatLine } from '../format-line.ts';
import { findWay, type ScheduleView } from '../schedule-context.ts';

function findParcours({ noParcours }: { readonly noParcours: string }, view: ScheduleView) {
  const way = findWay(view, noParcours, undefined);
  return way ? formatLine(view.edition, way.line) : null;
}

export const parcours = defineCall('horaire/Parcours', {
  summary: 'Un parcours, ou null s’il n’existe pas',
  answer: parcoursOuNullSchema,
  lifetime: 'day',
  handle: findParcours,
});

export const parcoursPeriode = defineCall('horaire/Parcours_Periode', {
  summary: 'Un parcours à une date, ou null s’il n’existe pas',
  answer: parcoursOuNullSchema,
  lifetime: 'day',
  handle: findParcours,
});
