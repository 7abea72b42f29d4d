import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Following } from '#domain/member.ts';
import type { Visitor } from '#site/view.ts';
import { noCookies, readCookies, type VisitorCookies } from '../http/cookies.ts';
import { sessionCookie, type OpenSession, type Sessions } from './sessions.ts';
import { visitorOf } from './visitor.ts';

/** Who asks, and which choices they made. */
export interface Caller {
  readonly visitor: Visitor;
  readonly session?: OpenSession | undefined;
  readonly cookies: VisitorCookies;
}

export type IdentifyCaller = (request: FastifyRequest) => Promise<Caller>;

/** How many notices are among those someone follows; where that is not known, how many are for everyone. */
export type CountNotices = (following: Following | undefined) => number;

export function createIdentify(sessions: Sessions, countNotices: CountNotices): IdentifyCaller {
  return async (request) => {
    if (!request.headers.cookie) return { visitor: { kind: 'anonymous' }, cookies: noCookies };
    // `request.cookies` is missing where the router refused the address: the hook that reads them has not run.
    const cookies = request.cookies ?? {};
    const session = await sessions.find(cookies[sessionCookie.name]).catch((error: unknown) => {
      request.log.error(
        { err: error, requestId: request.id },
        'sessions cannot be read; the visitor is taken as anonymous',
      );
      return undefined;
    });
    const visitor = visitorOf(session, countNotices(session?.following));
    return { visitor, session, cookies: readCookies(cookies) };
  };
}
