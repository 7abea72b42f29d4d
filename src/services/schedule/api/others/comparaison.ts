import {
  comparaisonQuerySchema,
  comparaisonSchema,
  type ChangementJson,
} from '#contract/schedule/comparaison.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { compareLine, compareStop, type WayChange } from '#transit/comparison/compare-days.ts';
import type { Edition } from '#transit/timetable/edition.ts';
import { splitHeadsign } from '#transit/timetable/line-direction.ts';
import { defineQuestion } from '../define-call.ts';
import { formatWay } from '../format-line.ts';
import { requireSchedule } from '../schedule-context.ts';

export const comparaison = defineQuestion({
  path: '/comparaison',
  summary:
    'Ce qui change pour un parcours ou un arrêt d’une date à une autre\u00A0; null s’il n’y a rien à comparer',
  query: comparaisonQuerySchema,
  answer: comparaisonSchema.nullable(),
  lifetime: 'day',
  isOfDay: true,
  handle: ({ noParcours, noArret, codeDirection, dateAvant, dateApres }, view) => {
    requireSchedule(view, dateAvant);
    requireSchedule(view, dateApres);
    const { edition } = view;
    const line = noParcours === undefined ? undefined : edition.timetable.findLine(noParcours);
    const stop = noArret === undefined ? undefined : edition.timetable.findStop(noArret);
    if (line === -1 || stop === -1) return null;
    const compared =
      stop === undefined
        ? compareLine(edition, line ?? 0, dateAvant, dateApres)
        : compareStop(edition, stop, dateAvant, dateApres);
    const ways = (compared.outcome === 'compared' ? compared.ways : [])
      .filter(({ way }) => line === undefined || way.line === line)
      .filter(({ way }) => codeDirection === undefined || way.code === codeDirection);
    // Nothing that runs there on either day is nothing to compare, which is not the same as no change.
    if (ways.length === 0) return null;
    const changes = ways.filter(isChanged).map((change) => formatChange(edition, change, stop));
    return {
      noParcours: noParcours ?? null,
      noArret: noArret ?? null,
      dateAvant: formatServiceDate(dateAvant),
      dateApres: formatServiceDate(dateApres),
      identique: changes.length === 0,
      changements: changes,
    };
  },
});

function isChanged({ added, removed, moved, stopsAdded, stopsDropped }: WayChange): boolean {
  return [added, removed, moved, stopsAdded, stopsDropped].some((list) => list.length > 0);
}

function formatChange(edition: Edition, change: WayChange, stop: number | undefined): ChangementJson {
  const trip = (each: number) => formatTrip(edition, each, stop);
  const codes = (stops: readonly number[]) => stops.map((each) => edition.timetable.stops[each]?.code ?? '');
  return {
    parcours: formatWay(edition, change.way),
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

function formatTrip({ timetable }: Edition, trip: number, stop: number | undefined) {
  const pattern = timetable.tripPattern[trip] as number;
  const from = timetable.patternOffset[pattern] as number;
  const stops = timetable.patternStop.subarray(from, timetable.patternOffset[pattern + 1]);
  const position = stop === undefined ? 0 : Math.max(stops.indexOf(stop), 0);
  const profile = timetable.profileOffset[timetable.tripProfile[trip] as number] as number;
  const seconds =
    (timetable.tripStart[trip] as number) + (timetable.profileDeparture[profile + position] as number);
  return {
    idVoyage: timetable.tripId(trip),
    heure: seconds,
    nomDestination: splitHeadsign(timetable.headsigns[timetable.tripHeadsign[trip] as number] ?? '').name,
  };
}
