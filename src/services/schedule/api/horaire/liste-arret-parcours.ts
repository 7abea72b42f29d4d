import { listeArretSchema } from '#contract/schedule/arret.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { listStopsOfDirection } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { formatStop } from '../format-stop.ts';
import { findDirection, requireSchedule, type ScheduleView } from '../schedule-context.ts';

interface Question {
  readonly noParcours: string;
  readonly codeDirection?: string | undefined;
  readonly date?: ServiceDate | undefined;
}

function listStops({ noParcours, codeDirection, date }: Question, view: ScheduleView) {
  if (date !== undefined) requireSchedule(view, date);
  const direction = findDirection(view, noParcours, codeDirection);
  if (!direction) return [];
  return listStopsOfDirection(view.edition, direction, date).map(({ stop, isServed, isAlightingOnly }) => ({
    ...formatStop(view.edition, stop),
    arretNonDesservi: !isServed,
    descenteSeulement: isAlightingOnly,
  }));
}

export const listeArretParcours = defineCall('horaire/ListeArret_Parcours', {
  summary: 'Les arrêts d’un parcours dans une direction, dans l’ordre du trajet',
  answer: listeArretSchema,
  cache: 'day',
  isOfDay: true,
  handle: listStops,
});

export const listeArretParcoursPeriode = defineCall('horaire/ListeArret_ParcoursPeriode', {
  summary: 'Les arrêts d’un parcours dans une direction à une date, dans l’ordre du trajet',
  answer: listeArretSchema,
  cache: 'day',
  isOfDay: true,
  handle: listStops,
});
