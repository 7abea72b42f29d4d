import type { CalendrierJson } from '#contract/schedule/calendrier.ts';
import type { AutobusEnServiceJson } from '#contract/schedule/autobus.ts';
import type { FicheParcoursJson } from '#contract/schedule/fiche-parcours.ts';
import type { SuiviParcoursJson } from '#contract/schedule/flux.ts';
import type {
  Bus,
  LineAbout,
  LineDay,
  LineDirection,
  LineNow,
  LineSheet,
  LineStop,
  NextAtStop,
} from '#domain/line-sheet.ts';
import { departureStates } from './read-departures.ts';
import { readAlongOfLine, readRequest } from './read-access.ts';
import { parseAddress } from '#lib/parse-address.ts';
import { parseMoment, shiftMoment } from '#lib/time/moment.ts';
import {
  dayKinds,
  given,
  givenMoment,
  readDay,
  readDirection,
  readMode,
  readEvery,
  readPosition,
  readStop,
  readTrust,
} from './read-fields.ts';
import { readNoticeRefs, readReplacement } from './read-notices.ts';

type DirectionJson = FicheParcoursJson['directions'][number];
type StopNowJson = SuiviParcoursJson['directions'][number]['arrets'][number];

/** `parcours`: a line on a day. */
export function readLineSheet(json: FicheParcoursJson): LineSheet {
  const { parcours, periode } = json;
  return {
    number: parcours.noParcours,
    serviceTypeCode: parcours.codeTypeService,
    ...readMode(parcours),
    description: parcours.description,
    days: readDays(parcours.jours),
    isAccessible: parcours.accessible,
    date: readDay(json.date),
    dayKind: dayKinds[json.genreJour],
    ...given(
      'period',
      periode && {
        from: readDay(periode.dateDebut),
        to: readDay(periode.dateFin),
        isFromSure: periode.debutCertain,
        isToSure: periode.finCertaine,
      },
    ),
    trust: readTrust(json.tempsReel),
    version: json.versionHoraire,
    ...readAbout(json),
    ...given('along', json.entreArrets && readAlongOfLine(json.entreArrets)),
    directions: json.directions.map(readLineDirection),
    ...(json.listeAvis?.length && { notices: readNoticeRefs(json.listeAvis) }),
  };
}

const bikes = { tous: 'all', certains: 'some', aucun: 'none' } as const;
/** A feed is another's text: an address of it that is none of the web leads nowhere. */
const isOfWeb = (address: string): boolean => /^https?:\/\//i.test(address) && parseAddress(address) !== null;

function readAbout({ exploitant, precisions, site, velos }: FicheParcoursJson): {
  readonly about?: LineAbout;
} {
  const operator = exploitant && {
    name: exploitant.nom,
    ...(exploitant.telephone && { phone: exploitant.telephone }),
    ...(isOfWeb(exploitant.site) && { website: exploitant.site }),
  };
  const about = {
    ...given('operator', operator),
    ...given('description', precisions),
    ...given('website', site !== undefined && isOfWeb(site) ? site : undefined),
    ...given('bikes', velos && bikes[velos]),
  };
  return Object.keys(about).length > 0 ? { about } : {};
}

/** `0111110`, from Sunday on. */
export const readDays = (days: string): boolean[] => Array.from(days, (day) => day === '1');

function readLineDirection(json: DirectionJson): LineDirection {
  return {
    direction: json.codeDirection,
    towards: json.description,
    origin: json.origine,
    terminus: json.terminus,
    trips: json.nombreVoyages,
    ...givenMoment('first', json.premierDepart),
    ...givenMoment('last', json.dernierDepart),
    fingerprint: json.empreinte,
    stops: json.arrets.map(readLineStop),
    variants: json.variantes.map(({ nombreVoyages, destinations, arrets }) => ({
      trips: nombreVoyages,
      destinations,
      stops: arrets,
    })),
  };
}

function readLineStop(json: DirectionJson['arrets'][number]): LineStop {
  return {
    ...readStop(json),
    isServed: !json.arretNonDesservi,
    ...given('replacement', json.remplacement && readReplacement(json.remplacement)),
    isAlightingOnly: json.descenteSeulement,
    ...given('onRequest', json.surDemande && readRequest(json.surDemande)),
    lines: json.parcours.map(readDirection),
    ...givenMoment('next', json.prochainDepart),
  };
}

/** `flux` of a line: its buses, and the next minute at each of its stops. */
export function readLineNow(json: SuiviParcoursJson): LineNow {
  return {
    at: Date.parse(json.heure),
    trust: readTrust(json.tempsReel),
    buses: json.autobus.map(readBus),
    directions: json.directions.map(({ codeDirection, arrets }) => ({
      direction: codeDirection,
      stops: arrets.map((stop) => ({ code: stop.noArret, ...given('next', readNext(stop)) })),
    })),
  };
}

function readNext({ attendue, retard, etat, frequence }: StopNowJson): NextAtStop | undefined {
  if (attendue === null || etat === null) return undefined;
  const expected = parseMoment(attendue);
  const planned = retard ? shiftMoment(expected, -1000 * retard) : undefined;
  return {
    expected,
    state: departureStates[etat],
    ...given('planned', planned),
    ...given('every', frequence && readEvery(frequence)),
  };
}

export function readBus(json: AutobusEnServiceJson): Bus {
  return {
    ...readPosition(json),
    number: json.noParcours,
    direction: json.codeDirection,
    towards: json.nomDestination,
    tripId: json.idVoyage,
    tripDate: readDay(json.date),
    ...given('nextStop', json.prochainArret),
  };
}

/** `calendrier`: the days of a line from a date on. */
export function readLineDays(json: CalendrierJson): LineDay[] {
  return json.jours.map((day) => ({
    date: readDay(day.date),
    kind: dayKinds[day.genreJour],
    trips: day.nombreVoyages,
    directions: day.directions.map(({ codeDirection, nombreVoyages, empreinte }) => ({
      direction: codeDirection,
      trips: nombreVoyages,
      fingerprint: empreinte,
    })),
    period: { from: readDay(day.periode.dateDebut), to: readDay(day.periode.dateFin), name: day.periode.nom },
  }));
}
