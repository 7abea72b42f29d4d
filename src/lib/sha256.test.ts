import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compress, hashText, padMessage, startState } from './sha256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
function sha256(message: Uint8Array): Uint8Array {
  const state = startState();
  compress(state, new DataView(padMessage(message).buffer), 0);
  const digest = Buffer.alloc(32);
  state.forEach((word, index) => digest.writeInt32BE(word, index * 4));
  return digest;
}
const reference = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('sha256', () => {
  it('gives the digests of the standard', () => {
    expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with another implementation at every length around the ends of blocks', () => {
    for (let length = 0; length <= 260; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(reference(bytes));
    }
  });

  it('takes a text as its bytes in UTF-8', () => {
    for (const text of ['été', '13\u00a0h\u00a005', '🚌'])
      expect(hashText(text)).toBe(reference(new TextEncoder().encode(text)));
  });

  it('agrees with another implementation on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(reference(bytes));
      }),
    );
  });
});
