import { normalized } from '#lib/normalized.ts';

/** What a password has to be. The site and the accounts service read the same one. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
  /** Passwords that others try first are refused. */
  readonly refusesCommon: boolean;
}

/** `usual` is the specification's (A5); `strict` is for an operator who asks for more. */
export const passwordPolicies = {
  usual: { minLength: 5, maxLength: 20, refusesCommon: false },
  strict: { minLength: 15, maxLength: 128, refusesCommon: true },
} as const satisfies Record<string, PasswordPolicy>;
export type PasswordPolicyName = keyof typeof passwordPolicies;

export type PasswordFault = 'empty' | 'length' | 'common';

/** What is wrong with a password; undefined where nothing is. `own` are words that anybody would guess, such as the address. */
export function judgePassword(
  policy: PasswordPolicy,
  password: string,
  own: readonly string[] = [],
): PasswordFault | undefined {
  if (password === '') return 'empty';
  // Letters as people count them: one that takes two units of the encoding is one.
  const length = [...password].length;
  if (length < policy.minLength || length > policy.maxLength) return 'length';
  return policy.refusesCommon && isCommon(password, own) ? 'common' : undefined;
}

/** Words that passwords are made of again and again, in both languages and around here. */
const commonWords = (
  'password motdepasse passe secret admin administrateur welcome bienvenue bonjour azerty azertyuiop qwerty ' +
  'qwertyuiop asdfghjkl zxcvbnm letmein iloveyou jetaime soleil sunshine princess princesse dragon monkey football ' +
  'hockey canadiens nordiques quebec montreal canada autobus transport login connexion master shadow superman batman ' +
  'starwars pokemon hello salut allo amour loulou'
).split(' ');
/** Rows of keys and of the alphabet, read both ways. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];
const shortestRun = 4;
/** So many keys or more that lie side by side. */
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))].flatMap((row) =>
  [...row].flatMap((_, from) =>
    Array.from({ length: Math.max(0, row.length - from - shortestRun + 1) }, (_run, more) =>
      row.slice(from, from + shortestRun + more),
    ),
  ),
);
/** So many letters have to be left when everything that is guessed has been taken away. */
const fewestLeft = 6;

/** Letters and figures alone, without accents: what a guess looks like. */
const fold = (text: string): string =>
  normalized(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A word of the person as a whole, and each part of it: `jeanne.tremblay` is also `jeanne`. */
const guessesOf = (word: string): string[] =>
  [word, ...word.split(/[^\p{L}\p{N}\p{M}]+/u)].map(fold).filter((part) => part.length >= 3);

/** Whether a long password says little: few letters, one piece again and again, or words that everybody tries. */
function isCommon(password: string, own: readonly string[]): boolean {
  const plain = fold(password);
  if (new Set(plain).size <= 4) return true;
  // The longest first: what is left of a word when a piece was taken out of it would count as something of its own.
  const left = [...own.flatMap(guessesOf), ...commonWords, ...runs]
    .toSorted((one, two) => two.length - one.length)
    .reduce((rest, guess) => rest.replaceAll(guess, ''), withoutRepeats(plain));
  return left.replaceAll(/\d/g, '').length < fewestLeft;
}

/** One piece that comes again and again counts once. */
function withoutRepeats(text: string): string {
  return /^(.{1,12}?)\1+$/u.exec(text)?.[1] ?? text;
}
