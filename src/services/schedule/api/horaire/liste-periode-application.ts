import { listePeriodeSchema } from '#contract/schedule/periode.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { listPeriods } from '#services/schedule/timetable/periods.ts';
import { defineCall } from '../define-call.ts';
import { describePeriod } from '../describe-period.ts';

export const listePeriodeApplication = defineCall('horaire/ListePeriodeApplication', {
  summary: 'Les périodes d’application des horaires, dans l’ordre',
  answer: listePeriodeSchema,
  lifetime: 'day',
  handle: (_query, { edition }) =>
    listPeriods(edition.timetable).map(({ id, from, to }) => ({
      idPeriode: id,
      description: describePeriod(from, to),
      dateDebutPeriode: formatServiceDate(from),
      dateFinPeriode: formatServiceDate(to),
    })),
});
