/** A number from 0 up to 1 that depends on its words alone: the same state for the same seed, trip, date and time. */
export function hashOf(seed: number, one: number, two = 0, three = 0, four = 0): number {
  let state = mix((seed ^ 0x9e37_79b9) | 0, one);
  state = mix(state, two);
  state = mix(state, three);
  return (mix(state, four) >>> 0) / 2 ** 32;
}

function mix(state: number, word: number): number {
  const once = Math.imul(state ^ (word | 0), 0x85eb_ca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
  return twice ^ (twice >>> 16);
}

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
  const low = hashOf(seed, word, from);
  return low + (hashOf(seed, word, from + 1) - low) * ease;
}
