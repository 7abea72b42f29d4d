import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { createGuessLimits, guessBounds, type Guess } from './guess-limits.ts';

function setUp() {
  const clock = fixedClock('2026-11-15T14:00:00-05:00');
  const state = createMemoryStore({ maxBytes: 1024 * 1024, clock });
  const another = () => createGuessLimits({ state, clock, nameOf: (text) => text });
  return { clock, limits: another(), another };
}

const mail = 'eve@exemple.ca';
let callers = 0;
const stranger = (): Guess => ({ mail, caller: `2001:db8:${(callers += 1).toString(16)}::` });
const minuteMs = 60_000;

describe('failures at one account', () => {
  it('let tries through ever more slowly, a few hundred in a day at most', async () => {
    const { clock, limits } = setUp();
    const startMs = clock.now();
    const waits = new Set<number>();
    let tries = 0;
    while (clock.now() - startMs < guessBounds.account.windowMs) {
      const terms = await limits.termsOf(stranger());
      if (terms.kind === 'wait') {
        waits.add(terms.seconds);
        clock.advance(terms.seconds * 1000);
        continue;
      }
      tries += 1;
      await limits.countFailure(stranger());
    }
    expect(tries).toBeLessThan(450);
    expect([...waits]).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
  });

  it('are forgotten after an hour where they were few, and after a day otherwise', async () => {
    const { clock, limits } = setUp();
    for (let nth = 0; nth < 3; nth += 1) await limits.countFailure(stranger());
    clock.advance(60 * minuteMs);
    expect(await limits.countFailure(stranger())).toBe(1);
    for (let nth = 0; nth < 12; nth += 1) await limits.countFailure(stranger());
    clock.advance(60 * minuteMs);
    expect((await limits.termsOf(stranger())).kind).toBe('proof');
    clock.advance(guessBounds.account.windowMs);
    expect((await limits.termsOf(stranger())).kind).toBe('free');
  });

  it('of a known device are its own, up to a bound', async () => {
    const { limits } = setUp();
    const known = { ...stranger(), device: 'd' };
    for (let nth = 0; nth < 20; nth += 1) {
      expect(await limits.isTrusted(known)).toBe(true);
      expect(await limits.countFailure(known)).toBe(nth + 1);
    }
    expect(await limits.isTrusted(known)).toBe(false);
    expect(await limits.countFailure(known)).toBe(1);
    await limits.forgive(known);
    expect(await limits.isTrusted(known)).toBe(true);
  });

  it('let one try at a time through once there are many, of all processes together', async () => {
    const { clock, limits, another } = setUp();
    const { promise: looked, resolve: look } = Promise.withResolvers<string>();
    for (let nth = 0; nth < 19; nth += 1) await limits.countFailure(stranger());
    const atOnce = () => another().holdTurn(stranger(), async () => 'through');
    expect(await limits.holdTurn(stranger(), atOnce)).toBe('through');
    await limits.countFailure(stranger());
    clock.advance(1000);
    const first = limits.holdTurn(stranger(), () => looked);
    expect(await atOnce()).toBeUndefined();
    expect(await another().holdTurn({ ...stranger(), mail: 'autre@exemple.ca' }, async () => 'free')).toBe(
      'free',
    );
    look('looked at');
    expect(await first).toBe('looked at');
    expect(await atOnce()).toBe('through');
    // One that fails leaves its turn, and so does one whose process is gone.
    await expect(limits.holdTurn(stranger(), () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    void limits.holdTurn(stranger(), () => Promise.withResolvers<string>().promise);
    expect(await atOnce()).toBeUndefined();
    clock.advance(minuteMs);
    expect(await atOnce()).toBe('through');
  });

  it('do not hold up who is signed in', async () => {
    const { limits } = setUp();
    for (let nth = 0; nth < 30; nth += 1) await limits.countFailure({ mail, caller: '192.0.2.1' });
    expect(await limits.isOwnSlowedDown({ mail, caller: '192.0.2.1' })).toBe(false);
    for (let nth = 0; nth < 19; nth += 1) await limits.countOwnFailure(stranger());
    expect(await limits.isOwnSlowedDown(stranger())).toBe(false);
    await limits.countOwnFailure(stranger());
    expect(await limits.isOwnSlowedDown(stranger())).toBe(true);
  });
});

describe('failures from one network', () => {
  it.each([
    ['an address', 50, () => '203.0.113.7', ['203.0.113.7']],
    ['a /48', 200, (nth: number) => `2001:db8:9:${nth.toString(16)}::`, ['2001:db8:9:ffff::']],
    ['a /24', 200, (nth: number) => `198.51.100.${nth}`, ['198.51.100.250', '::ffff:198.51.100.251']],
  ])('make %s show persons, and nobody else', async (_what, most, from, others) => {
    const { clock, limits } = setUp();
    const kindOf = async (caller: string) =>
      (await limits.termsOf({ mail: 'autre@exemple.ca', caller })).kind;
    for (let nth = 0; nth < most; nth += 1) {
      for (const caller of others) expect(await kindOf(caller)).toBe('free');
      await limits.countFailure({ mail: `${nth}@exemple.ca`, caller: from(nth) });
    }
    for (const caller of others) expect(await kindOf(caller)).toBe('proof');
    expect(await kindOf('192.0.2.1')).toBe('free');
    clock.advance(15 * minuteMs);
    for (const caller of others) expect(await kindOf(caller)).toBe('free');
  });
});
