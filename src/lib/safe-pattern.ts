/**
 * Whether a regular expression that somebody else wrote can be read, and is done in no time with any text. A group that is
 * repeated without end and itself repeats or chooses may try every way to share a text out, of which there are more than
 * anybody can wait for: « (a+)+ », « (a|aa)* ». Such a one is refused, also where it would do no harm.
 */
export function isSafePattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp && !repeatsRepeats(pattern);
  } catch {
    return false;
  }
}

/** A repetition without end, or one that is as good as that. */
const endless = /^(?:[*+]|\{\d+,\}|\{\d+,\d{3,}\}|\{\d{3,}\})/;

function repeatsRepeats(pattern: string): boolean {
  /** Of each open group, whether something in it repeats or chooses. */
  const open = [false];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '\\') at += 1;
    else if (sign === '[') at = endOfClass(pattern, at);
    else if (sign === '(') open.push(false);
    else if (sign === ')') {
      const varies = open.pop() ?? false;
      const isRepeated = endless.test(pattern.slice(at + 1));
      if (varies && isRepeated) return true;
      open[open.length - 1] ||= varies || isRepeated;
    } else if (sign === '|' || endless.test(pattern.slice(at))) open[open.length - 1] = true;
  }
  return false;
}

/** The place of the bracket that closes a class of characters. */
function endOfClass(pattern: string, from: number): number {
  let at = from + 1;
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
  return at;
}
