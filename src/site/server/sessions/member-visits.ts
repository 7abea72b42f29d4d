import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import { toAppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { ActionContext } from '#site/forms/action.server.ts';
import type { Caller } from './caller.ts';
import { createDeviceCookie } from './device-cookie.ts';
import type { MemberDoor } from './member-door.ts';
import { copyOf, sessionCookie, type Sessions } from './sessions.ts';

/** Signing in and out, and acting as who is signed in, for the forms of the site. */
export interface MemberVisits {
  actAs(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Caller,
  ): Pick<ActionContext, 'forVisitor' | 'member' | 'device' | 'signIn' | 'signOut'>;
}

interface VisitsOptions {
  readonly accounts: AccountsClient;
  readonly sessions: Sessions;
  readonly door: MemberDoor;
  readonly clock: Clock;
  readonly isSecure: boolean;
}

export function createMemberVisits({
  accounts,
  sessions,
  door,
  clock,
  isSecure,
}: VisitsOptions): MemberVisits {
  const deviceCookie = createDeviceCookie({ isSecure });
  const cookie = { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure } as const;

  return {
    actAs: (request, reply, { session, network }) => {
      const forVisitor = { visitor: network };
      const device = {
        marks: deviceCookie.read(request),
        keep: (marks: string | undefined) => {
          if (marks !== undefined) deviceCookie.write(reply, marks);
        },
      };
      const dropCookie = () => void reply.clearCookie(sessions.cookieName, cookie);
      return {
        forVisitor,
        member: session && {
          uid: session.uid,
          email: session.username,
          call: (work) => door.call(session, network, work),
          signOutEverywhere: async () => {
            dropCookie();
            await sessions.closeAllOf(session.uid);
          },
          signOutElsewhere: () => sessions.closeAllOf(session.uid, session.key),
        },
        device,
        signIn: async (credentials) => {
          const { email } = credentials;
          const signed = await accounts.signIn({ ...credentials, device: device.marks }, forVisitor);
          if (signed.kind !== 'signed-in') return signed.kind;
          const { accessToken, refreshToken, expiresInS } = signed.tokens;
          const found = await accounts
            .findMember({ ...forVisitor, username: email, accessToken })
            // The right password of an account that is not validated: told apart from a wrong one by nobody.
            .catch((thrown: unknown) => {
              if (toAppError(thrown).code === 'unauthorized') return undefined;
              throw thrown;
            });
          if (!found) return 'refused';
          const { uid, uuid, firstName, lastName, role, email: username, following } = found;
          const accessUntilMs = clock.now() + expiresInS * 1000;
          const tokens = { accessToken, refreshToken, accessUntilMs };
          // Never the key that came in: somebody else may have planted it.
          await sessions.close(request.cookies[sessions.cookieName]);
          const key = await sessions.open({
            ...tokens,
            uid,
            uuid,
            username,
            firstName,
            lastName,
            role,
            following: copyOf(following),
          });
          reply.setCookie(sessions.cookieName, key, { ...cookie, maxAge: sessionCookie.maxAgeS });
          device.keep(signed.device);
          return 'signed-in';
        },
        signOut: async () => {
          // The cookie goes first: the browser forgets the session also when the store cannot be reached.
          dropCookie();
          await sessions.close(request.cookies[sessions.cookieName]);
          if (session)
            await accounts.revokeTokens(session.refreshToken, forVisitor).catch((err: unknown) => {
              request.log.warn({ err, requestId: request.id }, 'a sign-in could not be ended at the service');
            });
        },
      };
    },
  };
}
