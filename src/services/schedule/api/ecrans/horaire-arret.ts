import {
  horaireArretQuerySchema,
  horaireArretSchema,
  joursHoraireArret,
  type HoraireArretJson,
  type PassagesJson,
} from '#contract/schedule/horaire-arret.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { listDay, listDirectionsAtStop, type LineDirection } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatRequest } from '../format-access.ts';
import { formatDirection, formatHeadsign, formatMode } from '../format-network.ts';
import type { ScheduleView } from '../schedule-context.ts';
import { formatPlatform } from '../format-platform.ts';
import { formatFrequency, stateOf } from './format-departure.ts';

export const horaireArret = defineQuestion({
  path: '/horaireArret',
  summary: {
    fr: 'Les départs prévus d’un arrêt pendant les prochaines journées, assez courts pour être gardés sur un appareil\u00A0; null s’il n’existe pas',
    en: 'The planned departures of a stop on the coming days, short enough to be kept on a device; null if it does not exist',
  },
  query: horaireArretQuerySchema,
  answer: horaireArretSchema.nullable(),
  cache: 'board',
  handle: ({ noArret, jours = joursHoraireArret }, view) => {
    const stop = view.edition.findStop(noArret);
    return stop < 0 ? null : listPassages(view, stop, jours);
  },
});

function listPassages(view: ScheduleView, stop: number, count: number): HoraireArretJson {
  const { clock } = view.edition;
  const today = clock.dateAt(view.now);
  const written = view.edition.clockAt(stop);
  const days = Array.from({ length: count + 1 }, (_, day) => today + day);
  const directions = listDirectionsAtStop(view.edition, { stop, date: today });
  return {
    heure: clock.format(view.now),
    jours: days.map((day) => ({ jour: formatServiceDate(day), debut: written.format(clock.startOf(day)) })),
    passages: directions.flatMap((direction) => passagesOf(view, { stop, direction, days })),
  };
}

interface Asked {
  readonly stop: number;
  readonly direction: LineDirection;
  /** With the one after the last. */
  readonly days: readonly ServiceDate[];
}

/** Departures that differ in their time alone stand in one list. */
function passagesOf(view: ScheduleView, { stop, direction, days }: Asked): PassagesJson[] {
  const [today = 0] = days;
  const end = days.at(-1) ?? today;
  const clock = view.edition.clockAt(stop);
  const isStation = view.edition.isStation(stop);
  const { noParcours, codeDirection, codeTypeService } = formatDirection(view, direction);
  const groups = new Map<string, PassagesJson>();
  // What leaves this morning may be a trip that began the night before.
  for (let date = today - view.edition.longestTripDays; date < end; date += 1) {
    for (const departure of listDay(view, { stop, direction, date })) {
      if (departure.day < today || departure.day >= end) continue;
      const etat = stateOf(departure);
      const nomDestination = formatHeadsign(view, departure.headsign);
      const { frequence } = formatFrequency(view, stop, departure);
      const quai = isStation ? { station: stop, platform: departure.stop } : undefined;
      const frequency = [frequence?.secondes, frequence?.fin];
      const { trip, position } = departure;
      const { surDemande } = formatRequest(view.edition.timetable, { line: direction.line, trip, position });
      const asked = surDemande && [surDemande.montee, surDemande.descente];
      const key = [departure.day, etat, nomDestination, quai?.platform, ...frequency, asked].join(' ');
      const group = groups.get(key) ?? {
        noParcours,
        codeDirection,
        codeTypeService,
        ...formatMode(view.edition, direction.line),
        nomDestination,
        etat,
        jour: formatServiceDate(departure.day),
        heures: [],
        ...(frequence && { frequence }),
        ...(quai && { quai: formatPlatform(view, quai) }),
        ...(surDemande && { surDemande }),
      };
      group.heures.push(clock.format(departure.scheduledAt));
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
