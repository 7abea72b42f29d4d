import type { VoyageAnnuleJson } from '#contract/schedule/voyage-annule.ts';
import type { Disruption } from '#domain/disruption.ts';
import { parseMoment } from '#lib/time/moment.ts';
import { given, givenMoment, readDay } from './read-fields.ts';

/** `voyagesAnnules`: one record. */
export function readDisruption(json: VoyageAnnuleJson): Disruption {
  return {
    kind: json.genre === 'annule' ? 'cancelled' : 'shortened',
    number: json.noParcours,
    direction: json.codeDirection,
    towards: json.nomDestination,
    tripId: json.idVoyage,
    tripDate: readDay(json.date),
    leaves: parseMoment(json.depart),
    stops: json.arrets,
    announced: parseMoment(json.annonce),
    ...givenMoment('restored', json.retabli),
    ...given('notice', json.avis && readReason(json.avis)),
  };
}

function readReason({
  id,
  gravite,
  titre,
  chemin,
}: NonNullable<VoyageAnnuleJson['avis']>): NonNullable<Disruption['notice']> {
  return { id, source: 'content', severity: gravite, title: titre, ...given('path', chemin) };
}
