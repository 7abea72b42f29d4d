import { arretsProchesSchema, rechercheSchema, type ArretTrouveJson } from '#contract/schedule/recherche.ts';
import type { FoundStop, StopQuestion } from '#domain/stop-search.ts';
import type { Transport } from '#platform/transport.ts';
import { createAsk } from './ask.ts';

/** Stops by words, near a point, or both: always asked for, since two riders rarely ask the same. */
export async function searchStops(transport: Transport, question: StopQuestion): Promise<FoundStop[]> {
  const { text, near, withinMetres, limit } = question;
  const ask = createAsk(transport);
  const place = { ...near, rayon: withinMetres, limite: limit };
  if (text) {
    return (await ask('/recherche', { texte: text, ...place }, rechercheSchema)).arrets.map(parseStop);
  }
  if (!near) return [];
  return (await ask('/arretsProches', place, arretsProchesSchema)).map(parseStop);
}

function parseStop({ noArret, nom, latitude, longitude, distance }: ArretTrouveJson): FoundStop {
  return { code: noArret, name: nom, latitude, longitude, metres: distance ?? undefined };
}
