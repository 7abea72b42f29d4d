import { listeParcoursSchema } from '#contract/schedule/parcours.ts';
import { defineCall } from '../define-call.ts';
import { formatLine } from '../format-line.ts';

export const listeParcours = defineCall('horaire/ListeParcours', {
  summary: 'Les parcours du réseau',
  answer: listeParcoursSchema,
  lifetime: 'day',
  handle: (_query, { edition }) =>
    [...edition.timetable.lines.keys()]
      .filter((line) => edition.directions[line]?.length)
      .map((line) => formatLine(edition, line)),
});
