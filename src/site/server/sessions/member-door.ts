import { setTimeout as wait } from 'node:timers/promises';
import type { AccountsClient, MemberAccess } from '#clients/accounts/accounts-client.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { OpenSession, Sessions } from './sessions.ts';

/** Calls on behalf of who is signed in. Their tokens never leave the server. */
export interface MemberDoor {
  /** Throws `SessionOver` when the service does not know the sign-in any more. */
  call<Result>(
    session: OpenSession,
    visitor: string,
    work: (access: MemberAccess) => Promise<Result>,
  ): Promise<Result>;
  /** The session, if the service still knows the sign-in; it is asked when the token is over, every few minutes. */
  confirm(session: OpenSession, visitor: string): Promise<OpenSession | undefined>;
}

/** The sign-in ended elsewhere: the session is closed, and the visitor is told to sign in again. */
export class SessionOver extends AppError {
  constructor() {
    super('unauthorized', 'the session is over');
  }
}

interface DoorOptions {
  readonly accounts: AccountsClient;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly log: Log;
}

/** A token is renewed before it is over: a call may take its time. */
const earlyMs = 30_000;
/** After an outage, before the service is asked again whether a sign-in still holds. */
const restMs = 15_000;
/** So often is a service asked again that does not answer (specification A9). */
const mostRetries = 3;

/** How long one waits for another machine that was faster with the same token to write down what it got. */
const lookAgainMs = [0, 100, 400];

export function createMemberDoor({ accounts, sessions, clock, log }: DoorOptions): MemberDoor {
  /** Two pages of one visitor that ask at once wait for one refresh: the second would end the first. */
  const underWay = new Map<string, Promise<OpenSession>>();

  async function ask(session: OpenSession, visitor: string) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await accounts.refreshTokens(session.refreshToken, { visitor });
      } catch (thrown) {
        if (tries > mostRetries) throw thrown;
        log.warn({ err: thrown }, 'a token could not be refreshed; it is tried again');
      }
    }
  }

  async function renew(session: OpenSession, visitor: string): Promise<OpenSession> {
    // Renewed since this request read it: a token that is shown a second time would end the sign-in.
    const known = await sessions.find(session.key);
    if (known && known.refreshToken !== session.refreshToken) return known;
    const tokens = await ask(session, visitor);
    if (tokens) {
      const { accessToken, refreshToken, expiresInS } = tokens;
      const change = { accessToken, refreshToken, accessUntilMs: clock.now() + expiresInS * 1000 };
      await sessions.change(session.key, change);
      return { ...session, ...change };
    }
    const current = await findRenewed(session);
    if (current) return current;
    return end(session, visitor);
  }

  /** Also at the service: where a token was stolen, whoever used it first goes on with another one. */
  async function end({ key, refreshToken }: OpenSession, visitor: string): Promise<never> {
    await sessions.close(key);
    await accounts.revokeTokens(refreshToken, { visitor }).catch((err: unknown) => {
      log.warn({ err }, 'a sign-in could not be ended at the service');
    });
    throw new SessionOver();
  }

  /** The session with the tokens of another machine; undefined where there is none. */
  async function findRenewed({ key, refreshToken }: OpenSession): Promise<OpenSession | undefined> {
    for (const ms of lookAgainMs) {
      if (ms > 0) await wait(ms);
      const current = await sessions.find(key);
      if (!current) return undefined;
      if (current.refreshToken !== refreshToken) return current;
    }
    return undefined;
  }

  function renewOnce(session: OpenSession, visitor: string): Promise<OpenSession> {
    const known = underWay.get(session.key);
    if (known) return known;
    const renewing = renew(session, visitor).finally(() => underWay.delete(session.key));
    underWay.set(session.key, renewing);
    return renewing;
  }

  const accessOf = ({ uid, uuid, username, accessToken }: OpenSession, visitor: string): MemberAccess => ({
    uid,
    uuid,
    username,
    accessToken,
    visitor,
  });

  const isFresh = (session: OpenSession) => session.accessUntilMs - clock.now() > earlyMs;
  /** A service that is away is not asked for every page. */
  let restsUntilMs = 0;

  return {
    confirm: async (session, visitor) => {
      if (isFresh(session) || clock.now() < restsUntilMs) return session;
      try {
        return await renewOnce(session, visitor);
      } catch (thrown) {
        if (thrown instanceof SessionOver) return undefined;
        // Nobody is signed out by an outage.
        log.warn({ err: thrown }, 'a sign-in could not be confirmed');
        restsUntilMs = clock.now() + restMs;
        return session;
      }
    },
    call: async (session, visitor, work) => {
      const current = isFresh(session) ? session : await renewOnce(session, visitor);
      try {
        return await work(accessOf(current, visitor));
      } catch (thrown) {
        if (toAppError(thrown).code !== 'unauthorized' || thrown instanceof SessionOver) throw thrown;
        // Revoked before its time: once more with a fresh one, or not at all.
        const renewed = await renewOnce(current, visitor);
        return work(accessOf(renewed, visitor)).catch(async (again: unknown): Promise<never> => {
          if (toAppError(again).code !== 'unauthorized') throw again;
          return end(renewed, visitor);
        });
      }
    },
  };
}
