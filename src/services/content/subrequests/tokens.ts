import { AppError } from '#lib/errors.ts';
import { matchJsonPath, parseJsonPath } from './json-path.ts';

/** `{{<id>.body@<JSONPath>}}`: a value to be taken from the answer to an earlier request. */
interface Token {
  readonly text: string;
  readonly requestId: string;
  readonly path: string;
}

/** Answer bodies by request id; several where the tokens of that request matched several values. */
type AnswerBodies = ReadonlyMap<string, readonly string[]>;

const tokenPattern = /\{\{([^{}@]+?)\.body@([^{}]*)\}\}/g;
const encodedPattern = /%7B%7B((?:(?!%7B).)*?)%7D%7D/gi;
const maxExpansions = 100;
/** Different ones, in one address or body. */
const maxTokens = 50;
/** Of one address or body in all the texts that it becomes. */
const maxCharacters = 2 * 1024 * 1024;

/** Tokens may come percent-encoded: they are decoded before they are read. */
export function decodeTokens(text: string): string {
  return text.replaceAll(encodedPattern, (whole, inner: string) => {
    try {
      return `{{${decodeURIComponent(inner)}}}`;
    } catch {
      return whole;
    }
  });
}

export function findTokens(text: string): readonly Token[] {
  const found = new Map<string, Token>();
  for (const [whole, requestId = '', path = ''] of text.matchAll(tokenPattern))
    found.set(whole, { text: whole, requestId, path });
  return [...found.values()];
}

/** One text for every combination of matches: none when a token matches nothing. */
export function replaceTokens(
  text: string,
  bodies: AnswerBodies,
  write: (value: string) => string,
): string[] {
  const tokens = findTokens(text);
  if (tokens.length > maxTokens) throw new AppError('bad-request', 'A request has too many tokens.');
  let combinations: ReadonlyMap<string, string>[] = [new Map()];
  for (const token of tokens) {
    const values = valuesOf(token, bodies);
    const count = combinations.length * values.length;
    if (count > maxExpansions) throw new AppError('bad-request', 'A token matches too many values.');
    if (count * text.length > maxCharacters)
      throw new AppError('bad-request', 'A request with tokens becomes too long.');
    combinations = combinations.flatMap((chosen) =>
      values.map((value) => new Map([...chosen, [token.text, write(value)]])),
    );
  }
  return combinations.map((chosen) =>
    text.replaceAll(tokenPattern, (whole: string) => chosen.get(whole) ?? whole),
  );
}

function valuesOf(token: Token, bodies: AnswerBodies): readonly string[] {
  const answers = bodies.get(token.requestId);
  if (!answers) throw new AppError('bad-request', `The token ${token.text} names an unknown request.`);
  const steps = parseJsonPath(token.path);
  if (!steps) throw new AppError('bad-request', `The path of the token ${token.text} cannot be read.`);
  return parsedOf(answers).flatMap((document) =>
    matchJsonPath(document, steps).map((value) => {
      if (value !== null && typeof value === 'object')
        throw new AppError('bad-request', `The token ${token.text} does not match a single value.`);
      return String(value);
    }),
  );
}

/** Answers are as long as lists are, and any number of tokens may look into one: each is parsed once. */
const parsed = new WeakMap<readonly string[], readonly unknown[]>();

function parsedOf(answers: readonly string[]): readonly unknown[] {
  const known = parsed.get(answers) ?? answers.map(parseBody);
  parsed.set(answers, known);
  return known;
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
