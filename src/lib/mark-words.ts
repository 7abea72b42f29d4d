import { fold } from './fold.ts';

/** A stretch of a text, and whether it is what was typed. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * A text in parts, with what was typed marked in it: all of it where it stands in one piece at the start of a word,
 * else each typed word that a word of the text begins with. Accents, capitals and dashes make no difference.
 */
export function markWords(text: string, typed: string): MarkedPart[] {
  const characters = [...text];
  const folded = characters.map(fold);
  const wanted = fold(typed)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (wanted === '') return [{ text, isMarked: false }];
  const whole = findAtWords(folded, wanted);
  const words = wanted.split(' ');
  const found = whole.length > 0 ? whole : words.flatMap((word) => findAtWords(folded, word));
  const isMarked = characters.map((_, at) => found.some(([from, to]) => at >= from && at < to));
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [at, character] of characters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[at]) last.text += character;
    else parts.push({ text: character, isMarked: isMarked[at] === true });
  }
  return parts;
}

/** From where to where a folded text has what is wanted, beginning at a word; what lies between words counts as one space. */
function findAtWords(folded: readonly string[], wanted: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (const start of folded.keys()) {
    if (!isLetter(folded[start]) || isLetter(folded[start - 1])) continue;
    const end = endOfMatch(folded, start, wanted);
    if (end !== undefined) found.push([start, end]);
  }
  return found;
}

function endOfMatch(folded: readonly string[], start: number, wanted: string): number | undefined {
  let at = start;
  let rest = wanted;
  while (rest !== '') {
    const here = folded[at];
    if (here === undefined) return undefined;
    if (isLetter(here)) {
      if (!rest.startsWith(here)) return undefined;
      rest = rest.slice(here.length);
    } else if (rest.startsWith(' ')) {
      rest = rest.slice(1);
      while (at + 1 < folded.length && !isLetter(folded[at + 1])) at += 1;
    } else if (here !== '') return undefined;
    at += 1;
  }
  return at;
}

const isLetter = (folded: string | undefined): boolean =>
  folded !== undefined && /[\p{L}\p{N}]/u.test(folded);
