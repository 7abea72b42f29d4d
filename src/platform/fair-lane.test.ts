import { describe, expect, it } from 'vitest';
import { createFairLane, LaneFull } from './fair-lane.ts';

const limits = { width: 2, perCaller: 1, most: 10, mostPerCaller: 3, waitMs: 10_000 };

/** A lane, what began in it, and a way to end each piece. */
function open(changed: Partial<typeof limits> = {}) {
  const lane = createFairLane({ ...limits, ...changed });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (caller: string, name: string) =>
    lane.run(caller, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, end };
}

describe('a lane that is fair', () => {
  it('serves a caller with one question after one of who has many', async () => {
    const { ask, begun, end } = open();
    const all = [ask('greedy', 'g1'), ask('greedy', 'g2'), ask('greedy', 'g3'), ask('rider', 'r1')];
    await end('');
    expect(begun).toEqual(['g1', 'r1']);
    all.push(ask('other', 'o1'));
    await end('g1');
    expect(begun).toEqual(['g1', 'r1', 'g2']);
    await end('r1');
    await end('g2');
    await end('o1');
    await end('g3');
    expect(begun).toEqual(['g1', 'r1', 'g2', 'o1', 'g3']);
    expect(await Promise.all(all)).toEqual(['g1', 'g2', 'g3', 'r1', 'o1']);
  });

  it('gives one caller no more turns than its share, though others are free', async () => {
    const { ask, begun, end } = open({ width: 5, perCaller: 2 });
    const all = [ask('a', '1'), ask('a', '2'), ask('a', '3')];
    await end('');
    expect(begun).toEqual(['1', '2']);
    for (const name of ['1', '2', '3']) await end(name);
    await Promise.all(all);
  });

  it('refuses a caller with too many waiting as asking too often, and all others once it is full', async () => {
    const { ask, begun, end } = open({ most: 4 });
    const greedy = Array.from({ length: 5 }, (_, place) => ask('a', `a${place}`));
    const refused = await greedy[4]?.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LaneFull);
    expect(refused).toMatchObject({ code: 'too-many-requests' });
    const others = [ask('b', 'b0'), ask('c', 'c0'), ask('d', 'd0')];
    await expect(others[2]).rejects.toMatchObject({ code: 'unavailable' });
    for (const name of ['a0', 'b0', 'a1', 'c0', 'a2', 'a3']) await end(name);
    await Promise.all([...greedy.slice(0, 4), ...others.slice(0, 2)]);
    expect(begun).toHaveLength(6);
  });

  it('lets nobody wait without end, and is whole again afterwards', async () => {
    const { ask, begun, end } = open({ width: 1, waitMs: 20 });
    const held = ask('a', 'held');
    await expect(ask('b', 'late')).rejects.toBeInstanceOf(LaneFull);
    await end('held');
    await held;
    const next = ask('b', 'next');
    await end('');
    await end('next');
    expect(await next).toBe('next');
    expect(begun).toEqual(['held', 'next']);
  });

  it('passes the turn on when a piece of work fails', async () => {
    const lane = createFairLane({ ...limits, width: 1 });
    const failed = lane.run('a', () => Promise.reject(new TypeError('no')));
    const next = lane.run('b', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
