import type { BorneVirtuelleJson, EtatService, PassageJson } from '#contract/schedule/borne-virtuelle.ts';
import type { TempsReelJson } from '#contract/schedule/fields.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { type BoardOutcome, type Departure, type DepartureBoard, type LiveTrust } from '#transit/index.ts';
import { formatDirection, formatHeadsign, formatStop } from './format-network.ts';
import type { ScheduleView } from './schedule-context.ts';

const outcomes: Readonly<Record<BoardOutcome, EtatService>> = {
  departures: 'departs',
  'not-started': 'nonDebute',
  ended: 'termine',
  'no-service': 'aucunService',
  'not-served': 'arretNonDesservi',
  'no-schedule': 'aucunHoraire',
};

const trusts: Readonly<Record<LiveTrust, TempsReelJson['etat']>> = {
  live: 'enDirect',
  stale: 'interrompu',
  none: 'planifie',
};

export const formatOutcome = (outcome: BoardOutcome): EtatService => outcomes[outcome];

/** How many departures a board shows. */
export const boardLength = 5;

export function formatBoard(view: ScheduleView, board: DepartureBoard): BorneVirtuelleJson {
  const { edition } = view;
  const clock = edition.clockAt(board.stop);
  return {
    parcours: formatDirection(view, board.direction),
    arret: formatStop(view, board.stop),
    arretNonDesservi: board.outcome === 'not-served',
    descenteSeulement: board.isAlightingOnly,
    typeParcours: 'PP',
    parcoursX: false,
    parcoursDetour: board.departures.some(({ isSkipped }) => isSkipped),
    horaires: board.departures
      .filter(({ isSkipped }) => !isSkipped)
      .map((each) => ({
        ...formatDeparture(view, each, clock),
        ...(each.day === board.day ? {} : { jour: formatServiceDate(each.day) }),
      })),
    etatService: formatOutcome(board.outcome),
    prochainDepart: board.nextAt === undefined ? null : clock.format(board.nextAt),
    tempsReel: formatTrust(view, board),
  };
}

/** How far the times of the network, or of one line, are live. */
export function formatLiveTrust(view: ScheduleView, line?: number): TempsReelJson {
  const { live, now } = view;
  return formatTrust(view, { trust: live.trust(now, line), madeAt: live.tripsMadeAt(line) });
}

/** Planned times have no age: without trust there is no date either. */
export function formatTrust(
  { edition: { clock } }: ScheduleView,
  { trust, madeAt }: Pick<DepartureBoard, 'trust' | 'madeAt'>,
): TempsReelJson {
  return {
    etat: trusts[trust],
    miseAJour: trust === 'none' || madeAt === undefined ? null : clock.format(madeAt),
  };
}

function formatDeparture(
  view: ScheduleView,
  departure: Departure,
  clock: ReturnType<ScheduleView['edition']['clockAt']>,
): PassageJson {
  return {
    depart: clock.format(departure.expectedAt),
    departMinutes: Math.floor((departure.expectedAt - view.now) / 60_000),
    ntr: departure.isLive,
    annule: departure.isCancelled,
    nomDestination: formatHeadsign(view, departure.headsign),
  };
}
