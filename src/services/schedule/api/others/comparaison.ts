import {
  comparaisonQuerySchema,
  comparaisonSchema,
  type ChangementJson,
} from '#contract/schedule/comparaison.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { compareLine, compareStop, departureAt, stopsOfTrip, type DirectionChange } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { destinationOf, formatDirection } from '../format-network.ts';
import { requireSchedule, type ScheduleView } from '../schedule-context.ts';

export const comparaison = defineQuestion({
  path: '/comparaison',
  summary: {
    fr: 'Ce qui change pour un parcours ou un arrêt d’une date à une autre\u00A0; null s’il n’y a rien à comparer',
    en: 'What changes for a route or a stop from one date to another; null if there is nothing to compare',
  },
  query: comparaisonQuerySchema,
  answer: comparaisonSchema.nullable(),
  cache: 'day',
  isOfDay: true,
  handle: ({ noParcours, noArret, codeDirection, dateAvant, dateApres }, view) => {
    requireSchedule(view, dateAvant);
    requireSchedule(view, dateApres);
    const { edition } = view;
    const line = noParcours === undefined ? undefined : edition.timetable.findLine(noParcours);
    const stop = noArret === undefined ? undefined : edition.findStop(noArret);
    if (line === -1 || stop === -1) return null;
    const dates = { before: dateAvant, after: dateApres };
    const compared =
      stop === undefined
        ? compareLine(edition, { line: line ?? 0, ...dates })
        : compareStop(edition, { stop, ...dates });
    const directions = (compared.outcome === 'compared' ? compared.directions : [])
      .filter(({ direction }) => line === undefined || direction.line === line)
      .filter(({ direction }) => codeDirection === undefined || direction.code === codeDirection);
    // `null` says that nothing runs there on either day; an empty list of changes would say that nothing changes.
    if (directions.length === 0) return null;
    const changes = directions.filter(isChanged).map((change) => formatChange(view, change, stop));
    return {
      noParcours: edition.timetable.lines[line ?? -1]?.number ?? null,
      noArret: noArret ?? null,
      dateAvant: formatServiceDate(dateAvant),
      dateApres: formatServiceDate(dateApres),
      identique: changes.length === 0,
      changements: changes,
    };
  },
});

function isChanged({ added, removed, moved, stopsAdded, stopsDropped }: DirectionChange): boolean {
  return [added, removed, moved, stopsAdded, stopsDropped].some((list) => list.length > 0);
}

function formatChange(view: ScheduleView, change: DirectionChange, stop: number | undefined): ChangementJson {
  const trip = (each: number) => formatTrip(view, each, stop);
  const codes = (stops: readonly number[]) =>
    stops.map((each) => view.edition.timetable.stops[each]?.code ?? '');
  return {
    parcours: formatDirection(view, change.direction),
    nombreVoyages: { avant: change.trips.before, apres: change.trips.after },
    ajoutes: change.added.map(trip),
    retires: change.removed.map(trip),
    deplaces: change.moved.map(({ before, after, minutes, minutesLonger, hasOtherStops }) => ({
      avant: trip(before),
      apres: trip(after),
      minutes,
      minutesDeTrajet: minutesLonger,
      autresArrets: hasOtherStops,
    })),
    arretsAjoutes: codes(change.stopsAdded),
    arretsRetires: codes(change.stopsDropped),
    premierDepart: { avant: change.first.before ?? null, apres: change.first.after ?? null },
    dernierDepart: { avant: change.last.before ?? null, apres: change.last.after ?? null },
  };
}

function formatTrip(view: ScheduleView, trip: number, stop: number | undefined) {
  const { timetable, placesOf } = view.edition;
  const places = stop === undefined ? [] : placesOf(stop);
  const position = Math.max(
    stopsOfTrip(timetable, trip).findIndex((each) => places.includes(each)),
    0,
  );
  return {
    idVoyage: timetable.tripId(trip),
    heure: departureAt(timetable, trip, position),
    nomDestination: destinationOf(view, trip),
  };
}
