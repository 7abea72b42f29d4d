import type { ArretTrouveJson, RechercheJson } from '#contract/schedule/recherche.ts';
import type { LinesAndStops, StopNearby } from '#domain/stop-search.ts';
import { given, readDirection, readStop } from './read-fields.ts';
import { readClosure } from './read-notices.ts';

export function readStopNearby(json: ArretTrouveJson): StopNearby {
  return {
    ...readStop(json),
    metres: json.distance ?? undefined,
    lines: json.parcours.map(readDirection),
    ...given('closure', json.fermeture && readClosure(json.fermeture)),
  };
}

/** `recherche`: both lists, best first. */
export function readFound({ parcours, arrets }: RechercheJson): LinesAndStops {
  return {
    lines: parcours.map(({ noParcours, description, codeTypeService }) => ({
      number: noParcours,
      serviceTypeCode: codeTypeService,
      description,
    })),
    stops: arrets.map(readStopNearby),
  };
}
