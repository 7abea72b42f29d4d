import type { EtatService } from '#contract/schedule/borne-virtuelle.ts';
import type { DepartJson, EtatDepart } from '#contract/schedule/depart.ts';
import type { DepartsArretJson, DepartsJson, ParcoursArretJson } from '#contract/schedule/departs.ts';
import type { QuaiStationJson } from '#contract/schedule/quai.ts';
import type {
  Departure,
  DepartureState,
  LineAtStop,
  LineOutcome,
  PlatformOfStation,
  StopBoard,
} from '#domain/departure.ts';
import { parseMoment } from '#lib/time/moment.ts';
import { readRequest } from './read-access.ts';
import {
  given,
  givenMoment,
  readDay,
  readDirection,
  readMode,
  readPlatform,
  readStop,
  readTrust,
  readEvery,
} from './read-fields.ts';
import { readClosure, readNoticeRefs, readReplacement } from './read-notices.ts';

export const departureStates: Readonly<Record<EtatDepart, DepartureState>> = {
  annule: 'cancelled',
  nonDesservi: 'skipped',
  descenteSeulement: 'alighting',
  enRetard: 'late',
  enDirect: 'live',
  planifie: 'planned',
};

const outcomes: Readonly<Record<EtatService, LineOutcome>> = {
  departs: 'departures',
  nonDebute: 'not-begun',
  termine: 'ended',
  aucunService: 'no-service',
  arretNonDesservi: 'stop-not-served',
  aucunHoraire: 'no-schedule',
};

/** `departs`: a board for each stop that exists, in the order asked for. */
export function readBoards(json: DepartsJson): StopBoard[] {
  return json.arrets.map((stop) => readBoard(json, stop));
}

function readBoard(answer: DepartsJson, json: DepartsArretJson): StopBoard {
  const { heure, jour, finPeriode, tempsReel } = answer;
  const notices = readNoticeRefs(answer.listeAvis).filter(({ id }) => json.avis.includes(id));
  const told = new Set(notices.map(({ id }) => id));
  const kinds = new Map(json.parcours.map(({ parcours }) => [parcours.noParcours, parcours]));
  return {
    stop: readStop(json.arret),
    ...given('station', json.station && { code: json.station.noArret, name: json.station.nom }),
    ...given('platforms', json.quais?.map(readPlatformOfStation)),
    at: Date.parse(heure),
    day: readDay(jour),
    trust: readTrust(tempsReel),
    // A page on a device may be newer or older than the service it asks.
    ...given('validUntil', finPeriode && readDay(finPeriode)),
    lines: json.parcours.map((line) => readLineAtStop(line, told)),
    departures: json.departs.map((departure) =>
      readDeparture(departure, kinds.get(departure.noParcours) ?? { codeTypeService: -1 }),
    ),
    ...(notices.length > 0 && { notices }),
    ...countOthers(json, told),
    ...given('closure', json.fermeture && readClosure(json.fermeture)),
  };
}

function readPlatformOfStation(json: QuaiStationJson): PlatformOfStation {
  return {
    ...readPlatform(json),
    lines: json.parcours.map(readDirection),
    ...given('closure', json.fermeture && readClosure(json.fermeture)),
  };
}

function readLineAtStop(json: ParcoursArretJson, told: ReadonlySet<string>): LineAtStop {
  return {
    ...readDirection(json.parcours),
    outcome: outcomes[json.etatService],
    isAlightingOnly: json.descenteSeulement,
    ...givenMoment('next', json.prochainDepart),
    ...givenMoment('lastLeft', json.dernierPasse),
    ...givenMoment('firstTomorrow', json.premierDemain),
    ...countOthers(json, told),
  };
}

/** The wire names every notice and describes the gravest. */
function countOthers({ avis }: { readonly avis: readonly string[] }, told: ReadonlySet<string>) {
  const otherNotices = avis.filter((id) => !told.has(id)).length;
  return otherNotices > 0 ? { otherNotices } : {};
}

type LineKindJson = Pick<ParcoursArretJson['parcours'], 'codeTypeService' | 'typeTransport'>;

/** The wire says of what kind a line is beside its departures, not in each of them. */
export function readDeparture(json: DepartJson, line: LineKindJson): Departure {
  return {
    number: json.noParcours,
    serviceTypeCode: line.codeTypeService,
    ...readMode(line),
    direction: json.codeDirection,
    towards: json.nomDestination,
    tripId: json.idVoyage,
    tripDate: readDay(json.date),
    planned: parseMoment(json.prevue),
    expected: parseMoment(json.attendue),
    state: departureStates[json.etat],
    day: readDay(json.jour),
    ...given('replacement', json.remplacement && readReplacementOf(json.remplacement)),
    ...given('announcedDelay', json.retardAnnonce),
    ...given('every', json.frequence && readEvery(json.frequence)),
    ...given('platform', json.quai && readPlatform(json.quai)),
    ...given('onRequest', json.surDemande && readRequest(json.surDemande)),
  };
}

function readReplacementOf(json: NonNullable<DepartJson['remplacement']>): Departure['replacement'] {
  return { ...readReplacement(json), ...givenMoment('expected', json.attendue) };
}
