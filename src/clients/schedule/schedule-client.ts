import { z } from 'zod';
import type { Copies } from '#clients/copies/copies.ts';
import { calendrierSchema } from '#contract/schedule/calendrier.ts';
import { comparaisonSchema } from '#contract/schedule/comparaison.ts';
import { departsSchema } from '#contract/schedule/departs.ts';
import { donneesOuvertesSchema } from '#contract/schedule/donnees-ouvertes.ts';
import { ficheParcoursSchema } from '#contract/schedule/fiche-parcours.ts';
import { suiviParcoursSchema } from '#contract/schedule/flux.ts';
import { feuillesSchema } from '#contract/schedule/feuilles.ts';
import { grilleSchema } from '#contract/schedule/grille.ts';
import { journeeSchema } from '#contract/schedule/journee.ts';
import { nomsTraduitsSchema } from '#contract/schedule/noms-traduits.ts';
import { listeParcoursSchema, listeTraceSchema, tracesSchema } from '#contract/schedule/parcours.ts';
import { arretsProchesSchema, rechercheSchema, type ArretTrouveJson } from '#contract/schedule/recherche.ts';
import { reseauSchema } from '#contract/schedule/reseau.ts';
import { listeVoyageAnnuleSchema } from '#contract/schedule/voyage-annule.ts';
import { voyageSchema } from '#contract/schedule/voyage.ts';
import type { StopBoard } from '#domain/departure.ts';
import type { DayChange } from '#domain/day-change.ts';
import type { Disruption } from '#domain/disruption.ts';
import type { GroundFeature } from '#domain/base-map.ts';
import type { LineSummary, LineTrace, Network } from '#domain/line.ts';
import type { LineDay, LineNow, LineSheet } from '#domain/line-sheet.ts';
import type { Locale } from '#domain/locale.ts';
import type { FoundStop, LinesAndStops, StopQuestion } from '#domain/stop-search.ts';
import type { StopNearby } from '#domain/stop.ts';
import type { LinePrint } from '#domain/line-print.ts';
import type { StopDay, TimetableGrid } from '#domain/timetable.ts';
import type { Trip } from '#domain/trip.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';
import { readDayChanges } from './reading/read-day-change.ts';
import { readBoards } from './reading/read-departures.ts';
import { readDisruption } from './reading/read-disruption.ts';
import { readDay } from './reading/read-fields.ts';
import { readGround } from './reading/read-ground.ts';
import { readDays, readLineDays, readLineNow, readLineSheet } from './reading/read-line.ts';
import { readFound, readStopNearby } from './reading/read-search.ts';
import { readLinePrint } from './reading/read-line-print.ts';
import { readGrid, readStopDay } from './reading/read-timetable.ts';
import { readTraces } from './reading/read-traces.ts';
import { readTrip } from './reading/read-trip.ts';

/** A line on a day, `2026-11-16`; without one, on the rider's day. */
interface LineQuestion {
  readonly number: string;
  readonly date?: string | undefined;
  readonly locale: Locale;
}

interface DirectionQuestion extends LineQuestion {
  /** By its code; without one, the line's main direction. */
  readonly direction?: string | undefined;
}

/**
 * The timetables in the site's words. What is of the whole network comes through copies (see `clients/copies`); all else is
 * asked for each time, since it is never the same for long. What does not exist is undefined; a day without a published
 * schedule is thrown as `not-found`.
 */
export interface ScheduleClient {
  /** The same for another moment (ms): as planned, without real time. */
  at(moment: number): ScheduleClient;
  loadLines(): Promise<LineSummary[]>;
  loadNetwork(): Promise<Network>;
  /** The moment by the service's clock, and the rider's day it belongs to. */
  loadToday(): Promise<{ readonly at: number; readonly day: string }>;
  /** Names that have a form of their own in a language. */
  loadTranslatedNames(locale: Locale): Promise<string[]>;
  /** A board for each stop that exists, in the order asked for. */
  loadBoards(question: {
    readonly codes: readonly string[];
    readonly limit?: number;
    readonly locale: Locale;
  }): Promise<StopBoard[]>;
  loadNearby(question: {
    readonly place: Coordinates;
    readonly withinMetres: number;
    readonly limit: number;
    readonly locale: Locale;
  }): Promise<StopNearby[]>;
  search(question: {
    readonly text: string;
    readonly limit: number;
    readonly locale: Locale;
  }): Promise<LinesAndStops>;
  loadLine(question: LineQuestion): Promise<LineSheet | undefined>;
  /** What moves on it at this moment. */
  loadLineNow(question: Omit<LineQuestion, 'date'>): Promise<LineNow | undefined>;
  /** The days from a date on, with what is told of each. */
  loadLineDays(question: LineQuestion & { readonly days: number }): Promise<LineDay[]>;
  loadGrid(question: DirectionQuestion): Promise<TimetableGrid | undefined>;
  /** What the sheets of its directions that hold on a day are made of. */
  loadLinePrint(question: LineQuestion): Promise<LinePrint | undefined>;
  loadStopDay(question: DirectionQuestion & { readonly stop: string }): Promise<StopDay | undefined>;
  loadTrip(question: {
    readonly tripId: string;
    readonly date: string;
    readonly locale: Locale;
  }): Promise<Trip | undefined>;
  /** Encoded polylines of precision 5, the main one last. */
  loadShapes(question: DirectionQuestion & { readonly date: string }): Promise<string[]>;
  /** The usual way of every direction of the network. */
  loadTraces(): Promise<LineTrace[]>;
  /** What a map shows under the lines; nothing where the operator has no map. */
  loadGround(): Promise<GroundFeature[]>;
  loadDisruptions(question: {
    readonly date?: string | undefined;
    readonly number?: string | undefined;
    readonly locale: Locale;
  }): Promise<Disruption[]>;
  /** What changes for a line between two days, by direction; a direction that stays the same is not there. */
  loadChanges(question: {
    readonly number: string;
    readonly before: string;
    readonly after: string;
    readonly locale: Locale;
  }): Promise<DayChange[]>;
}

/** Only what is read of a line has to be there. */
const linesSchema = z.array(
  listeParcoursSchema.element.pick({ noParcours: true, codeTypeService: true }).extend({
    codeDirectionPrincipale: z.string().nullish(),
    codeDirectionRetour: z.string().nullish(),
    descriptionDirectionPrincipale: z.string().nullish(),
    descriptionDirectionRetour: z.string().nullish(),
    jours: z.string().default('1111111'),
  }),
);

/** Features of an operator's own file may be anything: each is looked at when it is read. */
const groundSchema = z.object({ features: z.array(z.unknown()) });

/** Lines change with the feed, a few times a year. */
const linesLife = { freshMs: 5 * 60_000, keepMs: 24 * 3_600_000 };

type Query = Readonly<Record<string, string | number | undefined>>;

/** The calls that answer for a moment. */
const ofMoment: readonly string[] = [
  '/departs',
  '/parcours',
  '/suiviParcours',
  '/calendrier',
  '/feuilles',
  '/journee',
  '/voyage',
];

export function createScheduleClient(transport: Transport, copies: Copies, moment?: number): ScheduleClient {
  const ask = <T>(path: string, query: Query, schema: z.ZodType<T>) => {
    const at = moment === undefined || !ofMoment.includes(path) ? undefined : new Date(moment).toISOString();
    return getJson(transport, withQuery(path, { ...query, moment: at }), schema);
  };

  const loadLines = async (): Promise<LineSummary[]> => {
    const lines = await getJson(transport, '/horaire/ListeParcours/', linesSchema);
    return lines.map((line) => ({
      number: line.noParcours,
      serviceTypeCode: line.codeTypeService,
      ends: [line.descriptionDirectionPrincipale, line.descriptionDirectionRetour].flatMap(
        (end) => end || [],
      ),
      directions: [
        readEnd(line.codeDirectionPrincipale, line.descriptionDirectionPrincipale),
        readEnd(line.codeDirectionRetour, line.descriptionDirectionRetour),
      ].flat(),
      days: readDays(line.jours),
    }));
  };

  const loadNetwork = async (): Promise<Network> => {
    const { miseAJour, parcours, arrets } = await getJson(transport, '/reseau', reseauSchema);
    return {
      changed: miseAJour,
      lines: parcours.map(({ noParcours, codesDirection }) => ({
        number: noParcours,
        directions: codesDirection,
      })),
      stops: arrets,
    };
  };

  return {
    at: (another) => createScheduleClient(transport, copies, another),
    loadLines: () => copies.read({ key: 'schedule:line-list', ...linesLife, load: loadLines }),
    loadNetwork: () => copies.read({ key: 'schedule:network', ...linesLife, load: loadNetwork }),
    loadToday: async () => {
      // Every board says them, that of no stop as well.
      const query = { arrets: '0', limite: 1 };
      const { heure, jour } = await ask('/departs', query, departsSchema.pick({ heure: true, jour: true }));
      return { at: Date.parse(heure), day: readDay(jour) };
    },
    loadTranslatedNames: (locale) =>
      copies.read({
        key: `schedule:translated-names-${locale}`,
        ...linesLife,
        load: async () => (await ask('/nomsTraduits', { langue: locale }, nomsTraduitsSchema)).noms,
      }),
    loadBoards: async ({ codes, limit, locale }) =>
      readBoards(
        await ask('/departs', { arrets: codes.join(';'), limite: limit, langue: locale }, departsSchema),
      ),
    loadNearby: async ({ place, withinMetres, limit, locale }) => {
      const query = { ...place, rayon: withinMetres, limite: limit, langue: locale };
      return (await ask('/arretsProches', query, arretsProchesSchema)).map(readStopNearby);
    },
    search: async ({ text, limit, locale }) =>
      readFound(await ask('/recherche', { texte: text, limite: limit, langue: locale }, rechercheSchema)),
    loadLine: async (question) =>
      read(await ask('/parcours', lineQuery(question), ficheParcoursSchema.nullable()), readLineSheet),
    loadLineNow: async (question) =>
      read(await ask('/suiviParcours', lineQuery(question), suiviParcoursSchema.nullable()), readLineNow),
    loadLineDays: async (question) => {
      const query = { ...lineQuery(question), jours: question.days };
      return read(await ask('/calendrier', query, calendrierSchema.nullable()), readLineDays) ?? [];
    },
    loadGrid: async (question) =>
      read(await ask('/grille', directionQuery(question), grilleSchema.nullable()), readGrid),
    loadLinePrint: async (question) =>
      read(await ask('/feuilles', lineQuery(question), feuillesSchema.nullable()), readLinePrint),
    loadStopDay: async (question) => {
      const query = { ...directionQuery(question), noArret: question.stop };
      return read(await ask('/journee', query, journeeSchema.nullable()), readStopDay);
    },
    loadTrip: async ({ tripId, date, locale }) => {
      const query = { idVoyage: tripId, date: compact(date), langue: locale };
      return read(await ask('/voyage', query, voyageSchema.nullable()), readTrip);
    },
    loadShapes: async (question) => {
      const path = '/horaire/ListeParcoursTypeTrace_ParcoursPeriode/';
      return (await ask(path, directionQuery(question), listeTraceSchema)).map(({ polyligne }) => polyligne);
    },
    loadTraces: () =>
      copies.read({
        key: 'schedule:traces',
        ...linesLife,
        load: async () => readTraces(await ask('/traces', {}, tracesSchema)),
      }),
    loadGround: () =>
      copies.read({
        key: 'schedule:ground',
        ...linesLife,
        load: async () => readGround((await ask('/carte', {}, groundSchema)).features),
      }),
    loadDisruptions: async ({ date, number, locale }) => {
      const query = { date: compact(date), noParcours: number, langue: locale };
      return (await ask('/voyagesAnnules', query, listeVoyageAnnuleSchema)).map(readDisruption);
    },
    loadChanges: async ({ number, before, after, locale }) => {
      const dates = { dateAvant: compact(before), dateApres: compact(after) };
      const query = { noParcours: number, ...dates, langue: locale };
      return read(await ask('/comparaison', query, comparaisonSchema.nullable()), readDayChanges) ?? [];
    },
  };
}

/** The wire gives a code of direction even where the line does not run that way. */
const readEnd = (direction: string | null | undefined, towards: string | null | undefined) =>
  direction && towards ? [{ direction, towards }] : [];

const lineQuery = ({ number, date, locale }: LineQuestion) => ({
  noParcours: number,
  date: compact(date),
  langue: locale,
});

const directionQuery = (question: DirectionQuestion) => ({
  ...lineQuery(question),
  codeDirection: question.direction,
});

/** `2026-11-16` as the wire writes it. */
const compact = (date: string | undefined) => date?.replaceAll('-', '');

/** The wire says null of what does not exist. */
function read<Json, Value>(json: Json | null, reader: (json: Json) => Value): Value | undefined {
  return json === null ? undefined : reader(json);
}

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`;
}

/** The zone in which the timetables are meant. */
export async function findFeedZone(transport: Transport): Promise<string> {
  const zoneSchema = donneesOuvertesSchema.pick({ fuseauHoraire: true });
  return (await getJson(transport, '/donneesOuvertes', zoneSchema)).fuseauHoraire;
}

/** Stops by words, near a point, or both: always asked for, since two riders rarely ask the same. */
export async function searchStops(transport: Transport, question: StopQuestion): Promise<FoundStop[]> {
  const { text, near, withinMetres, limit } = question;
  const place = { ...near, rayon: withinMetres, limite: limit };
  if (text) {
    const path = withQuery('/recherche', { texte: text, ...place });
    return (await getJson(transport, path, rechercheSchema)).arrets.map(parseStop);
  }
  if (!near) return [];
  return (await getJson(transport, withQuery('/arretsProches', place), arretsProchesSchema)).map(parseStop);
}

function parseStop({ noArret, nom, latitude, longitude, distance }: ArretTrouveJson): FoundStop {
  return { code: noArret, name: nom, latitude, longitude, metres: distance ?? undefined };
}
