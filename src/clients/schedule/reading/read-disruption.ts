import type { VoyageAnnuleJson } from '#contract/schedule/voyage-annule.ts';
import type { Disruption } from '#domain/disruption.ts';
import { givenInstant, readDay, readInstant } from './read-fields.ts';

/** `voyagesAnnules`: one record. */
export function readDisruption(json: VoyageAnnuleJson): Disruption {
  return {
    kind: json.genre === 'annule' ? 'cancelled' : 'shortened',
    number: json.noParcours,
    direction: json.codeDirection,
    towards: json.nomDestination,
    tripId: json.idVoyage,
    tripDate: readDay(json.date),
    leavesAt: readInstant(json.depart),
    stops: json.arrets,
    announcedAt: readInstant(json.annonce),
    ...givenInstant('restoredAt', json.retabli),
  };
}
