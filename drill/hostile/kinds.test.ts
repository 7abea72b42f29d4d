import { validateHeaderName, validateHeaderValue } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Facts } from './facts.ts';
import { hostileKinds } from './kinds.ts';
import type { MakeShot } from './shot.ts';

const facts: Facts = {
  origin: 'http://127.0.0.1:3000',
  token: '1.token',
  callToken: '1.call',
  item: '00000000-0000-4000-8000-000000000000',
  proofs: { newsletter: 'page.newsletter.1.x' },
  file: '/files/0123456789012345678901234567890123456789/a.pdf',
  asset: '/assets/entry.js',
  pages: ['/', '/propos'],
  lines: ['1', '801'],
  stops: ['1001', '1002'],
  trips: [{ id: '100366_semaine', line: '801', direction: '0', stop: '1001' }],
  day: '2026-11-19',
};

/** Longer heads are refused before anybody looks at them. */
const longestHead = 16 * 1024;

function faultsOf(make: MakeShot, n: number): string[] {
  const { path, method = 'GET', headers = {}, body } = make(n, facts);
  const faults: string[] = [];
  const require = (holds: boolean, otherwise: string) => void (holds || faults.push(otherwise));
  require(/^\/[\x21-\x7e]*$/.test(path), `a path of other signs: ${path.slice(0, 80)}`);
  require(!/undefined|NaN|\[object/.test(path), `a path of nothing: ${path.slice(0, 80)}`);
  require(/^[A-Z]+$/.test(method), `the method ${method}`);
  require(body === undefined || !/^(?:GET|HEAD)$/.test(method), `a body with ${method}`);
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, String(value));
  }
  const head =
    path.length +
    Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  require(head < longestHead, `a head of ${head} bytes`);
  return faults;
}

describe('the kinds of requests that a stranger can make', () => {
  it('have names of their own, that can be typed', () => {
    const names = hostileKinds.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(names.length).toBeGreaterThan(60);
  });

  it.each(hostileKinds)('are well-formed requests: $name', { timeout: 60_000 }, ({ shot, heaviest }) => {
    const makers = [shot, ...(heaviest ? [heaviest] : [])];
    for (const make of makers) expect([0, 1, 57].flatMap((n) => faultsOf(make, n))).toEqual([]);
  });

  it('are the same for the same number', { timeout: 60_000 }, () => {
    for (const { shot } of hostileKinds) {
      const [one, two] = [shot(7, facts), shot(7, facts)].map(({ body = '', ...shown }) => ({
        ...shown,
        body: Buffer.from(body),
      }));
      expect({ ...one, body: 0 }).toEqual({ ...two, body: 0 });
      expect(one?.body.equals(two?.body ?? Buffer.alloc(0)), one?.path).toBe(true);
    }
  });
});
