import { longestPath } from './longest-address.ts';
import { isSafePattern } from './safe-pattern.ts';

/** `:parcours(\\d{1,3}[A-Z]?)|route?`: a name, what it may be, the word before it, whether it may be left out. */
const parameter = /^:(\w{1,40})(?:\((.+)\))?(?:\|([\w-]*))?(\?)?$/s;
/** What may take a slash, and with it what another rule of the path could take: « . », « [^a] », « \S » and the like. */
const mayTakeSlash = /[./]|\[\^|\\[DSWpP]/;
/** Each visitor's address is held against each of them: one repetition without an end, and little beside it. */
const addressLimits = { longest: longestPath, mostWays: 50_000, isWhole: true };
/** Longer ones are nothing that a person wrote for a part of an address. */
const longestRule = 120;

/** A path at the slashes outside its brackets: a rule may hold one. */
export function splitPath(path: string): string[] {
  const segments: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of path) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '/' && depth === 0) {
      if (current) segments.push(current);
      current = '';
    } else current += character;
  }
  if (current) segments.push(current);
  return segments;
}

/** The parts of a segment that is a parameter; undefined for a text. */
export const readParameter = (segment: string): RegExpExecArray | null => parameter.exec(segment);

/**
 * Why a path that somebody wrote cannot be a pattern of addresses; undefined where it can. Every visitor's address is held
 * against it, so that a rule that tries every way to share a text out would stop the whole site.
 */
export function faultOfPath(path: string): string | undefined {
  const parameters = splitPath(path)
    .map(readParameter)
    .filter((found) => found !== null);
  const names = parameters.map(([, name]) => name);
  if (new Set(names).size < names.length) return 'must name each of its parameters once';
  const rules = parameters.flatMap(([, , rule]) => rule ?? []);
  if (rules.some((rule) => rule.length > longestRule))
    return `must have rules of at most ${longestRule} characters`;
  // Each repetition without an end tries the places of those beside it, and an address has thousands of characters.
  const shared = rules.filter((rule) => mayTakeSlash.test(rule)).map((rule) => `(${rule})`);
  const isSafe = [...rules, shared.join()].every((rule) => isSafePattern(rule, addressLimits));
  return isSafe
    ? undefined
    : 'must have rules that are regular expressions and take no time with any address';
}
