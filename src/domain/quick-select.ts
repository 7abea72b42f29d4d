import type { LinesAndStops } from './stop-search.ts';

/** As much of a text as the search reads. */
const longestText = 100;

/** What was typed, as it is searched for: without what cannot be seen, one space between words, not too long. */
export function searchWords(typed: string): string {
  const seen = typed.toWellFormed().replaceAll(/[\p{C}\s]+/gu, ' ');
  return [...seen.trim()].slice(0, longestText).join('').trim();
}

/** What a number names: 1 to 3 digits and perhaps a letter a line, exactly 4 digits a stop (specification B2.5). */
export function numberKindOf(words: string): 'line' | 'stop' | undefined {
  if (/^\d{1,3}[a-z]?$/i.test(words)) return 'line';
  return /^\d{4}$/.test(words) ? 'stop' : undefined;
}

/** The page that a typed number opens at once. */
export type QuickTarget =
  | { readonly kind: 'line'; readonly number: string }
  | { readonly kind: 'stop'; readonly code: string };

/**
 * The first line or the first stop of what was found whose number begins as typed. What was found by its name alone is
 * passed over: whoever types 76 does not mean a line to the 76th street.
 */
export function quickTarget(words: string, { lines, stops }: LinesAndStops): QuickTarget | undefined {
  const kind = numberKindOf(words);
  const begun = words.toUpperCase();
  if (kind === 'line') {
    const line = lines.find(({ number }) => number.toUpperCase().startsWith(begun));
    return line && { kind, number: line.number };
  }
  const stop = kind === 'stop' ? stops.find(({ code }) => code.startsWith(begun)) : undefined;
  return stop && { kind: 'stop', code: stop.code };
}

/** As many rows as a short list shows: both kinds have their half, and what one leaves the other takes. */
export function fewOf({ lines, stops }: LinesAndStops, most: number): LinesAndStops {
  const half = Math.floor(most / 2);
  const lineCount = Math.min(lines.length, Math.max(half, most - stops.length));
  return { lines: lines.slice(0, lineCount), stops: stops.slice(0, most - lineCount) };
}
