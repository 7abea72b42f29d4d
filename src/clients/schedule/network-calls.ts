import { z } from 'zod';
import type { Copies } from '#clients/copies/copies.ts';
import { nomsTraduitsSchema } from '#contract/schedule/noms-traduits.ts';
import { listeParcoursSchema, tracesSchema } from '#contract/schedule/parcours.ts';
import { reseauSchema } from '#contract/schedule/reseau.ts';
import type { GroundFeature } from '#domain/base-map.ts';
import type { LineSummary, LineTrace, Network } from '#domain/line.ts';
import type { Locale } from '#domain/locale.ts';
import type { Ask } from './ask.ts';
import { given } from './reading/read-fields.ts';
import { readGround } from './reading/read-ground.ts';
import { readMode } from './reading/read-fields.ts';
import { readDays } from './reading/read-line.ts';
import { readTraces } from './reading/read-traces.ts';

/** What is of the whole network: it comes through copies, and is the same at every moment. */
export interface NetworkCalls {
  loadLines(locale: Locale): Promise<LineSummary[]>;
  loadNetwork(): Promise<Network>;
  /** Names that have a form of their own in a language. */
  loadTranslatedNames(locale: Locale): Promise<string[]>;
  /** The usual way of every direction of the network. */
  loadTraces(): Promise<LineTrace[]>;
  /** What a map shows under the lines; nothing where the operator has no map. */
  loadGround(): Promise<GroundFeature[]>;
}

/** Only what is read of a line has to be there. */
const linesSchema = z.array(
  listeParcoursSchema.element.pick({ noParcours: true, codeTypeService: true, typeTransport: true }).extend({
    codeDirectionPrincipale: z.string().nullish(),
    codeDirectionRetour: z.string().nullish(),
    descriptionDirectionPrincipale: z.string().nullish(),
    descriptionDirectionRetour: z.string().nullish(),
    exploitant: z.string().optional(),
    rang: z.number().optional(),
    jours: z.string().default('1111111'),
  }),
);

/** Features of an operator's own file may be anything: each is looked at when it is read. */
const groundSchema = z.object({ features: z.array(z.unknown()) });

/** Lines change with the feed, a few times a year. */
const linesLife = { freshMs: 5 * 60_000, keepMs: 24 * 3_600_000 };

export function createNetworkCalls(ask: Ask, copies: Copies): NetworkCalls {
  const loadLines = async (locale: Locale): Promise<LineSummary[]> => {
    const lines = await ask('/horaire/ListeParcours/', { langue: locale }, linesSchema);
    return lines.map((line) => ({
      number: line.noParcours,
      serviceTypeCode: line.codeTypeService,
      ...readMode(line),
      ends: [line.descriptionDirectionPrincipale, line.descriptionDirectionRetour].flatMap(
        (end) => end || [],
      ),
      directions: [
        readEnd(line.codeDirectionPrincipale, line.descriptionDirectionPrincipale),
        readEnd(line.codeDirectionRetour, line.descriptionDirectionRetour),
      ].flat(),
      days: readDays(line.jours),
      ...given('operator', line.exploitant),
      ...given('rank', line.rang),
    }));
  };

  const loadNetwork = async (): Promise<Network> => {
    const { miseAJour, parcours, arrets } = await ask('/reseau', {}, reseauSchema);
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
    loadLines: (locale) =>
      copies.read({ key: `schedule:line-list-${locale}`, ...linesLife, load: () => loadLines(locale) }),
    loadNetwork: () => copies.read({ key: 'schedule:network', ...linesLife, load: loadNetwork }),
    loadTranslatedNames: (locale) =>
      copies.read({
        key: `schedule:translated-names-${locale}`,
        ...linesLife,
        load: async () => (await ask('/nomsTraduits', { langue: locale }, nomsTraduitsSchema)).noms,
      }),
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
  };
}

/** The wire gives a code of direction even where the line does not run that way. */
const readEnd = (direction: string | null | undefined, towards: string | null | undefined) =>
  direction && towards ? [{ direction, towards }] : [];
