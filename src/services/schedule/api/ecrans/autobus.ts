import { autobusEnServiceListeSchema, autobusQuerySchema } from '#contract/schedule/autobus.ts';
import { listAllVehicles, type RunningVehicle } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatLiveTrust } from '../format-board.ts';
import { formatRunningVehicle } from './format-vehicle.ts';

export const autobus = defineQuestion({
  path: '/autobus',
  summary: {
    fr: 'Tous les autobus en service, ou ceux d’un parcours\u00A0: où ils sont, où ils vont, leur retard',
    en: 'All buses in service, or those of a route: where they are, where they are going, how late they are',
  },
  query: autobusQuerySchema,
  answer: autobusEnServiceListeSchema,
  cache: 'board',
  handle: ({ noParcours }, view) => {
    const { edition, now } = view;
    const line = noParcours === undefined ? undefined : edition.timetable.findLine(noParcours);
    const isAsked = ({ trip }: RunningVehicle) =>
      line === undefined || edition.directionOfTrip(trip).line === line;
    return {
      heure: edition.clock.format(now),
      tempsReel: formatLiveTrust(view, line === -1 ? undefined : line),
      autobus: listAllVehicles(view)
        .filter(isAsked)
        .map((vehicle) => formatRunningVehicle(view, vehicle)),
    };
  },
});
