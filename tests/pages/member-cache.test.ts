import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { memberVisitsOf, someCaller, type LoggedIn } from '#tests/support/logged-in.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

let stage: AccountsStage;
let member: LoggedIn;
const names = { firstName: 'Zéphirine', lastName: 'Introuvable' };
const visits = memberVisitsOf(() => stage);
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, TRUST_PROXY: '1' } });
  member = await visits.logIn(await stage.join(names));
}, 60_000);
afterAll(() => stage.app.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(stage.app.origin, path, { headers: { accept: 'text/html', ...someCaller(), ...headers } });

const area = '/mon-profil/avis/modifier';
/** Addresses that a cache in front might take for a file, or for another page than the site does. */
const deceptive = [
  area,
  `${area}/x.css`,
  `${area}/x.js`,
  `${area}.css`,
  `${area};x.css`,
  `${area};jsessionid=1`,
  `${area}%3fx.css`,
  `${area}%23x.css`,
  `${area}%3bx.css`,
  `${area}%00.css`,
  `${area}%0ax.css`,
  `${area}%2fx.css`,
  `${area}/..%2fx.css`,
  `${area}/%2e%2e/x.css`,
  `${area}//x.css`,
  `${area}/`,
  `/assets/..%2f..${area}`,
  `/assets/../mon-profil/avis/modifier`,
  `/${area}`,
  '/mon-profil%2f..',
  '/mon-profil%2favis%2fmodifier',
  '/MON-PROFIL/avis/modifier',
  '/propos/../mon-profil/avis/modifier',
  `/_data${area}`,
  `/_data${area}/x.css`,
  `/_data${area}?x.css`,
  `${area}?x.css`,
  `${area}?done=x&x=1`,
  '/',
  '/propos',
  '/en',
  '/en/my-account/notices/edit/x.png',
];

describe('a page of a member', () => {
  it.each(deceptive)('is kept nowhere, whatever its address looks like: %s', async (path) => {
    const own = await ask(path, member.headers);
    expect(own.status).toBeLessThan(500);
    expect([path, own.headers['cache-control']]).toEqual([path, 'private, no-store']);
    const others = await ask(path);
    expect([path, others.body.includes(names.firstName)]).toEqual([path, false]);
    expect(others.body).not.toContain(names.lastName);
  });

  it('shows the member their own name: there is something to be kept', async () => {
    for (const path of [area, '/propos'])
      expect((await ask(path, member.headers)).body).toContain(names.firstName);
  });

  it('is never the one that somebody was shown before', async () => {
    for (const path of ['/propos', '/', '/en/about']) {
      await ask(path);
      const own = await ask(path, member.headers);
      expect(own.body).toContain(names.firstName);
      expect((await ask(path)).body).not.toContain(names.firstName);
    }
  });
});

describe('the way on after the login', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/@evil.example',
    `http://user@evil.example`,
    '',
    '/'.repeat(2000),
    '\u0000',
    '/\r\nset-cookie: a=b',
  ])('never leads out of the site: %j', async (destination) => {
    const person = await known();
    const path = `/connexion?${new URLSearchParams({ destination }).toString()}`;
    const { response, key } = await visits.logIn(person, { path });
    expect([response.status, key]).toEqual([303, expect.stringMatching(/^[\w-]{43}$/)]);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, stage.app.origin).origin).toBe(stage.app.origin);
    expect(response.headers.getSetCookie().join()).not.toContain('a=b');
  });

  it('is the page that was asked for', async () => {
    const destination = '/mon-profil/mes-avis?a=1';
    const path = `/connexion?${new URLSearchParams({ destination }).toString()}`;
    const { response } = await visits.logIn(await known(), { path });
    expect(response.headers.get('location')).toBe(destination);
  });

  let person: ReturnType<AccountsStage['join']> | undefined;
  const known = () => (person ??= stage.join());
});
