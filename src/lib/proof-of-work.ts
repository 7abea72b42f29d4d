import { blockBytes, compress, padMessage, startState } from './sha256.ts';

/**
 * The work: find a number that, written after a challenge, makes SHA-256 of the whole begin with so many zero bits.
 * Finding it takes 2 to that power tries on average; checking it takes one (platform/captcha).
 */

/** Of one length, so that the padding never moves while the number counts up. */
export const nonceDigits = 8;
const triesPerGlance = 256;

interface SolveOptions {
  /** Milliseconds of any clock that runs. */
  now(): number;
  /** Lets whatever waits go first: input, drawing. */
  pause(): Promise<void>;
  /** The longest stretch without a pause; half a frame unless given. */
  readonly sliceMs?: number;
}

/** The challenge with the number that solves it; undefined where no number does. */
export async function solve(
  challenge: string,
  bits: number,
  { now, pause, sliceMs = 8 }: SolveOptions,
): Promise<string | undefined> {
  const prefix = `${challenge}.`;
  const start = new TextEncoder().encode(prefix).length;
  const padded = padMessage(new TextEncoder().encode(prefix + '0'.repeat(nonceDigits)));
  const view = new DataView(padded.buffer);
  // What comes before the number is taken in once.
  const fixedBytes = start - (start % blockBytes);
  const midState = startState();
  compress(midState, view, 0, fixedBytes);
  const state = startState();
  let sliceStart = now();
  for (let nonce = 0; nonce < 10 ** nonceDigits; nonce += 1) {
    writeDigits(padded, start, nonce);
    state.set(midState);
    compress(state, view, fixedBytes);
    if (countLeadingZeros(state) >= bits) return prefix + String(nonce).padStart(nonceDigits, '0');
    if (nonce % triesPerGlance === 0 && now() - sliceStart >= sliceMs) {
      await pause();
      sliceStart = now();
    }
  }
  return undefined;
}

function writeDigits(bytes: Uint8Array, start: number, value: number): void {
  let rest = value;
  for (let index = start + nonceDigits - 1; index >= start; index -= 1) {
    const tens = Math.trunc(rest / 10);
    bytes[index] = 48 + rest - tens * 10;
    rest = tens;
  }
}

function countLeadingZeros(words: Int32Array): number {
  let zeros = 0;
  for (const word of words) {
    zeros += Math.clz32(word);
    if (word !== 0) break;
  }
  return zeros;
}
