import { z } from 'zod';
import type { Copies } from '#clients/copies/copies.ts';
import { donneesOuvertesSchema } from '#contract/schedule/donnees-ouvertes.ts';
import { listeParcoursSchema } from '#contract/schedule/parcours.ts';
import { arretsProchesSchema, rechercheSchema, type ArretTrouveJson } from '#contract/schedule/recherche.ts';
import type { FoundStop, StopQuestion } from '#domain/stop-search.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';

/** A line as the site knows it: its number, its kind of service and where it ends. */
export interface LineSummary {
  readonly number: string;
  readonly serviceTypeCode: number;
  /** One for each direction it runs in. */
  readonly ends: readonly string[];
}

/** The timetables in the site's words. Reads come through copies: see `clients/copies`. */
export interface ScheduleClient {
  loadLines(): Promise<LineSummary[]>;
}

/** Only what is read of a line has to be there. */
const linesSchema = z.array(
  listeParcoursSchema.element.pick({ noParcours: true, codeTypeService: true }).extend({
    descriptionDirectionPrincipale: z.string().nullish(),
    descriptionDirectionRetour: z.string().nullish(),
  }),
);

/** Lines change with the feed, a few times a year. */
const linesLife = { freshMs: 5 * 60_000, keepMs: 24 * 3_600_000 };

export function createScheduleClient(transport: Transport, copies: Copies): ScheduleClient {
  const load = async (): Promise<LineSummary[]> => {
    const lines = await getJson(transport, '/horaire/ListeParcours/', linesSchema);
    return lines.map((line) => ({
      number: line.noParcours,
      serviceTypeCode: line.codeTypeService,
      ends: [line.descriptionDirectionPrincipale, line.descriptionDirectionRetour].flatMap(
        (end) => end || [],
      ),
    }));
  };
  return { loadLines: () => copies.read({ key: 'schedule:line-list', ...linesLife, load }) };
}

/** The zone in which the timetables are meant. */
export async function findFeedZone(transport: Transport): Promise<string> {
  const zoneSchema = donneesOuvertesSchema.pick({ fuseauHoraire: true });
  return (await getJson(transport, '/donneesOuvertes', zoneSchema)).fuseauHoraire;
}

/** Stops by words, near a point, or both: always asked for, since two riders rarely ask the same. */
export async function searchStops(transport: Transport, question: StopQuestion): Promise<FoundStop[]> {
  const { text, near, withinMetres, limit } = question;
  const ask = <T>(path: string, query: Record<string, string | number | undefined>, schema: z.ZodType<T>) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return getJson(transport, `${path}?${new URLSearchParams(given)}`, schema);
  };
  const place = { ...near, rayon: withinMetres, limite: limit };
  if (text)
    return (await ask('/recherche', { texte: text, ...place }, rechercheSchema)).arrets.map(parseStop);
  return near ? (await ask('/arretsProches', place, arretsProchesSchema)).map(parseStop) : [];
}

function parseStop({ noArret, nom, latitude, longitude, distance }: ArretTrouveJson): FoundStop {
  return { code: noArret, name: nom, latitude, longitude, metres: distance ?? undefined };
}
