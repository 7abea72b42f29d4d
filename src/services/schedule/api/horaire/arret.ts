import { arretOuNullSchema } from '#contract/schedule/arret.ts';
import { listDirectionsAtStop } from '#transit/index.ts';
import { defineCall } from '../define-call.ts';
import { formatDirection } from '../format-line.ts';
import { formatStop } from '../format-stop.ts';
import { dayOf } from '../schedule-context.ts';

export const arret = defineCall('horaire/Arret', {
  summary: 'Un arrêt et les parcours qui le desservent, ou null s’il n’existe pas',
  answer: arretOuNullSchema,
  cache: 'day',
  handle: ({ noArret }, view) => {
    const { edition } = view;
    const stop = edition.timetable.findStop(noArret);
    if (stop < 0) return null;
    const directions = listDirectionsAtStop(edition, stop, dayOf(view, undefined)).map((direction) =>
      formatDirection(view, direction),
    );
    return { ...formatStop(edition, stop), parcours: directions };
  },
});
