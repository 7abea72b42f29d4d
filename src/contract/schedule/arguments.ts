import { z } from 'zod';

/** How one argument of a query is written and read. */
export interface ArgumentRule<Value> {
  readonly pattern: RegExp;
  /** Completes « Le paramètre x doit … ». */
  readonly must: string;
  readonly description: string;
  /** A number is as good as its text: for callers that hold a parsed object and not a query string. */
  readonly numeric?: boolean;
  /** Its value, or the whole sentence of a refusal that the pattern cannot express. */
  read(text: string, name: string): { readonly value: Value } | { readonly refused: string };
}

/** An argument that must be there; an empty one is not. */
export function required<Value>(name: string, rule: ArgumentRule<Value>) {
  return textOf(name, rule).transform((text, context) => {
    if (text !== '') return readOr(refusalOf(context), text, name, rule);
    context.addIssue(missing(name));
    return z.NEVER;
  });
}

/** An argument that may be left out; an empty one counts as left out. */
export function optional<Value>(name: string, rule: ArgumentRule<Value>) {
  return textOf(name, rule)
    .transform((text, context) => (text === '' ? undefined : readOr(refusalOf(context), text, name, rule)))
    .optional();
}

export const missing = (name: string): string => `Le paramètre ${name} est requis.`;

type Refuse = (sentence: string) => never;

const refusalOf =
  (context: { addIssue(message: string): void }): Refuse =>
  (sentence) => {
    context.addIssue(sentence);
    return z.NEVER;
  };

function readOr<Value>(refuse: Refuse, text: string, name: string, rule: ArgumentRule<Value>): Value {
  if (!rule.pattern.test(text)) return refuse(`Le paramètre ${name} doit ${rule.must}.`);
  const answer = rule.read(text, name);
  return 'refused' in answer ? refuse(answer.refused) : answer.value;
}

function textOf<Value>(name: string, rule: ArgumentRule<Value>) {
  const error = ({ input }: { readonly input?: unknown }): string => {
    if (input === undefined || input === null) return missing(name);
    return Array.isArray(input)
      ? `Le paramètre ${name} ne peut être donné qu’une fois.`
      : `Le paramètre ${name} doit ${rule.must}.`;
  };
  const input = rule.numeric ? z.union([z.string(), z.number()], { error }) : z.string({ error });
  return input.meta({ description: rule.description }).transform((value) => String(value).trim());
}
