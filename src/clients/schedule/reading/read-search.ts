import type { ArretTrouveJson, RechercheJson } from '#contract/schedule/recherche.ts';
import type { LinesAndStops, StopNearby } from '#domain/stop-search.ts';
import { given, readDirection, readMode, readStop } from './read-fields.ts';
import { readClosure } from './read-notices.ts';

export function readStopNearby(json: ArretTrouveJson): StopNearby {
  return {
    ...readStop(json),
    metres: json.distance ?? undefined,
    lines: json.parcours.map(readDirection),
    ...given('closure', json.fermeture && readClosure(json.fermeture)),
    ...(json.approximatif && { isApproximate: true }),
  };
}

/** `recherche`: both lists, best first. */
export function readFound({ parcours, arrets }: RechercheJson): LinesAndStops {
  return {
    lines: parcours.map(({ noParcours, description, codeTypeService, typeTransport, approximatif }) => ({
      number: noParcours,
      serviceTypeCode: codeTypeService,
      ...readMode({ typeTransport }),
      description,
      ...(approximatif && { isApproximate: true }),
    })),
    stops: arrets.map(readStopNearby),
  };
}
