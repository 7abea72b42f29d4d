import { departsSchema } from '#contract/schedule/departs.ts';
import { arretsProchesSchema, rechercheSchema } from '#contract/schedule/recherche.ts';
import type { StopBoard } from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import type { LinesAndStops, StopNearby } from '#domain/stop-search.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import type { Ask } from './ask.ts';
import { readBoards } from './reading/read-departures.ts';
import { readDay } from './reading/read-fields.ts';
import { readFound, readStopNearby } from './reading/read-search.ts';

/** Stops, what leaves from them, and what is found by words. */
export interface StopCalls {
  /** The moment by the service's clock, and the rider's day it belongs to. */
  loadToday(): Promise<{ readonly at: number; readonly day: string }>;
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
}

export function createStopCalls(ask: Ask): StopCalls {
  return {
    loadToday: async () => {
      // Every board says them, that of no stop as well.
      const query = { arrets: '0', limite: 1 };
      const { heure, jour } = await ask('/departs', query, departsSchema.pick({ heure: true, jour: true }));
      return { at: Date.parse(heure), day: readDay(jour) };
    },
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
  };
}
