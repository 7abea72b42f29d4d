import type { StateStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import { networkOf } from '#platform/http/network.ts';
import { mailKeyOf } from '#domain/email.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Failures to sign in, and what follows from them. From `proof` on each try has to show that a person makes it; from
 * `delay` on the account takes one try at a time, with a pause between two that grows to `longestDelayS`.
 */
export const guessBounds = {
  /** At one account from one address (contract, section 5.1). */
  here: { proof: 5, windowMs: quarterMs },
  /** At one account from anywhere in a day. Its owner is told at `told`, and later where that could not be written. */
  account: { proof: 10, delay: 20, told: 20, toldEvery: 5, longestDelayS: 300, windowMs: dayMs },
  /** The first failures of an hour are kept for that hour alone: most people who mistype do it once or twice. */
  few: { most: 3, windowMs: hourMs },
  /** From one address, and from the network around it, at any accounts. A school or a café is one address. */
  caller: { proof: 50, windowMs: quarterMs },
  network: { proof: 200, windowMs: quarterMs },
  /** By a device that the account knows: its owner is told as well. Beyond, it is as strange as any other. */
  device: { trusted: 20, windowMs: dayMs },
  /** At the present password, by who is signed in or has a mailed link: from one address, and in all. */
  own: { here: 5, account: 20, windowMs: quarterMs },
} as const;

/** One try at a password. */
export interface Guess {
  /** As it was typed: an address that nobody has is counted like any other. */
  readonly mail: string;
  /** The address it comes from, as limits count. */
  readonly caller: string;
  /** The name of the device, where the account knows it. */
  readonly device?: string | undefined;
}

/** What a try has to meet: nothing, a proof that a person makes it, or a wait. */
export type GuessTerms =
  | { readonly kind: 'free' | 'proof' }
  | { readonly kind: 'wait'; readonly seconds: number };

export interface GuessLimits {
  /** Whether the account knows the device, which has not failed too often: nobody else's failures count against it. */
  isTrusted(guess: Guess): Promise<boolean>;
  /**
   * Once an account takes one try at a time, of devices that are not trusted: looks at one alone, whichever process it came
   * to. Undefined while another is looked at.
   */
  holdTurn<Result>(guess: Guess, look: () => Promise<Result>): Promise<Result | undefined>;
  /** For a device that is not trusted. */
  termsOf(guess: Guess): Promise<GuessTerms>;
  /** Gives how many failures there have been: of the device while it is trusted, of all others together otherwise. */
  countFailure(guess: Guess): Promise<number>;
  /** After the right password: what was mistyped before it counts no more. */
  forgive(guess: Guess): Promise<void>;
  /** Of who is signed in already: what strangers try does not count against them. */
  isOwnSlowedDown(guess: Guess): Promise<boolean>;
  countOwnFailure(guess: Guess): Promise<number>;
  forgiveOwn(guess: Guess): Promise<void>;
}

/** One second, then twice as long with every five failures. */
function delayOf(failures: number): number {
  const { delay, longestDelayS } = guessBounds.account;
  return failures < delay ? 0 : Math.min(longestDelayS, 2 ** Math.floor((failures - delay) / 5));
}

/** Longer than a password waits and is compared: the turn of a process that is gone goes on by itself. */
const turnMs = 20_000;

interface GuessOptions {
  readonly state: StateStore;
  readonly clock: Clock;
  /** What stands for an address or a network in the store. */
  readonly nameOf: (text: string) => string;
}

export function createGuessLimits({ state, clock, nameOf }: GuessOptions): GuessLimits {
  const ofAccount = (kind: string, { mail }: Guess) => `${kind}:${nameOf(mailKeyOf(mail))}`;
  const ofBoth = (kind: string, { mail }: Guess, other: string) =>
    `${kind}:${nameOf(`${mailKeyOf(mail)} ${other}`)}`;
  const keys = {
    here: (guess: Guess) => ofBoth('login', guess, guess.caller),
    device: (guess: Guess) => ofBoth('login-device', guess, guess.device ?? ''),
    few: (guess: Guess) => ofAccount('login-few', guess),
    day: (guess: Guess) => ofAccount('login-day', guess),
    next: (guess: Guess) => ofAccount('login-next', guess),
    turn: (guess: Guess) => ofAccount('login-turn', guess),
    caller: ({ caller }: Guess) => `login-caller:${nameOf(caller)}`,
    network: ({ caller }: Guess) => `login-network:${nameOf(networkOf(caller))}`,
    ownHere: (guess: Guess) => ofBoth('own', guess, guess.caller),
    own: (guess: Guess) => ofAccount('own-account', guess),
  };
  const numberAt = async (key: string) => Number((await state.get(key)) ?? 0);
  const add = (key: string, { windowMs }: { readonly windowMs: number }) =>
    state.increment(key, { ttlMs: windowMs });
  const { few } = guessBounds;

  /** Gives the failures of the day. */
  async function countAtAccount(guess: Guess): Promise<number> {
    const inHour = await add(keys.few(guess), few);
    const failures =
      inHour <= few.most
        ? inHour + (await numberAt(keys.day(guess)))
        : few.most + (await add(keys.day(guess), guessBounds.account));
    const delayMs = 1000 * delayOf(failures);
    if (delayMs > 0) await state.set(keys.next(guess), String(clock.now() + delayMs), { ttlMs: delayMs });
    return failures;
  }

  const isTrusted: GuessLimits['isTrusted'] = async (guess) =>
    guess.device !== undefined && (await numberAt(keys.device(guess))) < guessBounds.device.trusted;

  async function failuresOf(guess: Guess): Promise<number> {
    const [inHour, inDay] = await Promise.all([numberAt(keys.few(guess)), numberAt(keys.day(guess))]);
    return Math.min(inHour, few.most) + inDay;
  }

  return {
    isTrusted,
    holdTurn: async (guess, look) => {
      if (delayOf(await failuresOf(guess)) === 0) return look();
      if ((await state.increment(keys.turn(guess), { ttlMs: turnMs })) > 1) return undefined;
      try {
        return await look();
      } finally {
        await state.delete(keys.turn(guess));
      }
    },
    termsOf: async (guess) => {
      const [failures, here, nextMs, byCaller, byNetwork] = await Promise.all([
        failuresOf(guess),
        ...[keys.here, keys.next, keys.caller, keys.network].map((key) => numberAt(key(guess))),
      ]);
      const waitMs = (nextMs ?? 0) - clock.now();
      if (waitMs > 0) return { kind: 'wait', seconds: Math.ceil(waitMs / 1000) };
      const isMany =
        (here ?? 0) >= guessBounds.here.proof ||
        failures >= guessBounds.account.proof ||
        (byCaller ?? 0) >= guessBounds.caller.proof ||
        (byNetwork ?? 0) >= guessBounds.network.proof;
      return { kind: isMany ? 'proof' : 'free' };
    },
    countFailure: async (guess) => {
      const ofAll = [
        add(keys.caller(guess), guessBounds.caller),
        add(keys.network(guess), guessBounds.network),
      ];
      if (await isTrusted(guess)) {
        const [failures] = await Promise.all([add(keys.device(guess), guessBounds.device), ...ofAll]);
        return failures;
      }
      const [failures] = await Promise.all([
        countAtAccount(guess),
        add(keys.here(guess), guessBounds.here),
        ...ofAll,
      ]);
      return failures;
    },
    forgive: async (guess) => {
      await state.delete(keys.here(guess));
      if (guess.device !== undefined) await state.delete(keys.device(guess));
    },
    isOwnSlowedDown: async (guess) => {
      const [here, inAll] = await Promise.all([numberAt(keys.ownHere(guess)), numberAt(keys.own(guess))]);
      return here >= guessBounds.own.here || inAll >= guessBounds.own.account;
    },
    countOwnFailure: async (guess) => {
      const [failures] = await Promise.all([
        countAtAccount(guess),
        add(keys.ownHere(guess), guessBounds.own),
        add(keys.own(guess), guessBounds.own),
        add(keys.caller(guess), guessBounds.caller),
        add(keys.network(guess), guessBounds.network),
      ]);
      return failures;
    },
    forgiveOwn: async (guess) => void (await state.delete(keys.ownHere(guess))),
  };
}
