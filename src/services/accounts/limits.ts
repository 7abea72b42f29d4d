import { createHmac } from 'node:crypto';
import type { StateStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import { mailKeyOf } from '#domain/email.ts';
import { createGuessLimits, type GuessLimits } from './guess-limits.ts';

const minuteMs = 60_000;

/** Mails of a kind that strangers can have sent to one address, and that one network can have sent to any. */
const mails = { perAddress: 5, perNetwork: 30, windowMs: 60 * minuteMs };

/** Counts by account and by network. Nobody is locked out for good: every count ends with its window. */
export interface Limits extends GuessLimits {
  /** Counts one more; false when it is one too many. */
  mayMail(mail: string, network: string): Promise<boolean>;
  /**
   * The same of links to another password, which no other mail uses up: each that a stranger has sent is one more way in for
   * the owner.
   */
  mayMailReset(mail: string, network: string): Promise<boolean>;
}

interface LimitsOptions {
  readonly state: StateStore;
  readonly clock: Clock;
  readonly key: string;
}

/** With the key of this installation: a store that many can read holds no addresses, and nothing to try them on. */
export function createLimits({ state, clock, key }: LimitsOptions): Limits {
  const nameOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  const mayMail = async (kind: string, mail: string, network: string) => {
    const options = { ttlMs: mails.windowMs };
    const [toAddress, fromNetwork] = await Promise.all([
      state.increment(`${kind}:${nameOf(mailKeyOf(mail))}`, options),
      state.increment(`mail-by:${nameOf(network)}`, options),
    ]);
    return toAddress <= mails.perAddress && fromNetwork <= mails.perNetwork;
  };
  return {
    ...createGuessLimits({ state, clock, nameOf }),
    mayMail: (mail, network) => mayMail('mail-to', mail, network),
    mayMailReset: (mail, network) => mayMail('reset-to', mail, network),
  };
}
