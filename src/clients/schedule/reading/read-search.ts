import type { ArretTrouveJson, RechercheJson } from '#contract/schedule/recherche.ts';
import type { LinesAndStops } from '#domain/stop-search.ts';
import type { StopNearby } from '#domain/stop.ts';
import { readDirection, readStop } from './read-fields.ts';

export function readStopNearby(json: ArretTrouveJson): StopNearby {
  return {
    ...readStop(json),
    metres: json.distance ?? undefined,
    lines: json.parcours.map(readDirection),
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
