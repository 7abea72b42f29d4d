import { setTimeout as wait } from 'node:timers/promises';
import type { MailStep } from '#tests/support/mail-sink.ts';
import { until } from '../stage/until.ts';
import type { Holds } from './holds.ts';
import { anyPlace, type Place } from './places.ts';

/** Something that somebody asks a process for, which a mail follows. */
export interface Asking {
  /** Whom the mail goes to. */
  readonly to: string;
  /** What is asked for before it, where there is such a thing: the files of a form. */
  readonly prepared?: Promise<void>;
  readonly answered: Promise<void>;
}

/** Those who ask for something again and again, until they are stopped. */
export interface People {
  /** How many asked so far. */
  readonly count: number;
  /** Answers that nobody should get, whatever is killed or away. */
  readonly odd: readonly number[];
  /** Asks once more, for a step whose mail no trouble of the mail server's comes before. */
  ask(place: Place, step: string): Asking;
  stop(): Promise<void>;
}

/** What kills have at hand. */
export interface Killing {
  readonly places: readonly Place[];
  readonly people: People;
  readonly chance: () => number;
  /** Kills whoever comes to this step with a mail to this address. */
  readonly traps: Map<string, MailStep>;
  /** Undefined on the embedded database, which nobody else can look into. */
  readonly holds: Holds | undefined;
}

/** One kill; false where its moment did not come. */
export type Kill = (killing: Killing, nth: number) => Promise<boolean>;

const trapMs = 30_000;

/** Sometime, while people ask and mails leave. */
export const atRandom: Kill = async ({ places, chance }, nth) => {
  await wait(chance() * 1200);
  return (await anyPlace(places, nth)).kill('at random');
};

/** When the answer has come, which is after the commit. */
export const whenAnswered: Kill = async ({ places, people }, nth) => {
  const place = await anyPlace(places, nth);
  await people.ask(place, 'committed').answered;
  return place.kill('after the commit');
};

/** By the mail server, when a mail comes to this step, whoever brings it. */
const atStep =
  (step: MailStep): Kill =>
  async ({ places, people, traps }, nth) => {
    const { to } = people.ask(await anyPlace(places, nth), step);
    traps.set(to, step);
    return (await until(() => !traps.has(to), trapMs, 10)) !== undefined;
  };

type Cause = (killing: Killing, place: Place) => Promise<void> | void;

/** While a process is held inside the database; what brings it there is somebody who asks, unless told. */
export const atMoment =
  (
    moment: string,
    words: string,
    cause: Cause = ({ people }, place) => void people.ask(place, moment),
  ): Kill =>
  async (killing, nth) => {
    const { places, holds } = killing;
    let isKilled = false;
    await holds?.during(moment, async (waiting) => {
      await cause(killing, await anyPlace(places, nth));
      const name = await waiting();
      const held = places.find((place) => place.name === name);
      // Some work begins before anybody knows that the process is there.
      await until(() => held?.origin !== undefined, trapMs, 10);
      isKilled = held?.kill(words) ?? false;
      // It is gone before the lock is given up, so that the database finds nobody to answer to.
      await wait(50);
    });
    return isKilled;
  };

/** Everything that can be seen from outside of the database. */
export const stepsFromOutside: readonly Kill[] = [
  atRandom,
  whenAnswered,
  atStep('recipient'),
  atStep('text'),
  atStep('taken'),
  atStep('answered'),
];

const stepWords = {
  recipient: 'before DATA',
  text: 'in DATA',
  taken: 'after DATA, before its answer',
  answered: 'after the answer to DATA',
} satisfies Record<MailStep, string>;

/** Kills at the step that a trap waits for. */
export const springTrap =
  (traps: Map<string, MailStep>) =>
  (place: Place, step: MailStep, to: string): void => {
    if (traps.get(to) !== step) return;
    if (place.kill(stepWords[step])) traps.delete(to);
  };
