import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLane } from './lane.ts';

/** Work that ends when it is told to. */
function work(name: string, told: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return {
    run: () => {
      told.push(name);
      return promise;
    },
    end: () => resolve(name),
    fail: () => reject(new Error(name)),
  };
}

const settle = () => pause(0);

describe('a lane', () => {
  it('lets a few work at once, and the others in the order they came', async () => {
    const lane = createLane({ width: 2, most: 10, waitMs: 1000 });
    const told: string[] = [];
    const all = ['a', 'b', 'c', 'd'].map((name) => work(name, told));
    const done = all.map(({ run }) => lane.run(run));
    await settle();
    expect({ told, running: lane.running, waiting: lane.waiting }).toEqual({
      told: ['a', 'b'],
      running: 2,
      waiting: 2,
    });
    all[1]?.end();
    await settle();
    expect(told).toEqual(['a', 'b', 'c']);
    for (const { end } of all) end();
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
    expect({ running: lane.running, waiting: lane.waiting }).toEqual({ running: 0, waiting: 0 });
  });

  it('gives the turn on when work fails, at once or later', async () => {
    const lane = createLane({ width: 1, most: 10, waitMs: 1000 });
    const told: string[] = [];
    const first = work('a', told);
    const outcomes = Promise.allSettled([
      lane.run(first.run),
      lane.run(() => {
        throw new Error('at once');
      }),
    ]);
    first.fail();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await lane.run(() => 'c')).toBe('c');
  });

  it('has room for so many and no more', async () => {
    const lane = createLane({ width: 1, most: 1, waitMs: 1000 });
    const told: string[] = [];
    const a = work('a', told);
    const b = work('b', told);
    const c = work('c', told);
    const done = [lane.run(a.run), lane.run(b.run)];
    await expect(lane.run(c.run)).rejects.toMatchObject({ code: 'unavailable' });
    a.end();
    b.end();
    expect(await Promise.all(done)).toEqual(['a', 'b']);
    expect(told).toEqual(['a', 'b']);
  });

  it('sends away who has waited too long, and never runs it', async () => {
    const lane = createLane({ width: 1, most: 5, waitMs: 20 });
    const told: string[] = [];
    const a = work('a', told);
    const b = work('b', told);
    const done = lane.run(a.run);
    await expect(lane.run(b.run)).rejects.toMatchObject({ code: 'unavailable' });
    expect(lane.waiting).toBe(0);
    a.end();
    await done;
    expect(told).toEqual(['a']);
    expect(lane.running).toBe(0);
  });
});
