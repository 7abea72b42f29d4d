import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Following } from '#domain/member.ts';
import { callerOf } from '#platform/http/sender.ts';
import type { Visitor } from '#site/view.ts';
import { noCookies, readCookies, type VisitorCookies } from '../http/cookies.ts';
import type { MemberDoor } from './member-door.ts';
import { isKey } from './seal.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import { visitorOf } from './visitor.ts';

/** Who asks, and which choices they made. */
export interface Caller {
  readonly visitor: Visitor;
  readonly session?: OpenSession | undefined;
  readonly cookies: VisitorCookies;
  /** The address they ask from, or its network, as limits count. */
  readonly network: string;
  /** Whether they are signed in cannot be told now: they are shown what everyone is, and never as signed out. */
  readonly isUnknown?: boolean;
  /** Their browser shows the key of a session that ended: by itself, elsewhere, or with the account. */
  readonly wasSignedIn?: boolean;
  /** They work for the operator, by their account or by its single sign-on: what is for employees is for them. */
  readonly isEmployee?: boolean;
}

export type IdentifyCaller = (request: FastifyRequest) => Promise<Caller>;

/** How many notices are among those someone follows; where that is not known, how many are for everyone. */
export type CountNotices = (following: Following | undefined) => number;

interface IdentifyOptions {
  readonly sessions: Sessions;
  readonly door: Pick<MemberDoor, 'confirm'>;
  readonly countNotices: CountNotices;
  /** The header by which a proxy of the operator names an employee; nobody is named so unless given. */
  readonly employeeHeader?: string | undefined;
}

export function createIdentify({
  sessions,
  door,
  countNotices,
  employeeHeader,
}: IdentifyOptions): IdentifyCaller {
  /** What is for staff is shown while the service says that they are: a role that is taken back ends the sign-in. */
  const findSession = async (key: string | undefined, network: string) => {
    const session = await sessions.find(key);
    return session && session.role !== 'member' ? door.confirm(session, network) : session;
  };

  return async (request) => {
    const isNamed = isNamedByProxy(request, employeeHeader);
    const network = callerOf(request);
    if (!request.headers.cookie)
      return {
        visitor: { kind: 'anonymous' },
        cookies: noCookies,
        network,
        ...(isNamed && { isEmployee: true }),
      };
    // `request.cookies` is missing where the router refused the address: the hook that reads them has not run.
    const cookies = request.cookies ?? {};
    const key = cookies[sessions.cookieName];
    const found = await findSession(key, network).catch((error: unknown) => {
      request.log.error({ err: error, requestId: request.id }, 'sessions cannot be read');
      return 'unknown' as const;
    });
    const isUnknown = found === 'unknown';
    const wasSignedIn = found === undefined && isKey(key);
    const session = isUnknown ? undefined : found;
    const visitor = visitorOf(session, countNotices(session?.following));
    const isEmployee = isNamed || visitor.kind === 'employee' || visitor.kind === 'editor';
    return {
      visitor,
      session,
      network,
      cookies: readCookies(cookies),
      ...(isUnknown && { isUnknown }),
      ...(wasSignedIn && { wasSignedIn }),
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
