import { describe, expect, it } from 'vitest';
import { oneWaiting } from './one-waiting.ts';

describe('a work of which one waits at most', () => {
  it('is shared by all who ask before it begins, and done again for who asks later', async () => {
    let begun = 0;
    const ask = oneWaiting(async () => {
      begun += 1;
      await Promise.resolve();
    });
    const first = ask();
    expect(ask()).toBe(first);
    await first;
    expect(begun).toBe(1);
    const [second, third] = [ask(), ask()];
    await Promise.all([second, third]);
    expect(begun).toBe(2);
  });

  it('goes on after one that failed, which is told to who asked for it', async () => {
    let fails = true;
    const ask = oneWaiting(async () => {
      if (fails) throw new Error('away');
    });
    await expect(ask()).rejects.toThrow('away');
    fails = false;
    await expect(ask()).resolves.toBeUndefined();
  });
});
