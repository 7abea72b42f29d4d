import { borneVirtuelleVide, reponseBorneVirtuelleSchema } from '#contract/schedule/borne-virtuelle.ts';
import { findStopUse, listBoard } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { boardLength, formatBoard } from '../format-board.ts';
import { findDirection } from '../schedule-context.ts';

export const borneVirtuelle = defineCall('horaire/BorneVirtuelle_ArretParcours', {
  summary:
    'Les prochains départs d’un parcours à un arrêt\u00A0; des membres null si l’arrêt n’est pas sur le parcours',
  answer: reponseBorneVirtuelleSchema,
  cache: 'board',
  handle: ({ noParcours, noArret, codeDirection, date }, view) => {
    const direction = findDirection(view, noParcours, codeDirection);
    const { timetable } = view.edition;
    const stop = timetable.findStop(noArret);
    if (!direction || stop < 0 || findStopUse(timetable, stop, direction) === 'none')
      return borneVirtuelleVide;
    return formatBoard(view, listBoard(view, { stop, direction, date, limit: boardLength }));
  },
});
