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
  /** They work for the operator, by their account or by its single sign-on: what is for employees is for them. */
  readonly isEmployee?: boolean;
}

export type IdentifyCaller = (request: FastifyRequest) => Promise<Caller>;

/** How many notices are among those someone follows; where that is not known, how many are for everyone. */
export type CountNotices = (following: Following | undefined) => number;

interface IdentifyOptions {
  readonly sessions: Sessions;
  readonly countNotices: CountNotices;
  /** The header by which a proxy of the operator names an employee; nobody is named so unless given. */
  readonly employeeHeader?: string | undefined;
}

export function createIdentify({ sessions, countNotices, employeeHeader }: IdentifyOptions): IdentifyCaller {
  return async (request) => {
    const isNamed = isNamedByProxy(request, employeeHeader);
    if (!request.headers.cookie)
      return { visitor: { kind: 'anonymous' }, cookies: noCookies, ...(isNamed && { isEmployee: true }) };
    // `request.cookies` is missing where the router refused the address: the hook that reads them has not run.
    const cookies = request.cookies ?? {};
    const found = await sessions.find(cookies[sessions.cookieName]).catch((error: unknown) => {
      request.log.error({ err: error, requestId: request.id }, 'sessions cannot be read');
      return 'unknown' as const;
    });
    const isUnknown = found === 'unknown';
    const session = isUnknown ? undefined : found;
    const visitor = visitorOf(session, countNotices(session?.following));
    const isEmployee = isNamed || visitor.kind === 'employee' || visitor.kind === 'editor';
    return {
      visitor,
      session,
      cookies: readCookies(cookies),
      ...(isUnknown && { isUnknown }),
      ...(isEmployee && { isEmployee }),
    };
  };
}

/**
 * A header is believed from a proxy that is trusted and that says for whom it asks: only then has the request more than
 * one address. Anybody else could write it.
 */
function isNamedByProxy({ headers, ips = [] }: FastifyRequest, name: string | undefined): boolean {
  if (name === undefined || ips.length < 2) return false;
  const value = headers[name];
  return typeof value === 'string' && value.trim() !== '';
}
