import type { MailReact, MailReaction } from '#tests/support/mail-sink.ts';

/** What a mail server in trouble does, and how often out of a hundred. */
const moods: readonly (readonly [share: number, reaction: MailReaction])[] = [
  [6, { status: 421, words: '4.3.2 Shutting down' }],
  [5, { status: 451, words: '4.7.1 Greylisted' }],
  [4, { status: 451, words: '4.3.0 Try later', at: 'data' }],
  [5, 'cut-before-data'],
  [5, 'cut-in-data'],
  [6, 'cut-after-data'],
  [2, 'hang'],
  [5, { acceptAfterMs: 300 }],
];

/** The same numbers in every run of the same seed. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Addresses that refuse mail for good begin like this. */
export const nobody = 'nobody.';
export const isNobody = (address: string): boolean => address.startsWith(nobody);

/** A mail server that refuses some for good, and takes the others sooner or later; those of exact steps at once. */
export function createHostility(
  chance: () => number,
  isExact: (to: string) => boolean,
): { react: MailReact; calm(): void } {
  let isCalm = false;
  const react: MailReact = ({ to }) => {
    if (isNobody(to)) return refuse(chance());
    // An exact step is reached where nothing else goes wrong before it.
    if (isCalm || isExact(to)) return 'accept';
    let roll = chance() * 100;
    for (const [share, reaction] of moods) if ((roll -= share) < 0) return reaction;
    return 'accept';
  };
  return {
    react,
    calm: () => {
      isCalm = true;
    },
  };
}

const refuse = (roll: number): MailReaction =>
  roll < 0.5
    ? { status: 550, words: '5.1.1 No such user' }
    : { status: 550, words: '5.2.1 Mailbox disabled', at: 'data' };
