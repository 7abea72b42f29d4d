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

type Refuse = (sentence: string) => never;

/** An argument that must be there; an empty one is not. */
export function required<Value>(name: string, rule: ArgumentRule<Value>) {
  return argument(name, rule, (refuse) => refuse(missing(name)));
}

/** An argument that may be left out; an empty one counts as left out. */
export function optional<Value>(name: string, rule: ArgumentRule<Value>) {
  return argument(name, rule, () => undefined).optional();
}

export const missing = (name: string): string => `Le paramètre ${name} est requis.`;

function argument<Value, Empty>(
  name: string,
  rule: ArgumentRule<Value>,
  whenEmpty: (refuse: Refuse) => Empty,
) {
  const must = `doit ${rule.must}`;
  const error = ({ input }: { readonly input?: unknown }): string => {
    if (input === undefined || input === null) return missing(name);
    return `Le paramètre ${name} ${Array.isArray(input) ? 'ne peut être donné qu’une fois' : must}.`;
  };
  const given = rule.numeric ? z.union([z.string(), z.number()], { error }) : z.string({ error });
  return given.meta({ description: rule.description }).transform((input, context): Value | Empty => {
    const text = String(input).trim();
    const refuse: Refuse = (sentence) => {
      context.addIssue(sentence);
      return z.NEVER;
    };
    if (text === '') return whenEmpty(refuse);
    const value = rule.pattern.test(text) ? rule.read(text) : undefined;
    return value ?? refuse(`Le paramètre ${name} ${rule.explain?.(text) ?? must}.`);
  });
}
