/**
 * Whether a regular expression that somebody else wrote can be read, and is done in no time with any text. A group that is
 * repeated and itself repeats, chooses or leaves something out may try every way to share a text out, of which there are
 * more than anybody can wait for: « (a+)+ », « (a|aa)* », « (aa?){40} ». Such a one is refused, also where it would do no
 * harm, and so is one with many repetitions side by side.
 */
export function isSafePattern(pattern: string, mostEndless = usualMostEndless): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp && !takesLong(pattern, mostEndless);
  } catch {
    return false;
  }
}

/** What stands behind a piece of a pattern and says how often it comes. */
const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})/;
/** Side by side each tries the places of all others. */
const usualMostEndless = 3;

interface Quantifier {
  /** Other than a number of times that is always the same. */
  readonly varies: boolean;
  readonly repeats: boolean;
  readonly isEndless: boolean;
}

function quantifierAt(pattern: string, at: number): Quantifier | undefined {
  const [found, least, range, most] = quantifier.exec(pattern.slice(at, at + 20)) ?? [];
  if (found === undefined) return undefined;
  const isEndless = found === '*' || found === '+' || (range !== undefined && most === '');
  const times = isEndless ? Infinity : found === '?' ? 1 : Number(most || least);
  return { varies: range !== undefined || least === undefined, repeats: times > 1, isEndless };
}

function takesLong(pattern: string, mostEndless: number): boolean {
  /** Of each open group, whether something in it varies. */
  const open = [false];
  let endless = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    const isGroup = sign === ')';
    if (sign === '(') open.push(false);
    if (sign === '|') open[open.length - 1] = true;
    if (sign === '(' || sign === '|') continue;
    if (sign === '\\') at += 1;
    if (sign === '[') at = endOfClass(pattern, at);
    const inner = isGroup && (open.pop() ?? false);
    const found = quantifierAt(pattern, at + 1);
    if (inner && found?.repeats) return true;
    if (found?.isEndless) endless += 1;
    open[open.length - 1] ||= inner || (found?.varies ?? false);
  }
  return endless > mostEndless;
}

/** The place of the bracket that closes a class of characters. */
function endOfClass(pattern: string, from: number): number {
  let at = from + 1;
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
  return at;
}
