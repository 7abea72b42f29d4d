import {
  borneVirtuelleVide,
  listeBorneVirtuelleSchema,
  reponseBorneVirtuelleSchema,
} from '#contract/schedule/borne-virtuelle.ts';
import type { CallQuery } from '#contract/schedule/queries.ts';
import { listBoard, listBoardsAtStop } from '#transit/index.ts';
import { defineWireEndpoint } from '../define-endpoint.ts';
import { boardLength, formatBoard } from '../format-board.ts';
import { findStopOfLine, type ScheduleView } from '../schedule-context.ts';

/** What both calls for the boards of stops have in common. */
const boardsOfStops = {
  answer: listeBorneVirtuelleSchema,
  cache: 'board',
  handle: ({ arrets, date }: CallQuery<'horaire/ListeBorneVirtuelle_Arrets'>, view: ScheduleView) =>
    arrets
      .map((code) => view.edition.findStop(code))
      .filter((stop) => stop >= 0)
      .flatMap((stop) => listBoardsAtStop(view, { stop, date, limit: boardLength }))
      .map((board) => formatBoard(view, board)),
} as const;

export const boardEndpoints = [
  defineWireEndpoint('horaire/ListeBorneVirtuelle_Arret', {
    summary: {
      fr: 'Les prochains départs de tous les parcours d’un arrêt',
      en: 'The next departures of every route at a stop',
    },
    ...boardsOfStops,
  }),
  defineWireEndpoint('horaire/ListeBorneVirtuelle_Arrets', {
    summary: {
      fr: 'Les prochains départs de tous les parcours de plusieurs arrêts',
      en: 'The next departures of every route at several stops',
    },
    ...boardsOfStops,
  }),
  defineWireEndpoint('horaire/BorneVirtuelle_ArretParcours', {
    summary: {
      fr: 'Les prochains départs d’un parcours à un arrêt\u00A0; des membres null si l’arrêt n’est pas sur le parcours',
      en: 'The next departures of a route at a stop; null members if the stop is not on the route',
    },
    answer: reponseBorneVirtuelleSchema,
    cache: 'board',
    handle: (query, view) => {
      const found = findStopOfLine(view, query);
      if (!found) return borneVirtuelleVide;
      return formatBoard(view, listBoard(view, { ...found, date: query.date, limit: boardLength }));
    },
  }),
];
