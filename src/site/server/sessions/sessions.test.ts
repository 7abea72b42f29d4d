import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { sessionOf } from '#tests/support/session.ts';
import { createStateSessions } from './session-store.ts';
import { createSessions, sessionCookie } from './sessions.ts';

const dayMs = 86_400_000;
const someone = sessionOf('member');

function setUp() {
  const clock = fixedClock('2026-11-15T14:00:00-05:00');
  const store = createMemoryStore({ maxBytes: 1024 * 1024, clock });
  const kept = createStateSessions(store, clock);
  return { clock, store, sessions: createSessions({ store: kept, clock, isSecure: false }) };
}

describe('a session', () => {
  it('is found by its key, which says nothing of who it is', async () => {
    const { sessions } = setUp();
    const key = await sessions.open(someone);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await sessions.find(key)).toMatchObject(someone);
    expect(await sessions.open(someone)).not.toBe(key);
  });

  it('is over after three days without a visit', async () => {
    const { sessions, clock } = setUp();
    const key = await sessions.open(someone);
    clock.advance(3 * dayMs - 1);
    expect(await sessions.find(key)).toBeDefined();
    clock.advance(3 * dayMs + 1);
    expect(await sessions.find(key)).toBeUndefined();
  });

  it('is over after seven days, however often it is used', async () => {
    const { sessions, clock } = setUp();
    const key = await sessions.open(someone);
    for (let day = 1; day < 7; day += 1) {
      clock.advance(dayMs);
      expect(await sessions.find(key), `day ${day}`).toBeDefined();
    }
    clock.advance(dayMs);
    expect(await sessions.find(key)).toBeUndefined();
    expect(sessionCookie.maxAgeS).toBe(7 * 24 * 3600);
  });

  it('is gone once it is closed', async () => {
    const { sessions } = setUp();
    const key = await sessions.open(someone);
    await sessions.close(key);
    expect(await sessions.find(key)).toBeUndefined();
    await sessions.close(undefined);
  });

  it('is closed everywhere, or everywhere else', async () => {
    const { sessions } = setUp();
    const keys = [await sessions.open(someone), await sessions.open(someone), await sessions.open(someone)];
    const other = await sessions.open({ ...someone, uid: 8 });
    const left = async () => (await Promise.all(keys.map((key) => sessions.find(key)))).map(Boolean);
    await sessions.closeAllOf(someone.uid, keys[1]);
    expect(await left()).toEqual([false, true, false]);
    await sessions.closeAllOf(someone.uid);
    expect(await left()).toEqual([false, false, false]);
    expect(await sessions.find(other)).toBeDefined();
  });

  it('keeps what a member follows, and does not come back for it once it is closed', async () => {
    const { sessions } = setUp();
    const key = await sessions.open(someone);
    const following = { general: true, lineIds: ['a'] };
    await sessions.change(key, { following });
    expect(await sessions.find(key)).toMatchObject({ ...someone, following });
    await sessions.close(key);
    await sessions.change(key, { following });
    expect(await sessions.find(key)).toBeUndefined();
  });

  it('is not found by a key that is none, even one that names something else in the store', async () => {
    const { sessions, store } = setUp();
    await store.set('session:short', JSON.stringify({ ...someone, openedAt: 0 }));
    for (const key of [undefined, '', 'short', '../x', 'a'.repeat(44), `${'a'.repeat(42)}:`])
      expect(await sessions.find(key)).toBeUndefined();
  });
});
