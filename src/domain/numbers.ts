/** What lines or stops are called: what a search takes for one of them, and what pages say of their numbers. */
export interface NumberKind {
  /** The least and the most figures that their numbers have; without it some are called by words. */
  readonly digits?: readonly [least: number, most: number];
  /** A letter may follow the figures. */
  readonly letter?: boolean;
  /** One or two of them. */
  readonly examples: readonly string[];
}

/** How an operator numbers its lines and its stops. */
export interface Numbers {
  readonly line: NumberKind;
  readonly stop: NumberKind;
}

/** 1 to 3 digits and perhaps a letter are a line, exactly 4 digits a stop (specification B2.5). */
export const usualNumbers: Numbers = {
  line: { digits: [1, 3], letter: true, examples: ['801', '3A'] },
  stop: { digits: [4, 4], examples: ['1480'] },
};

/** Whether what was typed has the form of such a number. */
export function hasFormOf({ digits, letter = false }: NumberKind, words: string): boolean {
  const [, figures, ending] = /^(\d{1,32})([a-z]?)$/i.exec(words) ?? [];
  if (digits === undefined || figures === undefined) return false;
  return figures.length >= digits[0] && figures.length <= digits[1] && (ending === '' || letter);
}

/** The form that all of these have; none where one of them is a word. */
export function formOf(names: readonly string[]): Omit<NumberKind, 'examples'> {
  const parts = names.map((name) => /^(\d+)([A-Z]?)$/.exec(name));
  if (parts.length === 0 || parts.includes(null)) return {};
  const lengths = parts.map((found) => found?.[1]?.length ?? 0);
  const hasLetter = parts.some((found) => found?.[2] !== '');
  const least = lengths.reduce((one, two) => Math.min(one, two));
  const most = lengths.reduce((one, two) => Math.max(one, two));
  return { digits: [least, most], ...(hasLetter && { letter: true }) };
}
