import { listeParcoursSchema } from '#contract/schedule/parcours.ts';
import { defineCall } from '../define-call.ts';
import { formatLine } from '../format-line.ts';
import { findPeriod, runsInPeriod } from '../schedule-context.ts';

export const listeParcours = defineCall('horaire/ListeParcours', {
  summary: 'Les parcours du réseau\u00A0; avec une date, ceux de sa période',
  answer: listeParcoursSchema,
  cache: 'day',
  isOfDay: true,
  handle: ({ date }, view) => {
    const { edition } = view;
    const period = findPeriod(view, date);
    return [...edition.timetable.lines.keys()]
      .filter((line) => edition.directions[line]?.length && runsInPeriod(view, line, period))
      .map((line) => formatLine(view, line, period));
  },
});
