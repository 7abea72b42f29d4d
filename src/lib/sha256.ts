/**
 * Synchronous SHA-256 (FIPS 180-4). `crypto.subtle.digest` is asynchronous, and awaiting it tens of thousands of times
 * costs far more than the hashes.
 */

/** The digest of a text, in hexadecimal. */
export function hashText(text: string): string {
  const state = startState();
  compress(state, new DataView(padMessage(new TextEncoder().encode(text)).buffer), 0);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export const blockBytes = 64;
const lengthBytes = 8;

const primes = firstPrimes(64);
const roundConstants = Int32Array.from(primes, (prime) => fraction32(Math.cbrt(prime)));
const startValues = Int32Array.from(primes.slice(0, 8), (prime) => fraction32(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

/** The first 32 bits after the point. */
function fraction32(value: number): number {
  return ((value % 1) * 2 ** 32) | 0;
}

export function startState(): Int32Array {
  return startValues.slice();
}

/** The message with the padding that makes it whole blocks. */
export function padMessage(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 1 + lengthBytes) / blockBytes);
  const padded = new Uint8Array(blocks * blockBytes);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - lengthBytes, BigInt(message.length) * 8n);
  return padded;
}

const schedule = new Int32Array(64);
const at = (words: Int32Array, index: number): number => words[index] as number;
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Takes the blocks of a padded message from a byte offset on into the state. */
export function compress(state: Int32Array, padded: DataView, from: number, to = padded.byteLength): void {
  for (let offset = from; offset < to; offset += blockBytes) compressBlock(state, padded, offset);
}

function compressBlock(state: Int32Array, padded: DataView, offset: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t += 1) w[t] = padded.getInt32(offset + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const w15 = at(w, t - 15);
    const w2 = at(w, t - 2);
    const small0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const small1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    w[t] = (at(w, t - 16) + small0 + at(w, t - 7) + small1) | 0;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let t = 0; t < 64; t += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + at(roundConstants, t) + at(w, t)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}
