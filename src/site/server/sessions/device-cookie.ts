import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The marks by which accounts know a device they were entered from (the accounts service makes and reads them). They say
 * nothing of a person, and stay when somebody signs out: strangers who try passwords do not hold up who has signed in here.
 */
export interface DeviceCookie {
  read(request: FastifyRequest): string;
  write(reply: FastifyReply, marks: string): void;
}

const name = 'parcours_device';
const lifeS = 365 * 86_400;
/** Five marks, and no more than those. */
const longest = 300;

export function createDeviceCookie({ isSecure }: { readonly isSecure: boolean }): DeviceCookie {
  const cookieName = isSecure ? `__Host-${name}` : name;
  return {
    read: (request) => {
      const marks = request.cookies[cookieName] ?? '';
      return marks.length <= longest && /^[\w.~-]*$/.test(marks) ? marks : '';
    },
    write: (reply, marks) =>
      void reply.setCookie(cookieName, marks, {
        path: '/',
        sameSite: 'lax',
        httpOnly: true,
        secure: isSecure,
        maxAge: lifeS,
      }),
  };
}
