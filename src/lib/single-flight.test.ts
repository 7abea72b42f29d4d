import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

describe('a single flight', () => {
  it('does the same work once for all who ask while it lasts, and again afterwards', async () => {
    const flights = createSingleFlight<number>();
    let times = 0;
    const work = async () => (times += 1);
    expect(await Promise.all([flights.run('a', work), flights.run('a', work)])).toEqual([1, 1]);
    expect(await flights.run('a', work)).toBe(2);
  });

  it('keeps names apart', async () => {
    const flights = createSingleFlight<string>();
    const both = [flights.run('a', async () => 'a'), flights.run('b', async () => 'b')];
    expect(await Promise.all(both)).toEqual(['a', 'b']);
  });

  it('fails for all who asked, and starts anew', async () => {
    const flights = createSingleFlight<number>();
    const work = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([flights.run('a', work), flights.run('a', work)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await flights.run('a', async () => 3)).toBe(3);
  });
});
