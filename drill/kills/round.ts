import type pg from 'pg';
import type { Queryable } from '#platform/database/transaction.ts';
import type { HoldTriggers } from './holds.ts';
import type { Handed } from './ledger.ts';
import type { Place } from './places.ts';
import type { Kill, People } from './steps.ts';

export interface RoundOptions {
  readonly kills: number;
  readonly chance: () => number;
  say(line: string): void;
}

/** What processes are killed in: who asks for what, at which moments, and what is found in the end. */
export interface Play<Asking extends People, Kept> {
  /** The part of the program that has the work. */
  readonly part: string;
  readonly settings: Readonly<Record<string, string>>;
  /** What people ask for, as lines of the report say it. */
  readonly asks: string;
  /** Whether a mail belongs to an exact step: nothing else goes wrong on its way. */
  isExact(to: string): boolean;
  startPeople(places: readonly Place[]): Asking;
  readonly steps: readonly Kill[];
  /** Moments inside PostgreSQL, and what is to be there before anybody asks. */
  readonly triggers: HoldTriggers;
  prepare(pool: pg.Pool): Promise<void>;
  /** How many mails, or causes of mails, have not come to an end. */
  countWaiting(on: Queryable): Promise<number>;
  /** When all of them have, and every process was stopped. */
  read(end: RoundEnd): Promise<Kept>;
}

export interface RoundEnd {
  /** Looks into the database while no process runs. */
  look<Result>(work: (on: Queryable) => Promise<Result>): Promise<Result>;
  /** One that can begin once more. */
  readonly place: Place;
}

export interface Round<Asking extends People, Kept> extends Handed {
  readonly people: Asking;
  readonly kept: Kept;
  /** Clean stops in between. */
  readonly stops: number;
  readonly outages: number;
  readonly amiss: readonly string[];
}

/** What the mail servers took, and what those who brought it say. */
export const readPlaces = (places: readonly Place[]): Pick<Handed, 'arrivals' | 'unanswered'> => ({
  arrivals: places.flatMap(({ name: place, sink }) => sink.mails.map((mail) => ({ ...mail, place }))),
  unanswered: places.flatMap(({ name: place, unanswered }) => unanswered().map((id) => ({ place, id }))),
});

export const tellOdd = ({ odd }: People): string[] =>
  odd.length > 0 ? [`people were answered ${[...new Set(odd)].join(', ')}`] : [];
