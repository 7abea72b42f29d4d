import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { createAccountTurns } from './account-turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => Promise.withResolvers<string>().promise;

describe('tries at one account', () => {
  it('have none that waits too long or with too many others: it may come back', async () => {
    const turns = createAccountTurns();
    void turns.run('a', never);
    const waiting = Array.from({ length: 10 }, () => turns.run('a', async () => 'looked at'));
    expect(await turns.run('a', async () => 'looked at')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined));
    expect(await turns.run('b', async () => 'looked at')).toBe('looked at');
  });

  it('pass on that something is away', async () => {
    const away = new AppError('unavailable', 'the database is away');
    await expect(createAccountTurns().run('a', () => Promise.reject(away))).rejects.toBe(away);
  });
});
