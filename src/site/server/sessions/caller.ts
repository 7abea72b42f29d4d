import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Following } from '#domain/member.ts';
import type { Visitor } from '#site/view.ts';
import { noCookies, readCookies, type VisitorCookies } from '../http/cookies.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import { visitorOf } from './visitor.ts';

/** Who asks, and which choices they made. */
export interface Caller {
  readonly visitor: Visitor;
  readonly session?: OpenSession | undefined;
  readonly cookies: VisitorCookies;
  /** Whether they are signed in cannot be told now: they are shown what everyone is, and never as signed out. */
  readonly isUnknown?: boolean;
}

export type IdentifyCaller = (request: FastifyRequest) => Promise<Caller>;

/** How many notices are among those someone follows; where that is not known, how many are for everyone. */
export type CountNotices = (following: Following | undefined) => number;

export function createIdentify(sessions: Sessions, countNotices: CountNotices): IdentifyCaller {
  return async (request) => {
    if (!request.headers.cookie) return { visitor: { kind: 'anonymous' }, cookies: noCookies };
    // `request.cookies` is missing where the router refused the address: the hook that reads them has not run.
    const cookies = request.cookies ?? {};
    const found = await sessions.find(cookies[sessions.cookieName]).catch((error: unknown) => {
      request.log.error({ err: error, requestId: request.id }, 'sessions cannot be read');
      return 'unknown' as const;
    });
    const isUnknown = found === 'unknown';
    const session = isUnknown ? undefined : found;
    const visitor = visitorOf(session, countNotices(session?.following));
    return { visitor, session, cookies: readCookies(cookies), ...(isUnknown && { isUnknown }) };
  };
}
