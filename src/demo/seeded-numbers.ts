/** A number from 0 to 1 that depends on the seed and the words alone: no order of calls can change it. */
export function seededNumber(seed: number, ...words: readonly (string | number)[]): number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  for (const word of words) {
    const text = String(word);
    for (let index = 0; index < text.length; index += 1) {
      state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
    }
    state = Math.imul(state ^ 0x2f, 0x01000193) >>> 0;
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 0x1_0000_0000;
}
