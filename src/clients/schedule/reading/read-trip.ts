import type { PassageVoyageJson, PositionJson, VoyageJson } from '#contract/schedule/voyage.ts';
import type { Trip, TripBus, TripCall } from '#domain/trip.ts';
import { parseMoment } from '#lib/time/moment.ts';
import { readAlongOfTrip, readRequest } from './read-access.ts';
import {
  given,
  readDay,
  readDirection,
  readEvery,
  readPosition,
  readStop,
  readTrust,
} from './read-fields.ts';
import { readNoticeRefs, readReplacement } from './read-notices.ts';

/** `voyage`: one trip on one service date. */
export function readTrip(json: VoyageJson): Trip {
  return {
    at: Date.parse(json.heure),
    ...readDirection(json.parcours),
    towards: json.nomDestination,
    tripId: json.idVoyage,
    tripDate: readDay(json.date),
    isCancelled: json.annule,
    trust: readTrust(json.tempsReel),
    calls: json.passages.map(readCall),
    ...given('along', json.entreArrets && readAlongOfTrip(json.entreArrets)),
    ...given('bus', json.autobus && readTripBus(json.autobus)),
    ...(json.listeAvis?.length && { notices: readNoticeRefs(json.listeAvis) }),
  };
}

function readCall(json: PassageVoyageJson): TripCall {
  return {
    ...readStop(json.arret),
    planned: parseMoment(json.prevue),
    expected: parseMoment(json.attendue),
    isLive: json.retard !== null,
    hasPassed: json.estPasse,
    isSkipped: json.nonDesservi,
    isAlightingOnly: json.descenteSeulement,
    isApproximate: json.approximatif,
    ...given('every', json.frequence && readEvery(json.frequence)),
    ...given('onRequest', json.surDemande && readRequest(json.surDemande)),
    ...given('replacement', json.remplacement && readReplacement(json.remplacement)),
  };
}

function readTripBus(json: PositionJson): TripBus {
  return {
    ...readPosition(json),
    ...given('nextCall', json.prochain),
  };
}
