import { describe, expect, it } from 'vitest';
import { createArrivals, lookMs, silentMs, slowest, type Arrival } from './arrivals.ts';

const megabyte = 1024 * 1024;
const bounds = { mostBytes: 10 * megabyte, mostRequests: 100, perCaller: 2, perNetwork: 20, waitMs: 50 };

/** Senders on one memory; each has an address of its own unless told. */
function open(given: Partial<typeof bounds> = {}) {
  const arrivals = createArrivals({ ...bounds, ...given });
  const look = (times = 1) => {
    for (let nth = 0; nth < times; nth += 1) arrivals.look();
  };
  const enter = (caller: string) => {
    const seen = { isCut: false, isPaused: false, hasMore: false };
    const { arrival, room } = arrivals.enter(caller, {
      pause: () => (seen.isPaused = true),
      resume: () => (seen.isPaused = false),
      hasMore: () => seen.hasMore,
      cut: () => (seen.isCut = true),
    });
    return { seen, room, ...arrival };
  };
  const start = (caller: string, bytes = 0): ReturnType<typeof enter> => {
    const entered = enter(caller);
    entered.begin();
    entered.took(bytes);
    return entered;
  };
  return { arrivals, look, enter, start };
}

const grace = Math.ceil(slowest.graceMs / lookMs);
const finish = ({ isWhole, leave }: Arrival) => {
  isWhole();
  leave();
};

describe('bodies that arrive', () => {
  it('are let in at once, however many idle ones there are', async () => {
    const { look, enter, start } = open();
    const idle = Array.from({ length: 90 }, (_, nth) => start(`idle ${nth}`, 100));
    look(grace);
    const honest = enter('honest');
    await honest.room;
    honest.begin();
    honest.took(5 * megabyte);
    expect([honest.seen.isCut, idle.some(({ seen }) => seen.isCut)]).toEqual([false, false]);
  });

  it('that stopped half way are cut off where memory is full, before somebody waits for them', async () => {
    const { look, enter, start } = open();
    const stopped = Array.from({ length: 11 }, (_, nth) => start(`stopped ${nth}`, 950_000));
    look(grace);
    const honest = enter('honest');
    await honest.room;
    honest.begin();
    for (let nth = 0; nth < 5; nth += 1) honest.took(megabyte);
    expect(honest.seen).toMatchObject({ isCut: false, isPaused: false });
    expect(stopped.filter(({ seen }) => seen.isCut).length).toBeGreaterThan(3);
  });

  it('wait where memory is full of what is worked on, go on when there is room, and are refused in the end', async () => {
    const { enter, start } = open();
    const large = start('large', bounds.mostBytes);
    large.isWhole();
    const next = enter('next');
    large.leave();
    await next.room;
    start('larger', bounds.mostBytes).isWhole();
    await expect(enter('late').room).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that are all quick are told to pause but for the first, and lose nothing', () => {
    const { look, start } = open();
    const quick = Array.from({ length: 12 }, (_, nth) => start(`quick ${nth}`, 900_000));
    look();
    expect(quick.map(({ seen }) => seen.isPaused)).toEqual(quick.map((_, nth) => nth >= 4));
    for (const one of quick.slice(0, 4)) finish(one);
    expect(quick.some(({ seen }) => seen.isPaused || seen.isCut)).toBe(false);
  });

  it('that were told to pause are cut off where they have nothing more, or were slow before', async () => {
    const { look, enter, start } = open();
    const paused = Array.from({ length: 30 }, (_, nth) => start(`paused ${nth}`, 400_000));
    for (const [nth, { seen }] of paused.entries()) seen.hasMore = nth % 2 === 0;
    look(7);
    const honest = enter('honest');
    await honest.room;
    expect(paused.filter(({ seen }) => !seen.isCut && !seen.hasMore && seen.isPaused)).toEqual([]);
  });

  it('of which nothing comes for a while have gone, and not before', () => {
    const { arrivals, look, start } = open();
    const { seen } = start('tunnel', 1000);
    look(silentMs / lookMs);
    expect(seen.isCut).toBe(false);
    look();
    expect([seen.isCut, arrivals.count]).toEqual([true, 0]);
  });

  it.each([66, 70, 90, 110])('at %i KB/s are not slow, at whichever moment memory fills', (rate) => {
    for (let moment = 0; moment <= 10; moment += 1) {
      const { look, start } = open();
      const phone = start('phone');
      const send = (pieces: number) => {
        for (let piece = 0; piece < pieces; piece += 1) phone.took((rate * 1024) / 10);
      };
      for (let second = 0; second < 6; second += 1) {
        send(10);
        look();
      }
      send(moment);
      start('large', bounds.mostBytes).isWhole();
      send(10 - moment);
      look();
      expect([moment, phone.seen]).toEqual([moment, expect.objectContaining({ isCut: false })]);
    }
  });

  it.each([30, 60])('at %i KB/s are slow', (rate) => {
    const { look, start } = open();
    const { seen, took } = start('phone', 1000);
    for (let second = 0; second < 6; second += 1) {
      took(rate * 1024);
      look();
    }
    start('large', bounds.mostBytes).isWhole();
    expect(seen.isCut).toBe(true);
  });

  it('of a network that has held much for long give way to who waits, and to nobody else', async () => {
    const { look, enter, start } = open();
    const greedy = Array.from({ length: 4 }, (_, nth) => start(`198.51.100.${nth}`, 2 * megabyte));
    const modest = start('203.0.113.1', 2 * megabyte);
    const send = () => {
      for (const { seen, took } of [...greedy, modest]) {
        seen.hasMore = true;
        if (!seen.isPaused) took(70 * 1024);
      }
    };
    for (let second = 0; second < 5; second += 1) {
      send();
      look();
    }
    expect(greedy.some(({ seen }) => seen.isCut)).toBe(false);
    const next = enter('192.0.2.1');
    look();
    await next.room;
    expect(greedy.filter(({ seen }) => seen.isCut).length).toBeGreaterThan(0);
    expect(modest.seen.isCut).toBe(false);
  });

  it('of which nothing more is kept take no room, and are read to their end', () => {
    const { look, start } = open();
    const refused = start('refused', 1000);
    refused.keepNoMore();
    for (let second = 0; second < 5; second += 1) {
      refused.took(5 * megabyte);
      look();
    }
    const other = start('other', 5 * megabyte);
    look();
    expect([refused.seen, other.seen].map(({ isCut, isPaused }) => isCut || isPaused)).toEqual([
      false,
      false,
    ]);
  });

  it('are so many of one network, whichever of its addresses they come from', () => {
    const { start } = open({ perNetwork: 3 });
    const addressOf = (nth: number) => `2001:db8:1:${nth}::`;
    for (const nth of [1, 2, 3]) start(addressOf(nth));
    expect(() => start(addressOf(4))).toThrow(expect.objectContaining({ code: 'too-many-requests' }));
    expect(start('2001:db8:2:4::').seen.isCut).toBe(false);
  });

  it('are so many of one caller, and of all the slowest makes room for another', () => {
    const { look, start } = open({ mostRequests: 3 });
    const first = start('one', 10);
    start('one');
    expect(() => start('one')).toThrow(expect.objectContaining({ code: 'too-many-requests' }));
    start('two', 10);
    expect(() => start('three')).toThrow(expect.objectContaining({ code: 'unavailable' }));
    look(grace);
    first.took(500_000);
    expect(start('three').seen.isCut).toBe(false);
    expect(first.seen.isCut).toBe(false);
  });
});
