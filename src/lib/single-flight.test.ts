import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

describe('a single flight', () => {
  it('does the same work once for all who ask while it lasts, and again afterwards', async () => {
    const once = createSingleFlight<number>();
    let times = 0;
    const work = async () => (times += 1);
    expect(await Promise.all([once('a', work), once('a', work)])).toEqual([1, 1]);
    expect(await once('a', work)).toBe(2);
  });

  it('keeps names apart', async () => {
    const once = createSingleFlight<string>();
    const both = [once('a', async () => 'a'), once('b', async () => 'b')];
    expect(await Promise.all(both)).toEqual(['a', 'b']);
  });

  it('fails for all who asked, and starts anew', async () => {
    const once = createSingleFlight<number>();
    const work = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([once('a', work), once('a', work)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await once('a', async () => 3)).toBe(3);
  });
});
