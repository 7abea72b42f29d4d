import { setTimeout as wait } from 'node:timers/promises';
import type { MailStep } from '#tests/support/mail-sink.ts';
import { until } from '../stage/until.ts';
import type { Holds, Moment } from './holds.ts';
import { anyPlace, type Place } from './places.ts';
import type { Registrations } from './registrations.ts';

/** What kills have at hand. */
export interface Killing {
  readonly places: readonly Place[];
  readonly people: Registrations;
  readonly chance: () => number;
  /** Kills whoever comes to this step with a mail to this address. */
  readonly traps: Map<string, MailStep>;
  /** Undefined on the embedded database, which nobody else can look into. */
  readonly holds: Holds | undefined;
  /** Publishes a notice. */
  readonly publish: (() => Promise<void>) | undefined;
}

/** One kill; false where its moment did not come. */
export type Kill = (killing: Killing, nth: number) => Promise<boolean>;

const trapMs = 30_000;

/** Sometime, while profiles are asked for and mails leave. */
const atRandom: Kill = async ({ places, chance }, nth) => {
  await wait(chance() * 1200);
  return (await anyPlace(places, nth)).kill('at random');
};

/** When the answer has come, which is after the commit. */
const whenAnswered: Kill = async ({ places, people }, nth) => {
  const place = await anyPlace(places, nth);
  await people.ask(place, 'exact.committed').answered;
  return place.kill('after the commit');
};

/** By the mail server, when a mail comes to this step, whoever brings it. */
const atStep =
  (step: MailStep): Kill =>
  async ({ places, people, traps }, nth) => {
    const { mail } = people.ask(await anyPlace(places, nth), `exact.${step}`);
    traps.set(mail, step);
    return (await until(() => !traps.has(mail), trapMs, 10)) !== undefined;
  };

/** While a process is held inside the database. */
const atMoment =
  (moment: Moment, words: string, cause: (killing: Killing, place: Place) => Promise<void> | void): Kill =>
  async (killing, nth) => {
    const { places, holds } = killing;
    let isKilled = false;
    await holds?.during(moment, async (waiting) => {
      await cause(killing, await anyPlace(places, nth));
      const name = await waiting();
      const held = places.find((place) => place.name === name);
      // A notice is told from the first moment on, before anybody knows that the process is there.
      await until(() => held?.origin !== undefined, trapMs, 10);
      isKilled = held?.kill(words) ?? false;
      // It is gone before the lock is given up, so that the database finds nobody to answer to.
      await wait(50);
    });
    return isKilled;
  };

const askAs =
  (moment: Moment) =>
  ({ people }: Killing, place: Place): void =>
    void people.ask(place, `exact.${moment}`);

/** Whoever starts looks for notices. */
async function publishAndStart({ publish }: Killing, place: Place): Promise<void> {
  await publish?.();
  place.restart().catch(() => undefined);
}

/** On the embedded database: everything that can be seen from outside. */
export const stepsFromOutside: readonly Kill[] = [
  atRandom,
  whenAnswered,
  atStep('recipient'),
  atStep('text'),
  atStep('taken'),
  atStep('answered'),
];

/** On PostgreSQL: also what is held inside of it. */
export const allSteps: readonly Kill[] = [
  atMoment('in-transaction', 'in the transaction', askAs('in-transaction')),
  atMoment('at-commit', 'at COMMIT', askAs('at-commit')),
  ...stepsFromOutside,
  atMoment('before-written', 'before the answer is written', askAs('before-written')),
  atRandom,
  atMoment('in-telling', 'while a notice is told', publishAndStart),
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
