import { z } from 'zod';
import { reseauSchema } from '#contract/schedule/reseau.ts';
import { listServedStops } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';

export const reseau = defineQuestion({
  path: '/reseau',
  summary: {
    fr: 'Les parcours, leurs directions et les arrêts des horaires en vigueur, par leurs numéros',
    en: 'The routes, their directions and the stops of the schedules in effect, by their numbers',
  },
  query: z.object({}),
  answer: reseauSchema,
  cache: 'hour',
  handle: (_query, { edition, dialect, importedAt }) => ({
    version: edition.timetable.version,
    miseAJour: edition.clock.format(importedAt),
    parcours: edition.timetable.lines.flatMap(({ number }, line) => {
      const directions = edition.directions[line] ?? [];
      return directions.length > 0
        ? [{ noParcours: number, codesDirection: directions.map((each) => dialect.codeOf(each)) }]
        : [];
    }),
    arrets: listServedStops(edition.timetable, edition.isStation),
  }),
});
