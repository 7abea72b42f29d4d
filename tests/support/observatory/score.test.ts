import { describe, expect, it } from 'vitest';
import { scoreAnswer, strangeOrigin } from './score.ts';

const best = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/html; charset=utf-8',
};

interface Changes {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly preflight?: Readonly<Record<string, string>>;
}

function score({ headers = {}, cookies = [], body = '', preflight = {} }: Changes = {}): number {
  const given = Object.entries({ ...best, ...headers }).filter(([, value]) => value !== undefined);
  const all = new Headers(given);
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return scoreAnswer({ url: 'https://bus.example/a', headers: all, body, preflight: new Headers(preflight) })
    .score;
}
const policy = (text: string | undefined) => ({ headers: { 'content-security-policy': text } });
const cookies = (...texts: string[]) => ({ cookies: texts });

describe('the score of an answer', () => {
  it('is a hundred, and thirty more for what is done well', () => {
    expect(score()).toBe(130);
    expect(score({ ...cookies('__Host-session=1; Secure; HttpOnly; SameSite=Lax'), body: '<p>x</p>' })).toBe(
      135,
    );
  });

  it.each<[string, Changes, number]>([
    ['no policy', policy(undefined), 55],
    ['a directive twice', policy("img-src 'self'; img-src *"), 55],
    ['scripts in the page', policy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors *"), 80],
    ['objects from anywhere', policy("script-src 'self'; frame-ancestors *"), 80],
    [
      'connections without TLS',
      policy("default-src 'none'; connect-src http://x.example; frame-ancestors *"),
      80,
    ],
    [
      'evaluation',
      policy("default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'self'"),
      110,
    ],
    ['pictures without TLS', policy("default-src 'none'; img-src http:; frame-ancestors 'self'"), 110],
    [
      'styles in the page',
      policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"),
      120,
    ],
    ['a default of its own origin', policy("default-src 'self'; frame-ancestors 'self'"), 125],
    [
      'framing by the older header',
      {
        headers: { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' },
      },
      125,
    ],
    ['framing left open', policy("default-src 'none'"), 80],
    ['no transport', { headers: { 'strict-transport-security': undefined } }, 80],
    ['a brief one', { headers: { 'strict-transport-security': 'max-age=86400' } }, 120],
    ['one sent twice', { headers: { 'strict-transport-security': 'max-age=63072000, max-age=1' } }, 80],
    ['no type', { headers: { 'x-content-type-options': undefined } }, 125],
    ['an open referrer', { headers: { 'referrer-policy': 'no-referrer, unsafe-url' } }, 120],
    ['no referrer policy', { headers: { 'referrer-policy': undefined } }, 125],
    ['an open resource', { headers: { 'cross-origin-resource-policy': 'cross-origin' } }, 120],
    ['an unknown resource policy', { headers: { 'cross-origin-resource-policy': 'anybody' } }, 115],
    ['a cookie without TLS', cookies('theme=dark; SameSite=Lax'), 125],
    ['a session without TLS', cookies('session=1; HttpOnly; SameSite=Lax'), 120],
    ['a session that scripts read', cookies('session=1; Secure; SameSite=Lax'), 70],
    ['a cookie for all sites', cookies('a=1; SameSite=None'), 80],
    ['a token for all sites', cookies('csrf=1; Secure'), 80],
    ['a cookie that says nothing of sites', cookies('a=1; Secure'), 130],
    ['a foreign script', { body: '<script src="https://x.example/a.js"></script>' }, 125],
    ['one without TLS', { body: '<script src="//x.example/a.js"></script>' }, 50],
    [
      'one that is sealed',
      { body: '<script src="https://x.example/a.js" integrity="sha256-x"></script>' },
      135,
    ],
    ['an own script', { body: '<script src="/a.js"></script>' }, 130],
    ['sharing with everybody', { preflight: { 'access-control-allow-origin': '*' } }, 130],
    [
      'sharing a visitor’s own',
      {
        preflight: {
          'access-control-allow-origin': strangeOrigin,
          'access-control-allow-credentials': 'true',
        },
      },
      50,
    ],
  ])('with %s', (_what, changes, expected) => {
    expect(score(changes)).toBe(expected);
  });
});
