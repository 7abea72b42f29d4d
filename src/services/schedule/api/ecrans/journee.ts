import { journeeQuerySchema, journeeSchema } from '#contract/schedule/journee.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { listLiveDay } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatLiveTrust } from '../format-board.ts';
import { formatDirection, formatStop } from '../format-network.ts';
import { findStopOfLine, requireDay } from '../schedule-context.ts';
import { formatDeparture } from './format-departure.ts';

export const journee = defineQuestion({
  path: '/journee',
  summary: {
    fr: 'Tous les départs d’un parcours à un arrêt pendant une journée de service, avec le temps réel\u00A0; null si le parcours ne s’y arrête pas',
    en: 'All departures of a route at a stop on a service day, with real time; null if the route does not stop there',
  },
  query: journeeQuerySchema,
  answer: journeeSchema.nullable(),
  cache: 'board',
  isOfDay: true,
  handle: (query, view) => {
    const date = requireDay(view, query.date);
    const found = findStopOfLine(view, query);
    if (!found) return null;
    const { stop, direction } = found;
    return {
      heure: view.edition.clock.format(view.now),
      parcours: formatDirection(view, direction),
      arret: formatStop(view, stop),
      date: formatServiceDate(date),
      tempsReel: formatLiveTrust(view, direction.line),
      departs: listLiveDay(view, { stop, direction, date }).map((departure) => ({
        ...formatDeparture(view, found, departure),
        estPasse: departure.expectedAt < view.now,
      })),
    };
  },
});
