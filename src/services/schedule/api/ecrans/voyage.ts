import {
  voyageQuerySchema,
  voyageSchema,
  type PassageVoyageJson,
  type VoyageJson,
} from '#contract/schedule/voyage.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { findVehicleOfTrip, listTripCalls, type LineDirection, type TripCall } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import { formatAlongOfTrip, formatRequest } from '../format-access.ts';
import { formatLiveTrust } from '../format-board.ts';
import { destinationOf, formatDirection, formatHeadsign, formatStop } from '../format-network.ts';
import { formatReplacement } from '../format-notice.ts';
import { formatNotices, idsOf, lineOf, noticesOf } from '../notices-here.ts';
import { requireSchedule, type ScheduleView } from '../schedule-context.ts';
import { formatFrequency, formatTime } from './format-departure.ts';
import { formatPosition } from './format-vehicle.ts';

export const voyage = defineQuestion({
  path: '/voyage',
  summary: {
    fr: 'Un voyage d’un bout à l’autre, prévu et attendu, et son autobus\u00A0; null s’il ne circule pas ce jour-là',
    en: 'A trip from end to end, planned and expected, and its bus; null if it does not run that day',
  },
  query: voyageQuerySchema,
  answer: voyageSchema.nullable(),
  cache: 'board',
  isOfDay: true,
  handle: ({ idVoyage, date }, view) => {
    requireSchedule(view, date);
    return followTrip(view, idVoyage, date);
  },
});

/** A trip as its page shows it; null when it does not run that day. */
export function followTrip(view: ScheduleView, tripId: string, date: ServiceDate): VoyageJson | null {
  const { timetable } = view.edition;
  const trip = timetable.findTrip(tripId);
  const vehicle = trip < 0 ? undefined : findVehicleOfTrip(view, { trip, date });
  const calls = listTripCalls(view, { tripId, date, withEstimates: true, vehicle });
  const { direction, destination } = describeWay(view, tripId) ?? {};
  if (calls.length === 0 || !direction) return null;
  const { line } = direction;
  const notices = noticesOf(view, lineOf(view, direction), date);
  const instead = trip < 0 ? undefined : view.notices.announced.findTrip(trip, date)?.instead;
  return {
    heure: view.edition.clock.format(view.now),
    idVoyage: tripId,
    date: formatServiceDate(date),
    parcours: formatDirection(view, direction),
    nomDestination: destination ?? '',
    annule: calls.every(({ isCancelled }) => isCancelled),
    tempsReel: formatLiveTrust(view, direction.line),
    passages: calls.map((call, position) => ({
      ...formatCall(view, call, instead?.get(position)),
      ...formatFrequency(view, call.stop, { trip, position, date, isLive: call.isLive }),
      ...formatRequest(timetable, { line, trip, position }),
    })),
    ...formatAlongOfTrip(timetable, { line, trip }),
    autobus: vehicle ? formatPosition(view, vehicle) : null,
    avis: idsOf(notices),
    listeAvis: formatNotices(view, notices),
  };
}

interface Way {
  readonly direction: LineDirection | undefined;
  readonly destination: string;
}

/** Where a trip goes, one that real time added among them. */
function describeWay(view: ScheduleView, tripId: string): Way | undefined {
  const { edition, live, now } = view;
  const trip = edition.timetable.findTrip(tripId);
  if (trip >= 0) return { direction: edition.directionOfTrip(trip), destination: destinationOf(view, trip) };
  const [added] = live.findAddedTrip(tripId, now);
  if (!added) return undefined;
  const isOwn = ({ directionId }: LineDirection) => directionId === added.directionId;
  return {
    direction: edition.directions[added.line]?.find(isOwn),
    destination: formatHeadsign(view, added.headsign),
  };
}

function formatCall(view: ScheduleView, call: TripCall, instead: number | undefined): PassageVoyageJson {
  return {
    ...formatTime(view, call.stop, call),
    arret: formatStop(view, call.stop),
    estPasse: call.isPassed,
    nonDesservi: call.isSkipped,
    remplacement: call.isSkipped ? formatReplacement(view, call.stop, instead) : null,
    descenteSeulement: call.isAlightingOnly,
    approximatif: call.isApproximate,
  };
}
