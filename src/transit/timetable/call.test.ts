import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callLimits, packCall, positionOfCall, timeOfCall, tripOfCall } from './call.ts';

const parts = fc.tuple(
  fc.nat(callLimits.seconds - 1),
  fc.nat(callLimits.trips - 1),
  fc.nat(callLimits.positions - 1),
);

describe('a call in one number', () => {
  it('gives back its time, trip and position', () => {
    fc.assert(
      fc.property(parts, ([seconds, trip, position]) => {
        const call = packCall(seconds, trip, position);
        expect([timeOfCall(call), tripOfCall(call), positionOfCall(call)]).toEqual([seconds, trip, position]);
      }),
    );
  });

  it('holds the largest of each', () => {
    const call = packCall(callLimits.seconds - 1, callLimits.trips - 1, callLimits.positions - 1);
    expect(call).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('stands in the order of time, then trip, then position', () => {
    fc.assert(
      fc.property(parts, parts, (one, two) => {
        const order = one[0] - two[0] || one[1] - two[1] || one[2] - two[2];
        expect(Math.sign(packCall(...one) - packCall(...two))).toBe(Math.sign(order));
      }),
    );
  });
});
