import type { SuiviParcoursJson } from '#contract/schedule/flux.ts';
import { listAllVehicles, listBoard, listStopsOfDirection, type LineDirection } from '#transit/index.ts';
import { formatLiveTrust } from '../format-board.ts';
import type { ScheduleView } from '../schedule-context.ts';
import { formatDeparture } from './format-departure.ts';
import { formatRunningVehicle } from './format-vehicle.ts';

type ProchainJson = SuiviParcoursJson['directions'][number]['arrets'][number];

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
  const { attendue, retard, etat } = formatDeparture(view, { stop, direction }, next);
  return { noArret, attendue, retard, etat };
}
