import { hasFormOf, usualNumbers, type NumberKind, type Numbers } from './numbers.ts';
import type { LinesAndStops } from './stop-search.ts';

/** As much of a text as the search reads. */
const longestText = 100;

/** What was typed, as it is searched for: without what cannot be seen, one space between words, not too long. */
export function searchWords(typed: string): string {
  const seen = typed.toWellFormed().replaceAll(/[\p{C}\s]+/gu, ' ');
  return [...seen.trim()].slice(0, longestText).join('').trim();
}

/**
 * Whether what was typed may name a line or a stop and open its page at once: a number of the form that the operator's
 * have, and where some are words, any words.
 */
export function mayBeNumber(words: string, { line, stop }: Numbers = usualNumbers): boolean {
  return words !== '' && [line, stop].some((kind) => kind.digits === undefined || hasFormOf(kind, words));
}

/** The page that a typed number opens at once. */
export type QuickTarget =
  | { readonly kind: 'line'; readonly number: string }
  | { readonly kind: 'stop'; readonly code: string };

/**
 * The line or the stop of what was found that is called as typed, else the first whose number begins so. What was found by
 * its name alone is passed over: whoever types 76 does not mean a line to the 76th street.
 */
export function quickTarget(
  words: string,
  { lines, stops }: LinesAndStops,
  { line, stop }: Numbers = usualNumbers,
): QuickTarget | undefined {
  const inLines = meantBy(
    words,
    line,
    lines.map(({ number }) => number),
  );
  const inStops = meantBy(
    words,
    stop,
    stops.map(({ code }) => code),
  );
  const number = inLines.whole ?? (inStops.whole === undefined ? inLines.begun : undefined);
  if (number !== undefined) return { kind: 'line', number };
  const code = inStops.whole ?? inStops.begun;
  return code === undefined ? undefined : { kind: 'stop', code };
}

interface Meant {
  readonly whole?: string | undefined;
  readonly begun?: string | undefined;
}

/** Numbers of the operator's form are meant by how they begin, words by all of them. */
function meantBy(words: string, kind: NumberKind, names: readonly string[]): Meant {
  const typed = words.toUpperCase();
  const hasForm = hasFormOf(kind, words);
  if (!hasForm && kind.digits !== undefined) return {};
  return {
    whole: names.find((name) => name.toUpperCase() === typed),
    begun: hasForm ? names.find((name) => name.toUpperCase().startsWith(typed)) : undefined,
  };
}

/** As many rows as a short list shows: both kinds have their half, and what one leaves the other takes. */
export function fewOf({ lines, stops }: LinesAndStops, most: number): LinesAndStops {
  const half = Math.floor(most / 2);
  const lineCount = Math.min(lines.length, Math.max(half, most - stops.length));
  return { lines: lines.slice(0, lineCount), stops: stops.slice(0, most - lineCount) };
}
