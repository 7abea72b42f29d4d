import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('pieces of work that take turns', () => {
  it('are done in order, each in a round of its own', async () => {
    const take = createTurns();
    const seen: string[] = [];
    let round = 0;
    const count = () => {
      round += 1;
      if (round < 10) setImmediate(count);
    };
    setImmediate(count);
    const pieces = ['a', 'b', 'c'].map((name) => take(() => seen.push(`${name}${round}`)));
    expect(await Promise.all(pieces)).toEqual([1, 2, 3]);
    expect(new Set(seen.map((text) => text.slice(1))).size).toBe(3);
    expect(seen.map(([name]) => name)).toEqual(['a', 'b', 'c']);
  });

  it('do not stand in for each other when one fails', async () => {
    const take = createTurns();
    const failed = take(() => {
      throw new TypeError('no');
    });
    const next = take(() => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
