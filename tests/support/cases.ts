/** `npm run check`, which is for every few minutes, tries a property with few cases; `npm test` with all. */
const share = process.env['TEST_CASES'] === 'few' ? 1 / 5 : 1;

/** How many cases a property is tried with, as fast-check takes it. */
export const cases = (all: number): { readonly numRuns: number } => ({ numRuns: Math.ceil(all * share) });

/** The same share of a list whose cases repeat one proof: its first one, then every few, or others for another `turn`. */
export const sample = <Case>(all: readonly Case[], turn = 0): Case[] => {
  const step = Math.min(all.length, Math.round(1 / share));
  return all.filter((_, place) => (place + turn) % step === 0);
};
