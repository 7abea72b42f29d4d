import type { DepartJson, EtatDepart, HeureJson } from '#contract/schedule/departs.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import type { Departure, LineDirection } from '#transit/index.ts';
import { formatHeadsign } from '../format-network.ts';
import type { ScheduleView } from '../schedule-context.ts';

/** From here on a rider is told that the bus is late. */
const lateMs = 120_000;

interface ToldTime {
  /** Where: a stop may have a zone of its own. */
  readonly stop: number;
  readonly scheduledAt: number;
  readonly expectedAt: number;
  readonly isLive: boolean;
  /** When the operator last spoke of it (ms). */
  readonly reportedAt: number | undefined;
}

export function formatTime(
  { edition, now }: ScheduleView,
  { stop, scheduledAt, expectedAt, isLive, reportedAt }: ToldTime,
): HeureJson {
  const clock = edition.clockAt(stop);
  return {
    prevue: clock.format(scheduledAt),
    attendue: clock.format(expectedAt),
    retard: isLive ? Math.round((expectedAt - scheduledAt) / 1000) : null,
    age: reportedAt === undefined ? null : Math.max(0, Math.floor((now - reportedAt) / 1000)),
  };
}

interface StopOfDirection {
  readonly stop: number;
  readonly direction: LineDirection;
}

export function formatDeparture(
  view: ScheduleView,
  { stop, direction }: StopOfDirection,
  departure: Departure,
): DepartJson {
  const { edition, live, now } = view;
  const { trip, date } = departure;
  return {
    ...formatTime(view, { stop, ...departure }),
    idVoyage: departure.tripId,
    noParcours: edition.timetable.lines[direction.line]?.number ?? '',
    codeDirection: direction.code,
    nomDestination: formatHeadsign(view, departure.headsign),
    minutes: Math.floor((departure.expectedAt - now) / 60_000),
    etat: stateOf(departure),
    idAutobus: (trip < 0 ? undefined : live.findTrip(trip, date, now)?.vehicle) ?? null,
    jour: formatServiceDate(departure.day),
    date: formatServiceDate(date),
    remplacement: null,
  };
}

function stateOf(departure: Departure): EtatDepart {
  if (departure.isSkipped) return 'nonDesservi';
  if (departure.isCancelled) return 'annule';
  if (departure.isAlightingOnly) return 'descenteSeulement';
  if (!departure.isLive) return 'planifie';
  return departure.expectedAt - departure.scheduledAt >= lateMs ? 'enRetard' : 'enDirect';
}
