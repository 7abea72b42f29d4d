import { z } from 'zod';

/** How one argument of a query is written and read. */
export interface ArgumentRule<Value> {
  readonly pattern: RegExp;
  /** Completes « Le paramètre x doit … ». */
  readonly must: string;
  readonly description: string;
  /** A number is as good as its text: for callers that hold a parsed object and not a query string. */
  readonly numeric?: boolean;
  /** Its value; undefined when it is not what it must be. */
  read(text: string): Value | undefined;
  /** Completes « Le paramètre x … » where more can be said of a text that is not read. */
  explain?(text: string): string | undefined;
}

/** An argument that must be there; an empty one is not. */
export function required<Value>(name: string, rule: ArgumentRule<Value>) {
  return z
    .unknown()
    .transform((input, context): Value => {
      const value = readArgument(rule, input);
      if (value !== undefined) return value;
      context.addIssue(isEmpty(input) ? missing(name) : refusalOf(name, rule, input));
      return z.NEVER;
    })
    .meta(described(rule));
}

/** An argument that may be left out; an empty one counts as left out. */
export function optional<Value>(name: string, rule: ArgumentRule<Value>) {
  return z
    .transform((input: unknown, context): Value | undefined => {
      if (isLeftOut(input)) return undefined;
      const value = readArgument(rule, input);
      if (value === undefined) context.addIssue(refusalOf(name, rule, input));
      return value;
    })
    .meta(described(rule));
}

export const missing = (name: string): string => `Le paramètre ${name} est requis.`;

/** Undefined when it is not there, empty, or not what the rule wants. */
function readArgument<Value>(rule: ArgumentRule<Value>, input: unknown): Value | undefined {
  if (typeof input !== 'string' && (rule.numeric !== true || typeof input !== 'number')) return undefined;
  const text = String(input).trim();
  return rule.pattern.test(text) ? rule.read(text) : undefined;
}

const isEmpty = (input: unknown) => input === undefined || input === null || isBlank(input);
const isLeftOut = (input: unknown) => input === undefined || isBlank(input);
const isBlank = (input: unknown) => typeof input === 'string' && input.trim() === '';

function refusalOf(name: string, rule: ArgumentRule<unknown>, input: unknown): string {
  if (input === null) return missing(name);
  if (Array.isArray(input)) return `Le paramètre ${name} ne peut être donné qu’une fois.`;
  const isText = typeof input === 'string' || typeof input === 'number';
  const more = isText ? rule.explain?.(String(input).trim()) : undefined;
  return `Le paramètre ${name} ${more ?? `doit ${rule.must}`}.`;
}

/** A text for whoever writes an address, though a number is read as one too. */
function described({ description }: ArgumentRule<unknown>) {
  return { type: 'string' as const, description };
}
