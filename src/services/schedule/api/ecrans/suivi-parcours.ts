import {
  suiviParcoursQuerySchema,
  suiviParcoursSchema,
  type SuiviParcoursJson,
} from '#contract/schedule/flux.ts';
import { listAllVehicles, listBoard, listStopsOfDirection, type LineDirection } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatLiveTrust } from '../format-board.ts';
import type { ScheduleView } from '../schedule-context.ts';
import { formatDeparture } from './format-departure.ts';
import { formatRunningVehicle } from './format-vehicle.ts';

type ProchainJson = SuiviParcoursJson['directions'][number]['arrets'][number];

/** The stream of a line, for whoever asks instead of listening. */
export const suiviParcours = defineQuestion({
  path: '/suiviParcours',
  summary: {
    fr: 'Ce qui bouge sur un parcours\u00A0: ses autobus et le prochain départ à chacun de ses arrêts\u00A0; null s’il n’existe pas',
    en: 'What moves on a route: its buses and the next departure at each of its stops; null if it does not exist',
  },
  query: suiviParcoursQuerySchema,
  answer: suiviParcoursSchema.nullable(),
  cache: 'board',
  handle: ({ noParcours }, view) => followLine(view, noParcours),
});

/** What moves on a line: its buses, and the next departure at each of its stops of today. */
export function followLine(view: ScheduleView, number: string): SuiviParcoursJson | null {
  const { edition, now } = view;
  const line = edition.timetable.findLine(number);
  if (line < 0) return null;
  const date = edition.clock.dateAt(now);
  return {
    heure: edition.clock.format(now),
    noParcours: edition.timetable.lines[line]?.number ?? '',
    tempsReel: formatLiveTrust(view, line),
    autobus: listAllVehicles(view)
      .filter(({ trip }) => edition.directionOfTrip(trip).line === line)
      .map((vehicle) => formatRunningVehicle(view, vehicle)),
    directions: (edition.directions[line] ?? []).map((direction) => ({
      codeDirection: direction.code,
      arrets: listStopsOfDirection(edition, { direction, date })
        .filter(({ isServed }) => isServed)
        .map(({ stop }) => nextAt(view, stop, direction)),
    })),
  };
}

function nextAt(view: ScheduleView, stop: number, direction: LineDirection): ProchainJson {
  const { departures } = listBoard(view, { stop, direction, limit: 1 });
  const next = departures.find(({ isCancelled, isSkipped }) => !isCancelled && !isSkipped);
  const noArret = view.edition.timetable.stops[stop]?.code ?? '';
  if (!next) return { noArret, attendue: null, retard: null, etat: null };
  const { attendue, retard, etat, frequence } = formatDeparture(view, { stop, direction }, next);
  return { noArret, attendue, retard, etat, ...(frequence && { frequence }) };
}
