/** `npm run check`, which is for every few minutes, tries a property with few cases; `npm test` with all. */
const share = process.env['TEST_CASES'] === 'few' ? 1 / 5 : 1;

/** How many cases a property is tried with, as fast-check takes it. */
export const cases = (all: number): { readonly numRuns: number } => ({ numRuns: Math.ceil(all * share) });
