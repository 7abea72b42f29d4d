import { listeBorneVirtuelleSchema } from '#contract/schedule/borne-virtuelle.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { listBoardsAtStop } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { boardLength, formatBoard } from '../format-board.ts';
import type { ScheduleView } from '../schedule-context.ts';

interface Question {
  readonly arrets: readonly string[];
  readonly date?: ServiceDate | undefined;
}

function listBoards({ arrets, date }: Question, view: ScheduleView) {
  return arrets
    .map((code) => view.edition.timetable.findStop(code))
    .filter((stop) => stop >= 0)
    .flatMap((stop) => listBoardsAtStop(view, { stop, date, limit: boardLength }))
    .map((board) => formatBoard(view, board));
}

export const listeBorneVirtuelleArret = defineCall('horaire/ListeBorneVirtuelle_Arret', {
  summary: 'Les prochains départs de tous les parcours d’un arrêt',
  answer: listeBorneVirtuelleSchema,
  cache: 'board',
  handle: listBoards,
});

export const listeBorneVirtuelleArrets = defineCall('horaire/ListeBorneVirtuelle_Arrets', {
  summary: 'Les prochains départs de tous les parcours de plusieurs arrêts',
  answer: listeBorneVirtuelleSchema,
  cache: 'board',
  handle: listBoards,
});
