import { describe, expect, it } from 'vitest';
import { Histogram } from './histogram.ts';

function histogramOf(times: readonly number[]): Histogram {
  const histogram = new Histogram();
  for (const ms of times) histogram.add(ms);
  return histogram;
}

describe('a histogram of times', () => {
  const times = Array.from({ length: 1000 }, (_, at) => at + 1);

  it.each([0.5, 0.9, 0.99, 1])(
    'knows the time that a share of %d does not exceed, by two in a hundred',
    (share) => {
      const exact = 1000 * share;
      const told = histogramOf(times).at(share);
      expect(told).toBeGreaterThanOrEqual(exact * 0.999);
      expect(told).toBeLessThanOrEqual(exact * 1.03);
    },
  );

  it('is the same after it was sent to another process, and put together from parts', () => {
    const parts = [times.slice(0, 300), times.slice(300)].map(histogramOf);
    const whole = new Histogram();
    for (const part of parts) whole.merge(new Histogram(JSON.parse(JSON.stringify(part))));
    expect(whole.count).toBe(1000);
    expect(whole.at(0.99)).toBe(histogramOf(times).at(0.99));
  });

  it('takes no time at all, and has nothing to say of nothing', () => {
    expect(histogramOf([0]).at(1)).toBeLessThan(0.02);
    expect(new Histogram().at(0.99)).toBe(0);
  });
});
