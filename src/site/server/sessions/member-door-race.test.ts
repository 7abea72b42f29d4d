import { describe, expect, it } from 'vitest';
import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { sessionOf } from '#tests/support/session.ts';
import { createMemberDoor } from './member-door.ts';
import { createStateSessions } from './session-store.ts';
import { createSessions } from './sessions.ts';

/** Like the service: a pair is replaced once, and one that comes again ends the sign-in. */
function accountsOf(first: string) {
  let current = first;
  let pairs = 0;
  const refreshTokens: AccountsClient['refreshTokens'] = async (refreshToken) => {
    if (refreshToken !== current) {
      current = 'ended';
      return undefined;
    }
    pairs += 1;
    current = `refresh-${pairs}`;
    return { accessToken: `access-${pairs}`, refreshToken: current, expiresInS: 300 };
  };
  const revokeTokens = async () => undefined;
  return {
    accounts: { refreshTokens, revokeTokens } as unknown as AccountsClient,
    isOpen: () => current !== 'ended',
  };
}

async function setUp() {
  const clock = fixedClock('2026-11-15T14:00:00-05:00');
  const store = createStateSessions(createMemoryStore({ maxBytes: 1024 * 1024, clock }), clock);
  const sessions = createSessions({ store, clock, isSecure: false });
  const key = await sessions.open(sessionOf('member', { accessUntilMs: clock.now() }));
  const { accounts, isOpen } = accountsOf('refresh');
  const door = createMemberDoor({ accounts, sessions, clock, log: createLog('silent') });
  const read = async () => {
    const session = await sessions.find(key);
    if (!session) throw new Error('the session is over');
    return session;
  };
  return { door, read, isOpen };
}

describe('the tokens of a session', () => {
  it('are renewed once for two who ask at the same time', async () => {
    const { door, read } = await setUp();
    const session = await read();
    const asked = [1, 2].map(() => door.call(session, 'net', async ({ accessToken }) => accessToken));
    expect(await Promise.all(asked)).toEqual(['access-1', 'access-1']);
  });

  it('are not asked for again by who read the session before they were renewed', async () => {
    const { door, read, isOpen } = await setUp();
    const [early, late] = [await read(), await read()];
    await door.call(early, 'net', async () => undefined);
    expect(await door.call(late, 'net', async ({ accessToken }) => accessToken)).toBe('access-1');
    expect(isOpen()).toBe(true);
  });
});
