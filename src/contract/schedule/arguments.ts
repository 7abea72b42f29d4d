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
  const read = reader(name, rule, (refuse) => refuse(missing(name)));
  return z
    .unknown()
    .transform((input, context) => read(input, context))
    .meta(described(rule));
}

/** An argument that may be left out; an empty one counts as left out. */
export function optional<Value>(name: string, rule: ArgumentRule<Value>) {
  const read = reader(name, rule, () => undefined);
  return z
    .transform((input: unknown, context): Value | undefined =>
      input === undefined ? undefined : read(input, context),
    )
    .meta(described(rule));
}

export const missing = (name: string): string => `Le paramètre ${name} est requis.`;

/** A text for whoever writes an address, though a number is read as one too. */
const described = ({ description }: Pick<ArgumentRule<unknown>, 'description'>) => ({
  type: 'string' as const,
  description,
});

/** Reads and refuses in one step: a board has five arguments, and every step more in their schemas costs it time. */
function reader<Value, Empty>(name: string, rule: ArgumentRule<Value>, whenEmpty: (refuse: Refuse) => Empty) {
  const must = `doit ${rule.must}`;
  const explain = (input: unknown): string => {
    if (input === undefined || input === null) return missing(name);
    return `Le paramètre ${name} ${Array.isArray(input) ? 'ne peut être donné qu’une fois' : must}.`;
  };
  return (input: unknown, context: Pick<z.core.$RefinementCtx, 'addIssue'>): Value | Empty => {
    const refuse: Refuse = (sentence) => {
      context.addIssue(sentence);
      return z.NEVER;
    };
    const isGiven = typeof input === 'string' || (rule.numeric === true && typeof input === 'number');
    if (!isGiven) return refuse(explain(input));
    const text = String(input).trim();
    if (text === '') return whenEmpty(refuse);
    const value = rule.pattern.test(text) ? rule.read(text) : undefined;
    return value ?? refuse(`Le paramètre ${name} ${rule.explain?.(text) ?? must}.`);
  };
}
