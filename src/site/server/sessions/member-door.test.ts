import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountsClient, Tokens } from '#clients/accounts/accounts-client.ts';
import { AppError } from '#lib/errors.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { sessionOf } from '#tests/support/session.ts';
import { createMemberDoor, SessionOver, type MemberDoor } from './member-door.ts';
import { createStateSessions } from './session-store.ts';
import { createSessions, type OpenSession, type Sessions } from './sessions.ts';

const start = '2026-11-15T14:00:00-05:00';
const lifeMs = 300_000;
const visitor = '203.0.113.7';

/** What the service does when it is asked for other tokens. */
type Refresh = (refreshToken: string) => Promise<Tokens | undefined>;
const give = (name: string): Tokens => ({
  accessToken: `a-${name}`,
  refreshToken: `r-${name}`,
  expiresInS: 300,
});
const away = async () => {
  throw new AppError('unavailable', 'the service is away');
};

let clock: FixedClock;
let sessions: Sessions;
let session: OpenSession;
/** The refresh tokens that the service was shown, and the tokens it was told to end the sign-in of. */
let asked: string[];
let revoked: string[];

function doorThat(refresh: Refresh, revoke: () => Promise<void> = async () => undefined): MemberDoor {
  const accounts = {
    refreshTokens: async (token: string) => {
      asked.push(token);
      return refresh(token);
    },
    revokeTokens: async (token: string) => {
      revoked.push(token);
      return revoke();
    },
  } as unknown as AccountsClient;
  return createMemberDoor({ accounts, sessions, clock, log: createLog('silent') });
}
const tokenOf = (door: MemberDoor, from = session) =>
  door.call(from, visitor, async ({ accessToken }) => accessToken);
const unauthorized = async () => {
  throw new AppError('unauthorized', 'the token is none');
};

beforeEach(async () => {
  clock = fixedClock(start);
  const store = createStateSessions(createMemoryStore({ maxBytes: 1024 * 1024, clock }), clock);
  sessions = createSessions({ store, clock, isSecure: false });
  const { accessToken, refreshToken } = give('0');
  const accessUntilMs = clock.now() + lifeMs;
  const key = await sessions.open(sessionOf('member', { accessToken, refreshToken, accessUntilMs }));
  session = (await sessions.find(key)) as OpenSession;
  asked = [];
  revoked = [];
});

describe('a call of a member', () => {
  it('is made with the token of the session while it lasts', async () => {
    expect(await tokenOf(doorThat(away))).toBe('a-0');
    expect(asked).toEqual([]);
  });

  it('has a fresh token from half a minute before the old one is over, and the session keeps it', async () => {
    clock.advance(lifeMs - 30_000);
    expect(await tokenOf(doorThat(async () => give('1')))).toBe('a-1');
    const kept = await sessions.find(session.key);
    const { accessToken, refreshToken } = give('1');
    expect(kept).toMatchObject({ accessToken, refreshToken, accessUntilMs: clock.now() + lifeMs });
    expect(await tokenOf(doorThat(away), kept)).toBe('a-1');
  });

  it('asks once for two pages that come at the same time', async () => {
    clock.advance(lifeMs);
    const door = doorThat(async () => give(String(asked.length)));
    expect(await Promise.all([tokenOf(door), tokenOf(door), tokenOf(door)])).toEqual(['a-1', 'a-1', 'a-1']);
    expect(asked).toEqual(['r-0']);
  });

  it('is tried again with a fresh token where the service refuses the one it has, once', async () => {
    const door = doorThat(async () => give('1'));
    const used: string[] = [];
    const work = async ({ accessToken }: { accessToken: string }) => {
      used.push(accessToken);
      return accessToken === 'a-1' ? 'done' : unauthorized();
    };
    expect(await door.call(session, visitor, work)).toBe('done');
    expect([used, asked]).toEqual([['a-0', 'a-1'], ['r-0']]);
  });

  it('ends the session where the fresh token is refused too', async () => {
    const door = doorThat(async () => give('1'));
    await expect(door.call(session, visitor, unauthorized)).rejects.toThrow(SessionOver);
    expect(await sessions.find(session.key)).toBeUndefined();
  });

  it('passes on what else is wrong, and leaves the session', async () => {
    const door = doorThat(away);
    const fault = new AppError('internal', 'the service stumbled');
    await expect(door.call(session, visitor, () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await sessions.find(session.key)).toBeDefined();
  });
});

describe('a sign-in that is over at the service', () => {
  it('ends the session', async () => {
    clock.advance(lifeMs);
    await expect(tokenOf(doorThat(async () => undefined))).rejects.toThrow(SessionOver);
    expect(asked).toEqual(['r-0']);
    expect(await sessions.find(session.key)).toBeUndefined();
  });

  it('is ended there with the token that was refused: somebody else may go on with another one', async () => {
    clock.advance(lifeMs);
    await expect(tokenOf(doorThat(async () => undefined))).rejects.toThrow(SessionOver);
    expect(revoked).toEqual(['r-0']);
  });

  it('ends the session also where that cannot be told', async () => {
    clock.advance(lifeMs);
    await expect(tokenOf(doorThat(async () => undefined, away))).rejects.toThrow(SessionOver);
    expect(await sessions.find(session.key)).toBeUndefined();
  });

  it.each([
    ['before it is asked for', 0],
    ['a moment later', 60],
  ])('goes on where another machine has refreshed it, here %s', async (_when, waitMs) => {
    clock.advance(lifeMs);
    const refreshElsewhere = () =>
      sessions.change(session.key, {
        accessToken: 'a-2',
        refreshToken: 'r-2',
        accessUntilMs: clock.now() + lifeMs,
      });
    const door = doorThat(async () => {
      if (waitMs === 0) await refreshElsewhere();
      else setTimeout(() => void refreshElsewhere(), waitMs);
      return undefined;
    });
    expect(await tokenOf(door)).toBe('a-2');
    expect(await sessions.find(session.key)).toMatchObject({ accessToken: 'a-2' });
    expect(revoked).toEqual([]);
  });
});

describe('a service that is away', () => {
  it('is asked again three times; then the call fails, and the member stays signed in', async () => {
    clock.advance(lifeMs);
    await expect(tokenOf(doorThat(away))).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toEqual(['r-0', 'r-0', 'r-0', 'r-0']);
    expect(await tokenOf(doorThat(async () => give('1')))).toBe('a-1');
  });

  it('that is back at the third time it is asked again is not noticed', async () => {
    clock.advance(lifeMs);
    expect(await tokenOf(doorThat(async () => (asked.length < 4 ? away() : give('1'))))).toBe('a-1');
  });
});

describe('a sign-in that staff see pages by', () => {
  it('is not asked about while its token lasts', async () => {
    expect(await doorThat(away).confirm(session, visitor)).toBe(session);
    expect(asked).toEqual([]);
  });

  it('goes on with other tokens when the service knows it', async () => {
    clock.advance(lifeMs);
    expect(await doorThat(async () => give('1')).confirm(session, visitor)).toMatchObject({
      accessToken: 'a-1',
    });
  });

  it('is over when the service does not know it', async () => {
    clock.advance(lifeMs);
    expect(await doorThat(async () => undefined).confirm(session, visitor)).toBeUndefined();
    expect(await sessions.find(session.key)).toBeUndefined();
  });

  it('stays while the service is away, which is asked again a little later', async () => {
    clock.advance(lifeMs);
    const door = doorThat(away);
    expect(await door.confirm(session, visitor)).toBe(session);
    expect(await door.confirm(session, visitor)).toBe(session);
    expect(asked).toHaveLength(4);
    clock.advance(15_000);
    await door.confirm(session, visitor);
    expect(asked).toHaveLength(8);
  });
});
