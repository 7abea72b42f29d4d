import {
  calendrierQuerySchema,
  calendrierSchema,
  joursParDefaut,
  type CalendrierJson,
} from '#contract/schedule/calendrier.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { describeDirectionDay, periodOn } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { describePeriod } from '../format-period.ts';
import { requireDay, type ScheduleView } from '../schedule-context.ts';
import { formatDayKind } from './format-day-kind.ts';

export const calendrier = defineQuestion({
  path: '/calendrier',
  summary: {
    fr: 'Les jours d’un parcours à partir d’une date\u00A0: genre de jour, période et nombre de voyages\u00A0; null s’il n’existe pas',
    en: 'The days of a route from a date on: kind of day, period and number of trips; null if it does not exist',
  },
  query: calendrierQuerySchema,
  answer: calendrierSchema.nullable(),
  cache: 'day',
  isOfDay: true,
  handle: ({ noParcours, date, jours = joursParDefaut }, view) => {
    const from = requireDay(view, date);
    const { timetable } = view.edition;
    const line = timetable.findLine(noParcours);
    const found = timetable.lines[line];
    if (!found) return null;
    const dates = Array.from({ length: jours }, (_, day) => from + day);
    return { noParcours: found.number, jours: dates.flatMap((day) => describeDay(view, line, day)) };
  },
});

function describeDay(view: ScheduleView, line: number, date: ServiceDate): CalendrierJson['jours'] {
  const { edition } = view;
  const period = periodOn(edition.timetable, date);
  if (!period) return [];
  const directions = (edition.directions[line] ?? []).map((direction) => {
    const { trips, fingerprint } = describeDirectionDay(edition, { direction, date });
    return { codeDirection: direction.code, nombreVoyages: trips, empreinte: fingerprint };
  });
  return [
    {
      date: formatServiceDate(date),
      genreJour: formatDayKind(view, date),
      nombreVoyages: directions.reduce((sum, { nombreVoyages }) => sum + nombreVoyages, 0),
      directions,
      periode: {
        dateDebut: formatServiceDate(period.from),
        dateFin: formatServiceDate(period.to),
        nom: describePeriod(view, period),
      },
    },
  ];
}
