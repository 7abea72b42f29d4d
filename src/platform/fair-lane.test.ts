import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairLane, LaneFull } from './fair-lane.ts';

const limits = { width: 2, perCaller: 1, most: 10, mostPerCaller: 3, waitMs: 10_000 };

/** A lane, what began in it, and a way to end each piece. */
function open(changed: Partial<typeof limits> = {}) {
  const lane = createFairLane({ ...limits, ...changed });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const ask = (caller: string, name: string) => lane.run(caller, work(name));
  /** Asks for what others may ask for too, known by its name. */
  const share = (caller: string, name: string) => lane.run(caller, work(name), name);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, share, begun, end };
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

describe('work that several callers ask for', () => {
  it('begins with the first turn of any of them, and all get what it gives', async () => {
    const { ask, share, begun, end } = open();
    const greedy = [ask('greedy', 'g1'), ask('greedy', 'g2'), share('greedy', 'page')];
    const all = [...greedy, ask('other', 'o1')];
    const rider = share('rider', 'page');
    await end('o1');
    expect(begun).toEqual(['g1', 'o1', 'page']);
    const later = share('late', 'page');
    await end('page');
    expect(await Promise.all([rider, later, greedy[2]])).toEqual(['page', 'page', 'page']);
    await end('g1');
    await end('g2');
    await Promise.all(all);
    expect(begun).toEqual(['g1', 'o1', 'page', 'g2']);
  });

  it('is done once, holds one place, and is begun anew by who asks afterwards', async () => {
    const { ask, share, begun, end } = open({ width: 1 });
    const held = ask('a', 'held');
    const shared = ['b', 'c', 'd'].map((caller) => share(caller, 'page'));
    await end('held');
    const next = ask('e', 'next');
    expect(begun).toEqual(['held', 'page']);
    await end('page');
    expect(begun).toEqual(['held', 'page', 'next']);
    await end('next');
    await Promise.all([held, next, ...shared]);
    const again = share('b', 'page');
    await end('page');
    await again;
    expect(begun).toHaveLength(4);
  });

  it('takes one place of a caller, however many ask behind one address', async () => {
    const { ask, share, begun, end } = open({ width: 1, most: 1 });
    const held = ask('a', 'held');
    const school = Array.from({ length: 300 }, () => share('school', 'page'));
    await end('held');
    await end('page');
    expect(new Set(await Promise.all(school))).toEqual(new Set(['page']));
    expect([await held, begun]).toEqual(['held', ['held', 'page']]);
  });

  it('refuses nobody who joins it, though the lane is full or theirs is', async () => {
    const { ask, share, end } = open({ width: 1, most: 4 });
    const all = [ask('a', 'held'), ...['a1', 'a2', 'a3'].map((name) => ask('a', name)), share('b', 'page')];
    await expect(ask('d', 'none')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask('a', 'none')).rejects.toMatchObject({ code: 'too-many-requests' });
    all.push(share('c', 'page'), share('a', 'page'));
    for (const name of ['held', 'a1', 'page', 'a2', 'a3']) await end(name);
    expect(await Promise.all(all)).toEqual(['held', 'a1', 'a2', 'a3', 'page', 'page', 'page']);
  });

  it('refuses who waited too long, and no other who waits for it', async () => {
    const { ask, share, begun, end } = open({ width: 1, waitMs: 300 });
    const held = ask('a', 'held');
    const early = share('b', 'page').catch((error: unknown) => error);
    await wait(200);
    const late = share('c', 'page');
    expect(await early).toBeInstanceOf(LaneFull);
    await end('held');
    expect(begun).toEqual(['held', 'page']);
    await end('page');
    expect([await late, await held]).toEqual(['page', 'held']);
  });

  it('is forgotten when nobody waits for it any more', async () => {
    const { ask, share, begun, end } = open({ width: 1, waitMs: 20, mostPerCaller: 1 });
    const held = ask('a', 'held');
    const own = ask('b', 'own').catch((error: unknown) => error);
    const waiting = [share('c', 'page'), share('c', 'page'), share('b', 'page')];
    const refused = await Promise.allSettled(waiting);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await own;
    await end('held');
    await held;
    expect(begun).toEqual(['held']);
    const again = share('c', 'page');
    await end('page');
    expect(await again).toBe('page');
  });

  it('fails for all of them', async () => {
    const lane = createFairLane(limits);
    const fail = () => Promise.reject(new TypeError('no'));
    const asked = ['a', 'b'].map((caller) => lane.run(caller, fail, 'page'));
    for (const each of asked) await expect(each).rejects.toThrow('no');
  });
});
