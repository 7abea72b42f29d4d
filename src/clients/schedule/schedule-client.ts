import { z } from 'zod';
import { arretsProchesSchema, rechercheSchema, type ArretTrouveJson } from '#contract/schedule/recherche.ts';
import type { FoundStop, StopQuestion } from '#domain/stop-search.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';

const lineSchema = z.object({ noParcours: z.coerce.string(), codeTypeService: z.coerce.string() });

/** A line as the shell of the site knows it: its number and its kind of service. */
export interface LineSummary {
  readonly number: string;
  readonly serviceTypeCode: string;
}

export interface ScheduleClient {
  loadLines(): Promise<LineSummary[]>;
  searchStops(question: StopQuestion): Promise<FoundStop[]>;
}

export function createScheduleClient(transport: Transport): ScheduleClient {
  const ask = <T>(path: string, query: Record<string, string | number | undefined>, schema: z.ZodType<T>) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return getJson(transport, `${path}?${new URLSearchParams(given)}`, schema);
  };
  return {
    loadLines: async () => {
      const lines = await getJson(transport, '/horaire/ListeParcours/', z.array(lineSchema));
      return lines.map((line) => ({ number: line.noParcours, serviceTypeCode: line.codeTypeService }));
    },
    searchStops: async ({ text, near, withinMetres, limit }) => {
      const place = { ...near, rayon: withinMetres, limite: limit };
      if (text)
        return (await ask('/recherche', { texte: text, ...place }, rechercheSchema)).arrets.map(parseStop);
      return near ? (await ask('/arretsProches', place, arretsProchesSchema)).map(parseStop) : [];
    },
  };
}

function parseStop({ noArret, nom, latitude, longitude, distance }: ArretTrouveJson): FoundStop {
  return { code: noArret, name: nom, latitude, longitude, metres: distance ?? undefined };
}
