import { seededNumber } from '../seeded-numbers.ts';

export function hashText(text: string): number {
  let state = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x0100_0193);
  return state >>> 0;
}

/** Wanders between 0 and 1 without a jump as `x` grows, about one hill in each unit. */
export function wander(seed: number, word: number, x: number): number {
  const from = Math.floor(x);
  const part = x - from;
  const ease = part * part * (3 - 2 * part);
  const low = seededNumber(seed, word, from);
  return low + (seededNumber(seed, word, from + 1) - low) * ease;
}
