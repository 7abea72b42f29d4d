import type { DepartJson, EtatDepart, HeureJson } from '#contract/schedule/depart.ts';
import type { FrequenceJson } from '#contract/schedule/fields.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { departureAt, frequencyAt, stopsOfTrip, type Departure, type LineDirection } from '#transit/index.ts';
import { formatRequest } from '../format-access.ts';
import { formatHeadsign } from '../format-network.ts';
import { formatReplacement } from '../format-notice.ts';
import { formatPlatform } from '../format-platform.ts';
import type { ScheduleView } from '../schedule-context.ts';

/** From here on a rider is told that the bus is late. */
const lateMs = 120_000;

interface ToldTime {
  readonly scheduledAt: number;
  readonly expectedAt: number;
  readonly isLive: boolean;
  /** When the operator last spoke of it (ms). */
  readonly reportedAt: number | undefined;
}

export function formatTime({ edition, now }: ScheduleView, stop: number, told: ToldTime): HeureJson {
  const clock = edition.clockAt(stop);
  return {
    prevue: clock.format(told.scheduledAt),
    attendue: clock.format(told.expectedAt),
    retard: delayOf(told),
    age: ageOf(told, now),
  };
}

const delayOf = ({ isLive, scheduledAt, expectedAt }: ToldTime): number | null =>
  isLive ? Math.round((expectedAt - scheduledAt) / 1000) : null;

const ageOf = ({ reportedAt }: ToldTime, now: number): number | null =>
  reportedAt === undefined ? null : Math.max(0, Math.floor((now - reportedAt) / 1000));

interface StopOfDirection {
  readonly stop: number;
  readonly direction: LineDirection;
}

export function formatDeparture(
  view: ScheduleView,
  { stop, direction }: StopOfDirection,
  departure: Departure,
): DepartJson {
  const { edition, now } = view;
  const clock = edition.clockAt(stop);
  // Written out, since a screen asks for a hundred of them at once: spreading `formatTime` doubles the time it takes.
  const frequence = formatFrequency(view, stop, departure);
  const { trip, position } = departure;
  const asked = formatRequest(edition.timetable, { line: direction.line, trip, position });
  return {
    prevue: clock.format(departure.scheduledAt),
    attendue: clock.format(departure.expectedAt),
    retard: delayOf(departure),
    age: ageOf(departure, now),
    idVoyage: departure.tripId,
    noParcours: edition.timetable.lines[direction.line]?.number ?? '',
    codeDirection: direction.code,
    nomDestination: formatHeadsign(view, departure.headsign),
    minutes: Math.floor((departure.expectedAt - now) / 60_000),
    etat: stateOf(departure),
    idAutobus: departure.vehicle ?? null,
    jour: formatServiceDate(departure.day),
    date: formatServiceDate(departure.date),
    remplacement: departure.isSkipped ? replacementOf(view, departure) : null,
    retardAnnonce: announcedDelay(view, departure),
    ...frequence,
    ...(edition.isStation(stop) && {
      quai: formatPlatform(view, { station: stop, platform: departure.stop }),
    }),
    ...asked,
  };
}

const noFrequency = {};

/** How often a bus comes, where nothing but that is known; a bus that is followed has a time of its own. */
export function formatFrequency(
  { edition }: ScheduleView,
  stop: number,
  { trip, position, date, isLive }: Pick<Departure, 'trip' | 'position' | 'date' | 'isLive'>,
): { readonly frequence?: FrequenceJson } {
  const frequency = isLive || trip < 0 ? undefined : frequencyAt(edition.timetable, trip, position);
  if (!frequency) return noFrequency;
  const clock = edition.clockAt(stop);
  const at = (seconds: number) => clock.format(edition.clock.toInstant(date, seconds));
  const { everySeconds, from, until } = frequency;
  return { frequence: { secondes: everySeconds, debut: at(from), fin: at(until) } };
}

/** Where to board instead, and when this same bus calls there. */
function replacementOf(view: ScheduleView, departure: Departure): DepartJson['remplacement'] {
  const { edition, notices } = view;
  const { stop, trip, date, position, expectedAt, scheduledAt } = departure;
  const instead = notices.announced.findTrip(trip, date)?.instead.get(position);
  const written = formatReplacement(view, stop, instead);
  if (!written || instead === undefined) return null;
  const place = stopsOfTrip(edition.timetable, trip).indexOf(instead);
  const seconds = place < 0 ? undefined : departureAt(edition.timetable, trip, place);
  const at = seconds === undefined ? undefined : edition.clock.toInstant(date, seconds);
  const late = expectedAt - scheduledAt;
  return { ...written, attendue: at === undefined ? null : edition.clockAt(instead).format(at + late) };
}

/** Of a bus that is followed real time knows better. */
function announcedDelay({ notices }: ScheduleView, departure: Departure): number | null {
  const { trip, date, position, isLive, isCancelled, isSkipped } = departure;
  if (isLive || isCancelled || isSkipped || trip < 0) return null;
  return notices.announced.findTrip(trip, date)?.minutes?.[position] || null;
}

export function stateOf(departure: Departure): EtatDepart {
  if (departure.isSkipped) return 'nonDesservi';
  if (departure.isCancelled) return 'annule';
  if (departure.isAlightingOnly) return 'descenteSeulement';
  if (!departure.isLive) return 'planifie';
  return departure.expectedAt - departure.scheduledAt >= lateMs ? 'enRetard' : 'enDirect';
}
