import { parcoursOuNullSchema } from '#contract/schedule/parcours.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { defineCall } from '../define-call.ts';
import { formatLine } from '../format-line.ts';
import { findPeriod, findDirection, runsInPeriod, type ScheduleView } from '../schedule-context.ts';

interface Question {
  readonly noParcours: string;
  readonly date?: ServiceDate | undefined;
}

function findParcours({ noParcours, date }: Question, view: ScheduleView) {
  const period = findPeriod(view, date);
  const direction = findDirection(view, noParcours, undefined);
  return direction && runsInPeriod(view, direction.line, period)
    ? formatLine(view, direction.line, period)
    : null;
}

export const parcours = defineCall('horaire/Parcours', {
  summary: 'Un parcours, ou null s’il n’existe pas\u00A0; avec une date, pendant sa période',
  answer: parcoursOuNullSchema,
  cache: 'day',
  isOfDay: true,
  handle: findParcours,
});

export const parcoursPeriode = defineCall('horaire/Parcours_Periode', {
  summary: 'Un parcours pendant la période d’une date, ou null s’il n’y circule pas',
  answer: parcoursOuNullSchema,
  cache: 'day',
  isOfDay: true,
  handle: findParcours,
});
