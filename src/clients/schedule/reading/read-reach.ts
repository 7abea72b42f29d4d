import type { PorteeAvisJson } from '#contract/schedule/portee-avis.ts';
import type { NoticeReach } from '#domain/notices/notice-reach.ts';
import { parseMoment } from '#lib/time/moment.ts';
import { dayKinds, given, readDay, readDirection, readStop } from './read-fields.ts';
import { readReplacement } from './read-notices.ts';

/** `porteeAvis`: what a notice touches. */
export function readReach(json: PorteeAvisJson): NoticeReach {
  const { dateDebut, dateFin } = json;
  return {
    general: json.general,
    days: dateDebut && dateFin ? { from: readDay(dateDebut), to: readDay(dateFin) } : undefined,
    departureCount: json.nombreDeparts,
    lines: json.parcours,
    directions: json.directions.map((direction) => ({
      ...readDirection(direction),
      days: direction.departs.map((day) => ({
        kind: dayKinds[day.genreJour],
        departureCount: day.nombreDeparts,
        cancelledCount: day.nombreAnnules,
        first: parseMoment(day.premierDepart),
        last: parseMoment(day.dernierDepart),
      })),
    })),
    stops: json.arrets.map(({ arret, remplacement }) => ({
      stop: readStop(arret),
      ...given('replacement', remplacement && readReplacement(remplacement)),
    })),
    sheets: json.fiches,
  };
}
