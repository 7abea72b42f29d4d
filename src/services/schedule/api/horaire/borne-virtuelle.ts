import { borneVirtuelleVide, reponseBorneVirtuelleSchema } from '#contract/schedule/borne-virtuelle.ts';
import { listBoard } from '#transit/board/list-board.ts';
import { findStopUse } from '#transit/board/stop-ways.ts';
import { defineCall } from '../define-call.ts';
import { boardLength, formatBoard } from '../format-board.ts';
import { findWay } from '../schedule-context.ts';

export const borneVirtuelle = defineCall('horaire/BorneVirtuelle_ArretParcours', {
  summary:
    'Les prochains départs d’un parcours à un arrêt\u00A0; des membres null si l’arrêt n’est pas sur le parcours',
  answer: reponseBorneVirtuelleSchema,
  lifetime: 'board',
  handle: ({ noParcours, noArret, codeDirection, date }, view) => {
    const way = findWay(view, noParcours, codeDirection);
    const stop = view.edition.timetable.findStop(noArret);
    if (!way || stop < 0 || findStopUse(view.edition, stop, way) === 'none') return borneVirtuelleVide;
    return formatBoard(view, listBoard(view, { stop, way, date, limit: boardLength }));
  },
});
