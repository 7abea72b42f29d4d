/** What somebody typed, taken apart: a house number and the words of its street. */
export interface HouseWords {
  readonly number: number | undefined;
  readonly words: string;
}

/** `120 rue des Pins`, `120A, rue des Pins`, `4-120 rue des Pins`: the number of the house stands first. */
const before = /^\s*(\d{1,6})[a-df-z]?(?:-(\d{1,6}))?[\s,]+(?![\s,])(?=\S*\p{L})(.+)$/iu;
/** `rue des Pins 120`, `rue des Pins, 120`. */
const after = /^(.*[\p{L}\d.])[\s,]+(\d{1,6})[a-df-z]?\s*$/iu;

/**
 * The ways to read a text, the likelier first: a number may be that of a house, or belong to the name of a street
 * (`3e Avenue` has none, `rue du 24 juin` has one that is no house's).
 */
export function readHouseWords(text: string): HouseWords[] {
  const readings: HouseWords[] = [];
  const [, first, other = first, street] = before.exec(text) ?? [];
  // A flat stands before the house or behind it, and has the smaller number.
  if (first !== undefined)
    readings.push({ number: Math.max(Number(first), Number(other)), words: street ?? '' });
  const [, name, last] = after.exec(text) ?? [];
  if (last !== undefined) readings.push({ number: Number(last), words: name ?? '' });
  return [...readings, { number: undefined, words: text }];
}
