import { describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createLastingMemory } from './lasting-memory.ts';

const open = (maxBytes = 1_000_000) => {
  const clock = fixedClock('2026-11-02T12:00:00Z');
  return { clock, state: createLastingMemory({ maxBytes, clock }) };
};
const hour = { ttlMs: 3_600_000 };

describe('the memory of what must stay', () => {
  it('keeps a value for its time, and no longer', async () => {
    const { clock, state } = open();
    await state.set('a', 'é', { ttlMs: 100 });
    expect([await state.get('a'), await state.get('b')]).toEqual(['é', undefined]);
    clock.advance(100);
    expect(await state.get('a')).toBeUndefined();
    await state.set('a', 'x', hour);
    await state.set('a', 'x', { ttlMs: 0 });
    expect(await state.get('a')).toBeUndefined();
  });

  it('counts until the time of the first is over', async () => {
    const { clock, state } = open();
    const counts = await Promise.all([1, 2, 3].map(() => state.increment('n', { ttlMs: 300 })));
    expect(counts).toEqual([1, 2, 3]);
    clock.advance(299);
    expect(await state.increment('n', { ttlMs: 300 })).toBe(4);
    clock.advance(1);
    expect(await state.increment('n', { ttlMs: 300 })).toBe(1);
  });

  it('says whether there was something to delete', async () => {
    const { state } = open();
    await state.set('a', 'x', hour);
    expect([await state.delete('a'), await state.delete('a')]).toEqual([true, false]);
  });

  it('pushes nothing out: what has no room is refused', async () => {
    const { state } = open(2500);
    const kilobyte = 'x'.repeat(1000);
    for (const key of ['a', 'b']) await state.set(key, kilobyte, hour);
    await expect(state.set('c', kilobyte, hour)).rejects.toMatchObject({ code: 'unavailable' });
    expect([await state.get('a'), await state.get('b'), await state.get('c')]).toEqual([
      kilobyte,
      kilobyte,
      undefined,
    ]);
    await state.set('a', 'small', hour);
    await state.set('c', kilobyte, hour);
    expect(await state.get('c')).toBe(kilobyte);
  });

  it('makes room of what is over, however much of it there is', async () => {
    const { clock, state } = open(100_000);
    for (let round = 0; round < 50; round += 1) {
      for (let n = 0; n < 80; n += 1) await state.set(`${round}-${n}`, 'x'.repeat(1000), { ttlMs: 20_000 });
      clock.advance(20_000);
    }
    expect(await state.get('49-1')).toBeUndefined();
  });
});
