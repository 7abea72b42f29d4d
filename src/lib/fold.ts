import { normalized } from './normalized.ts';

/** Without accents and capitals: `É` is `e`, `Œ` is `oe`; an accent that stands alone is nothing. */
export const fold = (text: string): string =>
  normalized(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** The words of a text, folded: what lies between letters and digits parts them. */
export const foldWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** No name is as long: what is typed beyond it makes no difference. */
const longestTyped = 200;

/**
 * Whether each word that was typed begins a word of the texts; accents, capitals and dashes make no difference. A code
 * such as `G9A 1A1` is also found when it is typed in one piece.
 */
export function hasWords(texts: readonly string[], typed: string): boolean {
  const words = texts.map(foldWords);
  const known = [...words.flat(), ...words.map((each) => each.join(''))];
  return foldWords(typed.slice(0, longestTyped)).every((wanted) =>
    known.some((word) => word.startsWith(wanted)),
  );
}
