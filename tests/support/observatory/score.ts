import { judgeFraming, judgePolicy } from './content-policy.ts';
import { judgeCookies } from './cookies.ts';
import type { Judgement, Observed } from './observed.ts';
import { judgeScripts } from './scripts.ts';
import { judgeTransport } from './transport.ts';

/** The origin that preflights come from. */
export const strangeOrigin = 'https://http-observatory.security.mozilla.org';

/**
 * The tests of the MDN HTTP Observatory and what they add to a hundred, by its documentation (version 4 of its scoring,
 * developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Left out are the way from HTTP to TLS, which is the
 * work of a proxy, and the preload list, on which no site here is.
 */
const tests: Readonly<Record<string, (answer: Observed) => Judgement>> = {
  'content policy': judgePolicy,
  cookies: judgeCookies,
  'sharing with other origins': judgeSharing,
  referrer: judgeReferrer,
  'strict transport': judgeTransport,
  scripts: judgeScripts,
  'content type': judgeContentType,
  framing: judgeFraming,
  'resource policy': judgeResourcePolicy,
};

/** Whoever loses more than this gets nothing for what is done well. */
const leastForBonus = 90;

export interface Score {
  readonly score: number;
  readonly judgements: Readonly<Record<string, Judgement>>;
}

export function scoreAnswer(answer: Observed): Score {
  const judgements = Object.fromEntries(Object.entries(tests).map(([name, judge]) => [name, judge(answer)]));
  const points = Object.values(judgements).map((one) => one.points);
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 100);
  const withoutBonus = sum(points.filter((one) => one < 0));
  return { score: Math.max(0, withoutBonus < leastForBonus ? withoutBonus : sum(points)), judgements };
}

function judgeSharing({ preflight }: Observed): Judgement {
  const isReflected = preflight.get('access-control-allow-origin') === strangeOrigin;
  const hasCredentials = preflight.get('access-control-allow-credentials')?.toLowerCase() === 'true';
  return isReflected && hasCredentials
    ? { points: -50, what: 'any site reads it as its visitor' }
    : { points: 0, what: 'nobody reads it as its visitor' };
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const openReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function judgeReferrer({ headers }: Observed): Judgement {
  const header = headers.get('referrer-policy');
  if (header === null) return { points: 0, what: 'none' };
  const names = header.split(',').map((name) => name.trim().toLowerCase());
  const last = names.findLast((name) => [...privateReferrers, ...openReferrers].includes(name));
  return { points: privateReferrers.includes(last ?? '') ? 5 : -5, what: last ?? 'unreadable' };
}

function judgeContentType({ headers }: Observed): Judgement {
  const header = headers.get('x-content-type-options')?.trim().toLowerCase();
  return { points: header === 'nosniff' ? 0 : -5, what: header ?? 'none' };
}

function judgeResourcePolicy({ headers }: Observed): Judgement {
  const header = headers.get('cross-origin-resource-policy')?.trim().toLowerCase();
  if (header === undefined || header === 'cross-origin') return { points: 0, what: header ?? 'none' };
  return { points: /^same-(?:origin|site)$/.test(header) ? 10 : -5, what: header };
}
