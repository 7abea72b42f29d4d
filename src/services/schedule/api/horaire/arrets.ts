import { arretOuNullSchema, listeArretSchema } from '#contract/schedule/arret.ts';
import { listeParcoursDirectionSchema } from '#contract/schedule/parcours.ts';
import type { CallQuery } from '#contract/schedule/queries.ts';
import { listConnections, listDirectionsAtStop, listStopsOfDirection } from '#transit/index.ts';
import { defineWireEndpoint } from '../define-endpoint.ts';
import { formatDirection, formatStop } from '../format-network.ts';
import { closureOn } from '../notices-here.ts';
import {
  dayOf,
  findDirection,
  findStopOfLine,
  requireDay,
  requireSchedule,
  type ScheduleView,
} from '../schedule-context.ts';

/** What both calls for the stops of a line have in common. */
const stopsOfLine = {
  answer: listeArretSchema,
  // A stop may be closed at any moment.
  cache: 'board',
  isOfDay: true,
  handle: (query: CallQuery<'horaire/ListeArret_Parcours'>, view: ScheduleView) => {
    const { noParcours, codeDirection, date } = query;
    if (date !== undefined) requireSchedule(view, date);
    const direction = findDirection(view, noParcours, codeDirection);
    if (!direction) return [];
    const day = dayOf(view, date);
    return listStopsOfDirection(view.edition, { direction, date }).map(
      ({ stop, isServed, isAlightingOnly }) => ({
        ...formatStop(view, stop),
        arretNonDesservi: !isServed || closureOn(view, { stop, direction, date: day }) !== undefined,
        descenteSeulement: isAlightingOnly,
      }),
    );
  },
} as const;

export const stopEndpoints = [
  defineWireEndpoint('horaire/Arret', {
    summary: {
      fr: 'Un arrêt et les parcours qui le desservent, ou null s’il n’existe pas',
      en: 'A stop and the routes that serve it, or null if it does not exist',
    },
    answer: arretOuNullSchema,
    cache: 'day',
    handle: ({ noArret }, view) => {
      const { edition } = view;
      const stop = edition.findStop(noArret);
      if (stop < 0) return null;
      const directions = listDirectionsAtStop(edition, { stop, date: dayOf(view, undefined) });
      return {
        ...formatStop(view, stop),
        parcours: directions.map((direction) => formatDirection(view, direction)),
      };
    },
  }),
  defineWireEndpoint('horaire/ListeArret_Parcours', {
    summary: {
      fr: 'Les arrêts d’un parcours dans une direction, dans l’ordre du trajet',
      en: 'The stops of a route in one direction, in order of travel',
    },
    ...stopsOfLine,
  }),
  defineWireEndpoint('horaire/ListeArret_ParcoursPeriode', {
    summary: {
      fr: 'Les arrêts d’un parcours dans une direction à une date, dans l’ordre du trajet',
      en: 'The stops of a route in one direction on a date, in order of travel',
    },
    ...stopsOfLine,
  }),
  defineWireEndpoint('horaire/ListeParcoursCorrespondance_ArretParcours', {
    summary: { fr: 'Les parcours en correspondance à un arrêt', en: 'The routes to transfer to at a stop' },
    answer: listeParcoursDirectionSchema,
    cache: 'day',
    isOfDay: true,
    handle: (query, view) => {
      const date = requireDay(view, query.date);
      const found = findStopOfLine(view, query);
      if (!found) return [];
      const { stop, direction } = found;
      return listConnections(view.edition, { stop, line: direction.line, date }).map((other) =>
        formatDirection(view, other.direction),
      );
    },
  }),
];
