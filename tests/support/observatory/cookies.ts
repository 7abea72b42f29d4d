import type { Judgement, Observed } from './observed.ts';
import { judgeTransport } from './transport.ts';

interface Cookie {
  readonly name: string;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
  /** Undefined when it says nothing of other sites. */
  readonly sameSite: string | undefined;
}

function readCookie(header: string): Cookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const found = new Map(
    attributes.map((text) => {
      const [name = '', value = ''] = text.toLowerCase().split('=');
      return [name.trim(), value.trim()] as const;
    }),
  );
  return {
    name: pair.split('=', 1)[0]?.toLowerCase() ?? '',
    isSecure: found.has('secure'),
    isHttpOnly: found.has('httponly'),
    sameSite: found.get('samesite'),
  };
}

/** What is wrong with a cookie; nothing where nothing is. */
function faultsOf(cookie: Cookie, hasTransport: boolean): Judgement[] {
  const { name, isSecure, isHttpOnly, sameSite } = cookie;
  const isSession = /login|sess/.test(name);
  const isOdd = sameSite !== undefined && !/^(?:lax|strict|none)$/.test(sameSite);
  const faults: readonly (readonly [boolean, number, string])[] = [
    [isOdd || (sameSite === 'none' && !isSecure), -20, 'goes to other sites'],
    [!isSecure, hasTransport ? -5 : -20, 'goes without TLS'],
    [name.includes('csrf') && sameSite === undefined, -20, 'is a token that goes to other sites'],
    [isSession && !isSecure, hasTransport ? -10 : -40, 'is a session that goes without TLS'],
    [isSession && !isHttpOnly, -30, 'is a session that scripts read'],
  ];
  return faults.flatMap(([isTrue, points, what]) => (isTrue ? [{ points, what: `${name} ${what}` }] : []));
}

/** The worst fault of any cookie counts, alone. */
export function judgeCookies(answer: Observed): Judgement {
  const cookies = answer.headers.getSetCookie().map(readCookie);
  if (cookies.length === 0) return { points: 0, what: 'none' };
  const hasTransport = judgeTransport(answer).points === 0;
  const faults = cookies.flatMap((cookie) => faultsOf(cookie, hasTransport));
  const [worst] = faults.toSorted((one, two) => one.points - two.points);
  if (worst) return worst;
  return cookies.every(({ sameSite }) => sameSite !== undefined)
    ? { points: 5, what: 'kept to this site' }
    : { points: 0, what: 'sent over TLS' };
}
