import { listePeriodeSchema } from '#contract/schedule/parcours.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { listPeriods } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { describePeriod } from '../describe-period.ts';
import { runsInPeriod } from '../schedule-context.ts';

export const listePeriodeApplication = defineCall('horaire/ListePeriodeApplication', {
  summary:
    'Les périodes d’application des horaires, dans l’ordre\u00A0; avec un parcours, celles où il circule',
  answer: listePeriodeSchema,
  cache: 'day',
  handle: ({ noParcours }, view) => {
    const { timetable } = view.edition;
    const line = noParcours === undefined ? undefined : timetable.findLine(noParcours);
    return listPeriods(timetable)
      .filter((period) => line === undefined || runsInPeriod(view, line, period))
      .map((period) => ({
        idPeriode: period.id,
        description: describePeriod(period),
        dateDebutPeriode: formatServiceDate(period.from),
        dateFinPeriode: formatServiceDate(period.to),
      }));
  },
});
