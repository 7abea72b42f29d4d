import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPauses, createStepTurns, createTurns, waitForRoom } from './turns.ts';

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

describe('pieces of work that pause', () => {
  it('let others through between two slices, and begin when the one before is done', async () => {
    const take = createStepTurns();
    const seen: string[] = [];
    const slow = (name: string) =>
      take(function* () {
        seen.push(`${name} begins`);
        const until = performance.now() + 8;
        while (performance.now() < until) yield;
        seen.push(`${name} ends`);
        return name;
      });
    const others = (async () => {
      while (!seen.includes('b ends')) {
        await new Promise((done) => setImmediate(done));
        seen.push('other');
      }
    })();
    expect(await Promise.all([slow('a'), slow('b')])).toEqual(['a', 'b']);
    await others;
    expect(seen.filter((name) => name !== 'other').slice(0, 4)).toEqual([
      'a begins',
      'a ends',
      'b begins',
      'b ends',
    ]);
    expect(seen.slice(seen.indexOf('a begins'), seen.indexOf('a ends'))).toContain('other');
  });

  it('are refused when too many wait, and taken again when they are done', async () => {
    const take = createStepTurns({ most: 2 });
    const piece = () =>
      take(function* () {
        yield;
        return 'done';
      });
    const settled = await Promise.allSettled([piece(), piece(), piece()]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await piece()).toBe('done');
  });

  it('do not stand in for each other when one fails', async () => {
    const take = createStepTurns();
    const failed = take(function* () {
      yield;
      throw new TypeError('no');
    });
    const next = take(function* () {
      yield;
      return 'done';
    });
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});

describe('many small pieces of work', () => {
  it('are spread over rounds of the event loop, however many are asked for at once', async () => {
    let rounds = 0;
    const over = new AbortController();
    const counting = (async () => {
      while (!over.signal.aborted) {
        await nextRound();
        rounds += 1;
      }
    })();
    const seen = new Set<number>();
    const piece = async () => {
      await waitForRoom();
      seen.add(rounds);
      const until = performance.now() + 2;
      while (performance.now() < until);
    };
    await Promise.all(Array.from({ length: 40 }, piece));
    over.abort();
    await counting;
    expect(seen.size).toBeGreaterThanOrEqual(10);
  });

  it('wait for nothing while they are few', async () => {
    await nextRound();
    let isNextRound = false;
    const round = nextRound().then(() => (isNextRound = true));
    for (let piece = 0; piece < 4; piece += 1) await waitForRoom();
    expect(isNextRound).toBe(false);
    await round;
  });
});

describe('pauses in long work', () => {
  it('let others through as soon as a slice of time was taken, and not before', async () => {
    const pause = createPauses();
    let isThrough = false;
    setImmediate(() => (isThrough = true));
    await pause();
    const until = performance.now() + 8;
    while (performance.now() < until);
    expect(isThrough).toBe(false);
    await pause();
    expect(isThrough).toBe(true);
  });
});
