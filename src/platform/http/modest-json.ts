import { AppError } from '#lib/errors.ts';

const mostLevels = 60;
/** More than a visitor has to say: each costs many times what its letters cost. */
const usualValues = 4000;
/** For editors and parts of the installation, who have shown who they are. */
export const manyValues = 100_000;

const [quote, backslash, comma, openArray, closeArray, openObject, closeObject] = Buffer.from('"\\,[]{}');

/**
 * Refuses a JSON text with more values or levels than are read here, before any of them is made. The text is looked
 * through once, and no further than to the first value too many; whether it is JSON is for others to say.
 */
export function requireModest(text: string, mostValues = usualValues): void {
  let values = 1;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === comma) values += 1;
    else if (sign === openArray || sign === openObject) {
      values += 1;
      level += 1;
    } else if (sign === closeArray || sign === closeObject) level -= 1;
    if (level > mostLevels) throw tooMany('levels');
    if (values > mostValues) throw tooMany('values');
  }
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) return at;
    if (sign === backslash) at += 1;
  }
  return text.length;
}

const tooMany = (what: string) =>
  new AppError('bad-request', `The body has too many ${what}.`, { facts: { pointer: '/data' } });
