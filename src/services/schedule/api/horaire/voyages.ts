import { listeAutobusSchema, type AutobusJson } from '#contract/schedule/autobus.ts';
import {
  arretPasse,
  listeHoraireArretSchema,
  listeHoraireVoyageSchema,
  type HoraireVoyageJson,
} from '#contract/schedule/horaire.ts';
import {
  findVehicle,
  listDay,
  listTripCalls,
  listVehicles,
  type RunningVehicle,
  stopsOfTrip,
  type Timetable,
  type TripCall,
} from '#transit/index.ts';
import { defineWireEndpoint } from '../define-endpoint.ts';
import { formatHeadsign, formatStop } from '../format-network.ts';
import {
  findDirection,
  findStopOfLine,
  requireDay,
  requireSchedule,
  type ScheduleView,
} from '../schedule-context.ts';

export const tripEndpoints = [
  defineWireEndpoint('horaire/ListeHoraire_ArretParcours', {
    summary: {
      fr: 'Tous les départs d’un parcours à un arrêt pendant une journée de service',
      en: 'All departures of a route at a stop during a service day',
    },
    answer: listeHoraireArretSchema,
    cache: 'board',
    isOfDay: true,
    handle: (query, view) => {
      const date = requireDay(view, query.date);
      const found = findStopOfLine(view, query);
      if (!found) return [];
      const clock = view.edition.clockAt(found.stop);
      return listDay(view, { ...found, date }).map((departure) => ({
        horaire: clock.format(departure.scheduledAt),
        horaireMinutes: Math.floor((departure.scheduledAt - view.now) / 60_000),
        ntr: false,
        annule: departure.isCancelled,
        descenteSeulement: departure.isAlightingOnly,
        nomDestination: formatHeadsign(view, departure.headsign),
        idVoyage: departure.tripId,
      }));
    },
  }),
  defineWireEndpoint('horaire/ListeHoraire_Voyage', {
    summary: {
      fr: 'Les arrêts d’un voyage et leurs heures planifiées',
      en: 'The stops of a trip and their scheduled times',
    },
    answer: listeHoraireVoyageSchema,
    cache: 'board',
    isOfDay: true,
    handle: ({ idVoyage, date }, view) => {
      requireSchedule(view, date);
      return listTripCalls(view, { tripId: idVoyage, date, withEstimates: false }).map(formatTripCall(view));
    },
  }),
  defineWireEndpoint('horaire/ListeHoraire_Autobus', {
    summary: {
      fr: 'Les arrêts du voyage d’un autobus, en temps réel\u00A0; un arrêt passé compte −1 minute',
      en: 'The stops of a bus’s trip, in real time; a stop already passed counts as −1 minute',
    },
    answer: listeHoraireVoyageSchema,
    cache: 'vehicles',
    handle: ({ idAutobus, idVoyage }, view) => {
      const vehicle = findVehicle(view, { id: idAutobus, tripId: idVoyage });
      if (!vehicle) return [];
      const question = { tripId: idVoyage, date: vehicle.date, withEstimates: true, vehicle };
      return listTripCalls(view, question).map(formatTripCall(view));
    },
  }),
  defineWireEndpoint('horaire/ListeAutobus_Parcours', {
    summary: {
      fr: 'Les autobus d’un parcours dans une direction, là où ils sont',
      en: 'The buses of a route in one direction, where they are now',
    },
    answer: listeAutobusSchema,
    cache: 'vehicles',
    handle: ({ noParcours, codeDirection }, view) => {
      const direction = findDirection(view, noParcours, codeDirection);
      return direction ? listVehicles(view, direction).map((vehicle) => formatVehicle(view, vehicle)) : [];
    },
  }),
];

const formatTripCall =
  (view: ScheduleView) =>
  ({ stop, expectedAt, isLive, isPassed }: TripCall): HoraireVoyageJson => ({
    horaire: view.edition.clockAt(stop).format(expectedAt),
    horaireMinutes: isPassed ? arretPasse : Math.max(Math.floor((expectedAt - view.now) / 60_000), 0),
    ntr: isLive,
    arret: formatStop(view, stop),
  });

/** Some versions of the wire write a number for the bus. */
type WrittenVehicle = Omit<AutobusJson, 'idAutobus'> & { readonly idAutobus: string | number };

function formatVehicle({ edition, dialect }: ScheduleView, vehicle: RunningVehicle): WrittenVehicle {
  return {
    idAutobus: dialect.vehicleIdOf(vehicle.id),
    latitude: vehicle.latitude,
    longitude: vehicle.longitude,
    etatProgression: progressOf(edition.timetable, vehicle),
    idVoyage: edition.timetable.tripId(vehicle.trip),
    dateMiseJour: edition.clock.formatLocal(vehicle.reportedAt),
  };
}

/** Before its departure, under way, at its last stop. */
const progress = { waiting: '0', running: '1', arrived: '2' } as const;

function progressOf(timetable: Timetable, { trip, position, isStopped }: RunningVehicle): string {
  const last = stopsOfTrip(timetable, trip).length - 1;
  if (position === undefined) return progress.running;
  if (position === 0 && isStopped) return progress.waiting;
  return position >= last ? progress.arrived : progress.running;
}
