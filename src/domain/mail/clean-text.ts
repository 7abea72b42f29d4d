/** Invisible marks (some turn the order of the letters around), private signs, and what is no character at all. */
const unseen = /[\p{Cf}\p{Co}\p{Noncharacter_Code_Point}]/gu;
/** Whatever ends a line or parts words, but for the spaces that keep two words together. */
const parting = /(?:[^\S\u00a0\u202f]|\p{Cc})+/gu;

/**
 * A text in one line, fit for the header of a mail. Titles and names are typed by others: a line end in one would begin
 * another header.
 */
export function cleanLine(text: string): string {
  return text.toWellFormed().replace(unseen, '').replace(parting, ' ').trim();
}

/** The paragraphs of a text, each in one line. */
export function cleanParagraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/u)
    .map(cleanLine)
    .filter((line) => line !== '');
}

/** A line that is cut where it would be too long to be read. */
export function cutLine(line: string, most: number): string {
  const letters = [...line];
  if (letters.length <= most) return line;
  const start = letters.slice(0, most - 1).join('');
  return `${start.trimEnd()}…`;
}
