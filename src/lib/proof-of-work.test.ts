import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve } from './proof-of-work.ts';

const still = { now: () => 0, pause: async () => undefined };

/** Counted on the bits themselves, by another implementation of the hash. */
function zeroBits(text: string): number {
  const bits = [...createHash('sha256').update(text).digest()].map((byte) =>
    byte.toString(2).padStart(8, '0'),
  );
  return bits.join('').indexOf('1');
}

describe('the proof of work', () => {
  it('finds a number that does the work, for any challenge', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.nat(10),
        async (challenge, bits) => {
          const token = await solve(challenge, bits, still);
          expect(token).toMatch(/\.\d{8}$/);
          expect(token?.startsWith(`${challenge}.`)).toBe(true);
          expect(zeroBits(token ?? '')).toBeGreaterThanOrEqual(bits);
        },
      ),
    );
  });

  it('finds the first number there is, so that it skips none', async () => {
    const token = await solve('challenge', 10, still);
    const first = Number(token?.slice(-8));
    for (let nonce = 0; nonce < first; nonce += 1) {
      expect(zeroBits(`challenge.${String(nonce).padStart(8, '0')}`)).toBeLessThan(10);
    }
  });

  it('pauses as soon as a slice is over, and measures the next one from the end of the pause', async () => {
    let time = 0;
    const worked: number[] = [];
    let sliceStart = 0;
    const pause = async () => {
      worked.push(time - sliceStart);
      time += 1000;
      sliceStart = time;
    };
    await solve('a longer challenge', 14, { now: () => (time += 1), pause, sliceMs: 5 });
    expect(worked.length).toBeGreaterThan(3);
    expect(Math.max(...worked)).toBeLessThanOrEqual(6);
  });
});
