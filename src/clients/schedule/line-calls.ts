import { calendrierSchema } from '#contract/schedule/calendrier.ts';
import { comparaisonSchema } from '#contract/schedule/comparaison.ts';
import { ficheParcoursSchema } from '#contract/schedule/fiche-parcours.ts';
import { feuillesSchema } from '#contract/schedule/feuilles.ts';
import { suiviParcoursSchema } from '#contract/schedule/flux.ts';
import { grilleSchema } from '#contract/schedule/grille.ts';
import { journeeSchema } from '#contract/schedule/journee.ts';
import { listeTraceSchema } from '#contract/schedule/parcours.ts';
import { listeVoyageAnnuleSchema } from '#contract/schedule/voyage-annule.ts';
import { voyageSchema } from '#contract/schedule/voyage.ts';
import type { DayChange } from '#domain/day-change.ts';
import type { Disruption } from '#domain/disruption.ts';
import type { LineDay, LineNow, LineSheet } from '#domain/line-sheet.ts';
import type { LinePrint } from '#domain/line-print.ts';
import type { Locale } from '#domain/locale.ts';
import type { StopDay, TimetableGrid } from '#domain/timetable.ts';
import type { Trip } from '#domain/trip.ts';
import {
  compact,
  directionQuery,
  lineQuery,
  read,
  type Ask,
  type DirectionQuestion,
  type LineQuestion,
} from './ask.ts';
import { readDayChanges } from './reading/read-day-change.ts';
import { readDisruption } from './reading/read-disruption.ts';
import { readLineDays, readLineNow, readLineSheet } from './reading/read-line.ts';
import { readLinePrint } from './reading/read-line-print.ts';
import { readGrid, readStopDay } from './reading/read-timetable.ts';
import { readTrip } from './reading/read-trip.ts';

/** A line on its days, its trips, and what happens to them. */
export interface LineCalls {
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

export function createLineCalls(ask: Ask): LineCalls {
  return {
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
