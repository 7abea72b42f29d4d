import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import type { BodyDoor } from '#tests/support/hostile-bodies/body-door.ts';
import { findBodyDoors } from '#tests/support/hostile-bodies/find-body-doors.ts';
import { hostileBody, isOwedAnswer, requestBytes } from '#tests/support/hostile-bodies/hostile-bodies.ts';
import { sendHostileBody } from '#tests/support/hostile-bodies/send-hostile-body.ts';
import { accountSettings } from '#tests/support/test-client.ts';

const seed = 20_261_119;
const count = 300;

let app: TestApp;
let doors: readonly BodyDoor[];
beforeAll(async () => {
  app = await startApp({
    parts: ['site', 'content', 'cache', 'schedule', 'accounts'],
    // One proxy is trusted, so that each body is another caller's, and none is only counted.
    settings: { ...accountSettings, TRUST_PROXY: '1' },
  });
  doors = await findBodyDoors(app.origin);
}, 120_000);
afterAll(() => app?.close());

describe('the addresses that take a body', () => {
  it('are those that the services describe, and the forms of the pages', () => {
    const found = doors.map(({ path, takes, fields: { _form = '' } }) => `${path} ${takes} ${_form}`.trim());
    for (const one of [
      '/services/accounts/oauth/token form',
      '/services/content/subrequests json',
      '/services/content/api/files bytes',
      '/services/cache/cache/proxy/cms-api json',
      '/propos form newsletter',
      '/connexion form login',
      '/propos/objets-perdus parts webform-objets_perdus',
    ])
      expect(found).toContain(one);
  });
});

describe('bodies that no honest client sends', () => {
  it('are the same for the same seed', () => {
    const write = (n: number) => requestBytes(hostileBody(doors, seed, n), { host: 'x', caller: 'y' });
    for (const n of [0, 1, 2, 99]) expect(write(n).equals(write(n))).toBe(true);
    expect(write(0).equals(write(1))).toBe(false);
  });

  it('are of every kind: cut off, held back, without an end, and as long as any may be', () => {
    const ends = new Set<string>();
    let longest = 0;
    for (let n = 0; n < 1500; n += 1) {
      const { after, bytes } = hostileBody(doors, seed, n);
      ends.add(after);
      longest = Math.max(longest, bytes.length);
    }
    expect([...ends].sort()).toEqual(['cut', 'endless', 'silent', 'wait']);
    expect(longest).toBeGreaterThan(26_000_000);
  });

  it('are refused or taken as they are, and never a fault of the program', { timeout: 60_000 }, async () => {
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    let next = 0;
    const walk = async (): Promise<void> => {
      while (next < count) {
        const n = next++;
        const body = hostileBody(doors, seed, n);
        const { status } = await sendHostileBody(
          app.origin,
          body,
          `198.51.${n % 250}.${Math.floor(n / 250)}`,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500 || (status === 0 && isOwedAnswer(body)))
          faults.push(`the ${n}th, ${body.method} ${body.path}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, walk));
    expect(faults).toEqual([]);
    // They reached what they were meant for: bodies that were read, and refusals of every kind.
    for (const status of [400, 403, 415, 422]) expect([...statuses.keys()]).toContain(status);
    expect(app.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
