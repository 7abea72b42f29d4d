import { describe, expect, it } from 'vitest';
import { readCpuLine, shareOfOthers } from './machine.ts';

/** User, nice, system, idle, waiting, interrupts hard and soft, stolen. */
const stat = (...times: readonly number[]) => `cpu  ${times.join(' ')} 0 0\ncpu0 1 2 3\n`;

describe('the part of the machine that others used', () => {
  const before = { ...readCpuLine(stat(100, 0, 50, 1000, 10, 0, 0, 0)), ours: 120 };

  it('is what was busy without this drill', () => {
    const now = { ...readCpuLine(stat(160, 10, 70, 1100, 20, 0, 0, 0)), ours: 170 };
    expect(shareOfOthers(before, now)).toBeCloseTo(40 / 200);
  });

  it('has none of the interrupts, which a flood of the drill makes', () => {
    const now = { ...readCpuLine(stat(130, 0, 70, 1100, 10, 5, 45, 0)), ours: 170 };
    expect(shareOfOthers(before, now)).toBe(0);
  });

  it('has what another machine took of this one', () => {
    const now = { ...readCpuLine(stat(100, 0, 50, 1150, 10, 0, 0, 50)), ours: 120 };
    expect(shareOfOthers(before, now)).toBeCloseTo(50 / 200);
  });

  it('is nothing in no time', () => {
    expect(shareOfOthers(before, before)).toBe(0);
  });
});
