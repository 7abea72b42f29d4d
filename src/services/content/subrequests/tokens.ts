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
  let texts = [text];
  for (const token of findTokens(text)) {
    const values = valuesOf(token, bodies);
    texts = texts.flatMap((one) => values.map((value) => one.replaceAll(token.text, () => write(value))));
    if (texts.length > maxExpansions) throw new AppError('bad-request', 'A token matches too many values.');
  }
  return texts;
}

function valuesOf(token: Token, bodies: AnswerBodies): readonly string[] {
  const answers = bodies.get(token.requestId);
  if (!answers) throw new AppError('bad-request', `The token ${token.text} names an unknown request.`);
  const steps = parseJsonPath(token.path);
  if (!steps) throw new AppError('bad-request', `The path of the token ${token.text} cannot be read.`);
  return answers.flatMap((body) =>
    matchJsonPath(parseBody(body), steps).map((value) => {
      if (value !== null && typeof value === 'object')
        throw new AppError('bad-request', `The token ${token.text} does not match a single value.`);
      return String(value);
    }),
  );
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
