import { createHash } from 'node:crypto';
import type { StateStore } from '#platform/cache-store/cache-store.ts';
import { mailKeyOf } from '#domain/email.ts';

const minuteMs = 60_000;

/** Failures to sign in, by account and network (contract, section 5.1), and by network whatever the account. */
const failures = { perAccount: 5, perNetwork: 50, windowMs: 15 * minuteMs };
/** Mails that strangers can have sent to one address, and that one network can have sent to any. */
const mails = { perAddress: 5, perNetwork: 30, windowMs: 60 * minuteMs };

/**
 * Counts by account and by network. Nobody is locked out for good: a count ends with its window, and that of one network
 * does not touch who signs in from another.
 */
export interface Limits {
  isSlowedDown(mail: string, network: string): Promise<boolean>;
  countFailure(mail: string, network: string): Promise<void>;
  forgive(mail: string, network: string): Promise<void>;
  /** Counts one more; false when it is one too many. */
  mayMail(mail: string, network: string): Promise<boolean>;
}

/** A store that many can read holds no addresses. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export function createLimits(state: StateStore): Limits {
  const keyOf = (mail: string, network: string) => `login:${nameOf(`${mailKeyOf(mail)} ${network}`)}`;
  const networkKey = (network: string) => `login-network:${nameOf(network)}`;
  const countOf = async (key: string) => Number((await state.get(key)) ?? 0);
  return {
    isSlowedDown: async (mail, network) => {
      const [ofAccount, ofNetwork] = await Promise.all([
        countOf(keyOf(mail, network)),
        countOf(networkKey(network)),
      ]);
      return ofAccount >= failures.perAccount || ofNetwork >= failures.perNetwork;
    },
    countFailure: async (mail, network) => {
      const options = { ttlMs: failures.windowMs };
      await Promise.all([
        state.increment(keyOf(mail, network), options),
        state.increment(networkKey(network), options),
      ]);
    },
    forgive: async (mail, network) => void (await state.delete(keyOf(mail, network))),
    mayMail: async (mail, network) => {
      const options = { ttlMs: mails.windowMs };
      const [toAddress, fromNetwork] = await Promise.all([
        state.increment(`mail-to:${nameOf(mailKeyOf(mail))}`, options),
        state.increment(`mail-by:${nameOf(network)}`, options),
      ]);
      return toAddress <= mails.perAddress && fromNetwork <= mails.perNetwork;
    },
  };
}
