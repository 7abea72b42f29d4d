/** What a pattern is held to, whoever wrote it. */
export interface PatternLimits {
  /** No text that is held against it is longer. */
  readonly longest: number;
  /** It may try a text in so many ways at most: a million take some milliseconds. */
  readonly mostWays: number;
  /** The whole text has to fit; else it may fit from any place. */
  readonly isWhole: boolean;
}

/** An answer that a pattern of staff is held against has so many characters at most. */
export const longestPatterned = 200;
export const answerLimits = { longest: longestPatterned, mostWays: 5_000_000, isWhole: false } as const;

/**
 * Whether a regular expression that somebody else wrote can be read, and is done in no time with any text that is short
 * enough. A group that is repeated and itself repeats, chooses or leaves something out may try every way to share a text
 * out, of which there are more than anybody can wait for: « (a+)+ », « (a|aa)* », « (aa?){40} ». Such a one is refused,
 * also where it would do no harm, and so is one with many repetitions side by side: each tries the places of all others.
 */
export function isSafePattern(pattern: string, { longest, mostWays, isWhole }: PatternLimits): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp && countWays(pattern, { longest, isWhole }) <= mostWays;
  } catch {
    return false;
  }
}

/** What stands behind a piece of a pattern and says how often it comes. */
const quantifier = /^(?:[*+?]|\{(\d{1,9})(,(\d{0,9}))?\})\??/;

interface Quantifier {
  readonly text: string;
  readonly least: number;
  readonly most: number;
}

function quantifierAt(pattern: string, at: number): Quantifier | undefined {
  const [text, least, range, most] = quantifier.exec(pattern.slice(at, at + 24)) ?? [];
  if (text === undefined) return undefined;
  if (text.startsWith('?')) return { text, least: 0, most: 1 };
  if (least === undefined) return { text, least: 0, most: Infinity };
  return { text, least: Number(least), most: range === undefined ? Number(least) : Number(most || Infinity) };
}

/** What is known of a group that is open, or of the whole pattern. */
interface Group {
  /** Repetitions without an end, side by side: of the alternative that is read, and the most of those before. */
  endless: number;
  mostEndless: number;
  /** The ways to take everything else: of the alternative that is read, and of those before together. */
  ways: number;
  waysBefore: number;
}

const open = (): Group => ({ endless: 0, mostEndless: 0, ways: 1, waysBefore: 0 });

function close({ endless, mostEndless, ways, waysBefore }: Group): Pick<Group, 'endless' | 'ways'> {
  return { endless: Math.max(endless, mostEndless), ways: ways + waysBefore };
}

/** In how many ways a text of the longest is tried at most; without an end where something repeats what varies. */
function countWays(pattern: string, { longest, isWhole }: Omit<PatternLimits, 'mostWays'>): number {
  const groups = [open()];
  /** The longest row of pieces that is looked at in one go. */
  let row = 1;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    const group = groups.at(-1) ?? open();
    if (sign === '(') groups.push(open());
    if (sign === '|') {
      const { endless, ways } = close(group);
      Object.assign(group, { endless: 0, mostEndless: endless, ways: 1, waysBefore: ways });
    }
    if (sign === '(' || sign === '|') continue;
    if (sign === '\\') at += 1;
    if (sign === '[') at = endOfClass(pattern, at);
    const inner = sign === ')' ? close(groups.pop() ?? open()) : { endless: 0, ways: 1 };
    const around = groups.at(-1) ?? open();
    around.endless += inner.endless;
    around.ways *= inner.ways;
    const found = quantifierAt(pattern, at + 1);
    if (!found) continue;
    at += found.text.length;
    const { least, most } = found;
    const varies = inner.endless > 0 || inner.ways > 1;
    if (varies && most > 1) return Infinity;
    if (least > 1) row = Math.max(row, least);
    if (most - least >= longest) around.endless += 1;
    else around.ways *= most - least + 1;
  }
  const { endless, ways } = close(groups[0] ?? open());
  const isAnchored = isWhole || (pattern.startsWith('^') && groups[0]?.waysBefore === 0);
  return ways * row * placesFor(isAnchored ? endless : endless + 1, longest);
}

/** The ways to part a text in so many places. */
function placesFor(places: number, length: number): number {
  let ways = 1;
  for (let place = 1; place <= places; place += 1) ways *= (length + place) / place;
  return ways;
}

/** The place of the bracket that closes a class of characters. */
function endOfClass(pattern: string, from: number): number {
  let at = from + 1;
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
  return at;
}
