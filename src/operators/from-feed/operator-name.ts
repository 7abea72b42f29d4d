import { normalized } from '#lib/normalized.ts';

/** What riders call an operator that a feed names in full. */
export interface OperatorName {
  readonly name: string;
  readonly shortName: string;
}

/** A name of so many characters is short enough for a title, a tab and a logo. */
const shortest = 16;

/**
 * « Réseau de transport de la capitale (RTC) » is known as RTC, « Société de Transport de Sherbrooke » as STS, and Caltrain
 * as Caltrain. Only what stands for the name leaves it: other brackets say something else.
 */
export function readOperatorName(given: string): OperatorName {
  const name = normalized(given, 'NFC').replaceAll(/\s+/gu, ' ').trim();
  const [bracket, inside = ''] = / ?\(([\p{Lu}\p{N}]{2,8})\)/u.exec(name) ?? [];
  if (bracket !== undefined && standsFor(inside, name.replace(bracket, '')))
    return { name: name.replace(bracket, '').trim(), shortName: inside };
  const bare = name.replaceAll(/ ?\([^()]*\)/gu, '').trim() || name;
  if (bare.length <= shortest) return { name, shortName: bare };
  const initials = capitalsOf(bare);
  const isTelling = initials.length >= 2 && initials.length <= 6;
  return { name, shortName: isTelling ? initials : cutAtWord(bare) };
}

/** Whether letters are those that words of a name begin with, in their order. */
function standsFor(letters: string, name: string): boolean {
  const initials = name.split(/[^\p{L}\p{N}]+/u).map((word) => word.slice(0, 1).toUpperCase());
  let at = 0;
  for (const letter of letters) {
    at = initials.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

const capitalsOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => /^\p{Lu}/u.exec(word)?.[0] ?? '')
    .join('');

/** The first words that fit. */
function cutAtWord(name: string): string {
  const words = name.split(' ');
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= shortest);
  return fitting.join(' ') || [...name].slice(0, shortest).join('');
}
