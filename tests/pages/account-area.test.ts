import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedApp, startApp, type TestApp } from '#tests/support/app.ts';
import { startUpstream, type Upstream, type UpstreamRequest } from '#tests/support/upstream.ts';
import { visitsOf } from '#tests/support/visits.ts';

const user = {
  type: 'users',
  id: '0b6f2c1e-9f0a-4d3c-8a77-2f3f6d1b9c10',
  attributes: {
    drupal_internal__uid: 7,
    name: 'eve.roy@exemple.ca',
    first_name: 'Ève',
    last_name: 'Roy',
    subscribe_general_notices: true,
  },
};

function answerAsAccounts({ url }: UpstreamRequest) {
  if (url.startsWith('/api/users')) return { body: { data: user } };
  return {
    body: {
      uid: 7,
      mail: 'eve.roy@exemple.ca',
      optins_list: [{ code: 'newsletter', subscribed: true, confirmed: true, date: null }],
      informations: { first_name: 'Ève', last_name: 'Roy', langcode: 'fr' },
    },
  };
}

describe('entering the account area', () => {
  let accounts: Upstream;
  let app: TestApp;
  const visits = visitsOf(() => app);
  beforeAll(async () => {
    accounts = await startUpstream(answerAsAccounts);
    app = await startApp({ content: 'shared', settings: { ACCOUNTS_URL: accounts.url } });
  });
  afterAll(async () => {
    await app.close();
    await accounts.close();
  });

  it('loads user data and subscriptions with the token of the session', async () => {
    const response = await visits.ask('/mon-profil/avis/modifier', await visits.signIn('member'));
    expect(response.status).toBe(200);
    const asked = accounts.requests.map(({ url, headers }) => [
      decodeURIComponent(url),
      headers['authorization'],
    ]);
    expect(asked).toContainEqual([expect.stringMatching(`^/api/users/${user.id}`), 'Bearer access']);
    expect(asked).toContainEqual(['/api/di/subscriptions/get/', 'Bearer access']);
  });

  it('asks nothing of a member for a visitor who has not signed in', async () => {
    const before = accounts.requests.length;
    await visits.ask('/mon-profil/avis/modifier');
    expect(accounts.requests).toHaveLength(before);
  });

  it('goes on without what cannot be loaded, and logs it', async () => {
    accounts.will({ status: 500, body: 'oops' });
    const response = await visits.ask('/en/my-account/my-notices', await visits.signIn('member'));
    expect(response.status).toBe(200);
    const failed = app.logs.filter(({ msg }) => msg === 'a part of the member data could not be loaded');
    expect(failed.map(({ part }) => part)).toEqual(expect.arrayContaining(['member', 'subscriptions']));
  });
});

describe('an address that cannot be read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  it('gets the error page, with the headers and the id of any other answer', async () => {
    const response = await app.get('/%', { headers: { accept: 'text/html', cookie: 'parcours_lang=fr' } });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    expect(await response.text()).toContain('<h1');
  });
});
