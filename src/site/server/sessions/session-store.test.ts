import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createDatabaseSessions, createStateSessions, type SessionStore } from './session-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const hourMs = 3_600_000;
const stores: readonly [string, (clock: FixedClock) => SessionStore][] = [
  ['the database', (clock) => createDatabaseSessions(database.pool, clock)],
  ['the state', (clock) => createStateSessions(createMemoryStore({ maxBytes: 1024 * 1024, clock }), clock)],
];

describe.each(stores)('sessions in %s', (_where, make) => {
  let clock: FixedClock;
  let store: SessionStore;
  beforeEach(async () => {
    await database.pool.query('delete from site_session');
    clock = fixedClock('2026-11-15T14:00:00-05:00');
    store = make(clock);
  });
  const stored = (owner: number, sealed = 'sealed') => ({ sealed, owner, untilMs: clock.now() + hourMs });

  it('are found until their time is over', async () => {
    await store.put('one', stored(1));
    expect(await store.find('one')).toEqual({ sealed: 'sealed', untilMs: clock.now() + hourMs });
    clock.advance(hourMs);
    expect(await store.find('one')).toBeUndefined();
  });

  it('are written over while they are there, and never brought back', async () => {
    await store.put('one', stored(1));
    await store.renew('one', stored(1, 'another'));
    expect(await store.find('one')).toMatchObject({ sealed: 'another' });
    await store.delete('one');
    await store.renew('one', stored(1, 'again'));
    expect(await store.find('one')).toBeUndefined();
  });

  it('end all at once for one owner, and for nobody else', async () => {
    for (const [id, owner] of [
      ['a', 1],
      ['b', 1],
      ['c', 2],
    ] as const)
      await store.put(id, stored(owner));
    await store.deleteOf(1);
    expect([await store.find('a'), await store.find('b')]).toEqual([undefined, undefined]);
    expect(await store.find('c')).toBeDefined();
  });

  it('end all at once however many there are', async () => {
    const ids = Array.from({ length: 60 }, (_, nth) => `id-${nth}`);
    for (const id of ids) await store.put(id, stored(1));
    await store.deleteOf(1);
    const left = await Promise.all(ids.map((id) => store.find(id)));
    expect(left.filter(Boolean)).toEqual([]);
  });

  it('are fifty for one owner at most: the one that would end first makes room', async () => {
    for (let nth = 0; nth < 51; nth += 1) {
      await store.put(`id-${nth}`, stored(1));
      clock.advance(1000);
    }
    expect(await store.find('id-0')).toBeUndefined();
    expect(await store.find('id-1')).toBeDefined();
    expect(await store.find('id-50')).toBeDefined();
  });

  it('find nothing of a name that is none', async () => {
    for (const id of ['', '__proto__', 'x'.repeat(5000), `'; drop table site_session; --`])
      expect(await store.find(id)).toBeUndefined();
  });
});
