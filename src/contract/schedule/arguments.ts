import { z } from 'zod';
import { described, issueIn, type Words } from './words.ts';

interface NumberNotes {
  readonly type: 'integer' | 'number';
  readonly minimum: number;
  readonly maximum: number;
  /** What is taken where it is left out: the default of its schema. */
  readonly otherwise?: number;
}

/** How one argument of a query is written and read. */
export interface ArgumentRule<Value> {
  readonly pattern: RegExp;
  /** Completes « Le paramètre x doit … », “The parameter x must …”. */
  readonly must: Words;
  readonly description: Words;
  /** The only values there are, where they can be listed. */
  readonly values?: readonly string[];
  /** What JSON Schema can say of a number. */
  readonly number?: NumberNotes;
  /** A number is as good as its text: for callers that hold a parsed object and not a query string. */
  readonly numeric?: boolean;
  /** Its value; undefined when it is not what it must be. */
  read(text: string): Value | undefined;
  /** Completes « Le paramètre x … », “The parameter x …”, where more can be said of a text that is not read. */
  explain?(text: string): Words | undefined;
}

/** A rule whose description says one thing more: how an argument goes with others. */
export function sayingAlso<Value>(rule: ArgumentRule<Value>, more: Words): ArgumentRule<Value> {
  const { fr, en } = rule.description;
  return { ...rule, description: { fr: `${fr} ${more.fr}`, en: `${en} ${more.en}` } };
}

/** An argument that must be there; an empty one is not. */
export function required<Value>(name: string, rule: ArgumentRule<Value>) {
  return z
    .unknown()
    .transform((input, context): Value => {
      const value = readArgument(rule, input);
      if (value !== undefined) return value;
      context.addIssue(issueIn(isEmpty(input) ? missing(name) : refusalOf(name, rule, input)));
      return z.NEVER;
    })
    .meta(notesOf(rule));
}

/** An argument that may be left out; an empty one counts as left out. */
export function optional<Value>(name: string, rule: ArgumentRule<Value>) {
  return z
    .transform((input: unknown, context): Value | undefined => {
      if (isLeftOut(input)) return undefined;
      const value = readArgument(rule, input);
      if (value === undefined) context.addIssue(issueIn(refusalOf(name, rule, input)));
      return value;
    })
    .meta(notesOf(rule));
}

export const missing = (name: string): Words => ({
  fr: `Le paramètre ${name} est requis.`,
  en: `The parameter ${name} is required.`,
});

/** Undefined when it is not there, empty, or not what the rule wants. */
function readArgument<Value>(rule: ArgumentRule<Value>, input: unknown): Value | undefined {
  if (typeof input !== 'string' && (rule.numeric !== true || typeof input !== 'number')) return undefined;
  const text = String(input).trim();
  return rule.pattern.test(text) ? rule.read(text) : undefined;
}

const isEmpty = (input: unknown) => input === undefined || input === null || isBlank(input);
const isLeftOut = (input: unknown) => input === undefined || isBlank(input);
const isBlank = (input: unknown) => typeof input === 'string' && input.trim() === '';

function refusalOf(name: string, rule: ArgumentRule<unknown>, input: unknown): Words {
  if (input === null) return missing(name);
  if (Array.isArray(input)) {
    return {
      fr: `Le paramètre ${name} ne peut être donné qu’une fois.`,
      en: `The parameter ${name} can be given only once.`,
    };
  }
  const isText = typeof input === 'string' || typeof input === 'number';
  const more = isText ? rule.explain?.(String(input).trim()) : undefined;
  return {
    fr: `Le paramètre ${name} ${more?.fr ?? `doit ${rule.must.fr}`}.`,
    en: `The parameter ${name} ${more?.en ?? `must ${rule.must.en}`}.`,
  };
}

/** But for what is a number and nothing else, a text for whoever writes an address, though a number is read as one too. */
function notesOf({ description, values, number }: ArgumentRule<unknown>) {
  const kind = number ?? { type: 'string' as const };
  return { ...kind, ...(values && { enum: [...values] }), ...described(description) };
}
