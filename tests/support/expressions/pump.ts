import type { Repetition, Samples } from './samples.ts';

/** A text that may take long: something is repeated between a beginning and an end. */
export interface Pump {
  readonly start: string;
  readonly unit: string;
  readonly end: string;
}

export function writePump({ start, unit, end }: Pump, length: number): string {
  return start + unit.repeat(Math.ceil(length / unit.length)) + end;
}

/**
 * Texts that make an expression try for long: what a part repeats, from its beginning or from anywhere, with an end that
 * no match has; and the ways to a part again and again, each of which may look through all that follows.
 */
export function listPumps({ repetitions, characters, whole }: Samples): readonly Pump[] {
  const unwanted = [characters.at(-1) ?? '', '\n'];
  const pumps = new Map<string, Pump>();
  const add = (start: string, unit: string, end: string) => {
    if (unit) pumps.set(JSON.stringify([start, unit, end]), { start, unit, end });
  };
  for (const { before, once, after } of repetitions) {
    for (const end of ['', ...unwanted]) {
      add('', before, end);
      for (const one of once)
        for (const [start, unit] of waysOf({ before, after }, one)) add(start, unit, end);
    }
  }
  if (repetitions.length > 0)
    for (const character of characters) for (const end of unwanted) add('', whole + character, end);
  return [...pumps.values()];
}

const waysOf = (
  { before, after }: Omit<Repetition, 'once'>,
  one: string,
): [start: string, unit: string][] => [
  ['', one],
  [before, one],
  ['', before + one],
  ['', one + after],
  ['', before + one + after],
  // A match that almost ends: all of what follows but its last character.
  ['', before + one + after.slice(0, -1)],
];
