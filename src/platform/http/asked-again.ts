const slots = 4096;

/**
 * Tells an address that was asked for a moment ago from one that was not, in a table of fixed size: nothing is made for
 * an address that is asked for once. Two addresses that share a slot forget each other, and two of the same hash pass for
 * one; both only decide whether an answer is worth keeping.
 */
export function createAskedAgain(withinMs: number): (url: string, now: number) => boolean {
  const hashes = new Int32Array(slots);
  const times = new Float64Array(slots).fill(Number.NEGATIVE_INFINITY);
  return (url, now) => {
    const hash = hashOf(url);
    const slot = hash & (slots - 1);
    const isAgain = hashes[slot] === hash && now - (times[slot] ?? 0) < withinMs;
    hashes[slot] = hash;
    times[slot] = now;
    return isAgain;
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash;
}
