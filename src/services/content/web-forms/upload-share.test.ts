import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { findFull, mostWaiting } from './upload-share.ts';

const megabyte = 1024 * 1024;
const photo = 5 * megabyte;

/** Networks that take all they get, one file after the other; gives what each has in the end. */
function fill(networks: number, bytes: number): number[] {
  const held = Array.from({ length: networks }, () => 0);
  for (let took = true; took;) {
    took = false;
    for (const [nth, ofNetwork] of held.entries()) {
      const ofAll = held.reduce((sum, one) => sum + one, 0);
      if (findFull(bytes, { ofNetwork, ofAll }, mostWaiting) !== undefined) continue;
      held[nth] = ofNetwork + bytes;
      took = true;
    }
  }
  return held;
}

describe('the room for files', () => {
  it('is bounded for one network by its own bound', () => {
    expect(fill(1, photo)).toEqual([mostWaiting.ofNetwork]);
  });

  it('leaves some to a newcomer, however many networks take all they get', () => {
    for (const networks of [20, 50, 100]) {
      const ofAll = fill(networks, photo).reduce((sum, one) => sum + one, 0);
      expect(findFull(photo, { ofNetwork: 0, ofAll }, mostWaiting)).toBeUndefined();
    }
  });

  it('says whose share is used up', () => {
    const { ofNetwork, ofAll } = mostWaiting;
    expect(findFull(photo, { ofNetwork, ofAll: ofNetwork }, mostWaiting)).toBe('network');
    expect(findFull(photo, { ofNetwork: 0, ofAll }, mostWaiting)).toBe('all');
    expect(findFull(photo, { ofNetwork: photo, ofAll: ofAll - 2 * photo }, mostWaiting)).toBe('all');
  });

  it('is never more than there is', () => {
    const size = fc.integer({ min: 1, max: mostWaiting.ofAll });
    fc.assert(
      fc.property(size, size, size, (bytes, ofNetwork, more) => {
        const ofAll = Math.min(mostWaiting.ofAll, ofNetwork + more);
        if (findFull(bytes, { ofNetwork, ofAll }, mostWaiting) !== undefined) return;
        expect(ofNetwork + bytes).toBeLessThanOrEqual(mostWaiting.ofNetwork);
        expect(ofAll + bytes).toBeLessThanOrEqual(mostWaiting.ofAll);
      }),
      cases(300),
    );
  });
});
