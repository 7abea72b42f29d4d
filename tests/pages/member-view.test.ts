import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidOf } from '#contract/content/identity.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { startUpstream, type React, type Upstream } from '#tests/support/upstream.ts';
import { startVisits, visitsOf } from '#tests/support/visits.ts';

/** An accounts service with one member, who follows some lines, and general notices or not. */
function accountsWith(lines: readonly string[], general: boolean): React {
  const chosen = lines.map((line) => ({ type: 'taxonomy_term--routes', id: uuidOf(`route-${line}`) }));
  const user = {
    type: 'users',
    id: '0b6f2c1e-9f0a-4d3c-8a77-2f3f6d1b9c10',
    attributes: {
      drupal_internal__uid: 7,
      name: 'eve.roy@exemple.ca',
      first_name: 'Éva',
      last_name: 'Roy-Dubé',
      subscribe_general_notices: general,
    },
    relationships: { subscribe_selected_notices: { data: chosen } },
  };
  const optins = [
    { code: 'newsletter', subscribed: true, confirmed: true, date: null },
    { code: 'route_notices', subscribed: lines.length > 0, confirmed: lines.length > 0, date: null },
  ];
  const informations = { first_name: 'Éva', last_name: 'Roy-Dubé', langcode: 'fr' };
  const subscriptions = { uid: 7, mail: 'eve.roy@exemple.ca', optins_list: optins, informations };
  return ({ url }) => ({ body: url.startsWith('/api/users') ? { data: user } : subscriptions });
}

describe('what the account area loads', () => {
  let accounts: Upstream;
  let app: TestApp;
  const visits = visitsOf(() => app);
  beforeAll(async () => {
    accounts = await startUpstream();
    app = await startApp({ content: 'shared', settings: { ACCOUNTS_URL: accounts.url } });
  });
  beforeEach(() => accounts.will(accountsWith(['7', '185'], true)));
  afterAll(async () => {
    await app.close();
    await accounts.close();
  });
  const visitorAt = async (path: string, member: Record<string, string>) =>
    (await visits.page(path, member)).view().shell.visitor;

  it.each(['/mon-profil/mes-avis', '/en/my-account/my-notices'])(
    'is in the view of %s: the name, the subscriptions, how many notices are theirs',
    async (path) => {
      expect(await visitorAt(path, await visits.signIn('member'))).toEqual({
        kind: 'member',
        username: 'eve.roy@exemple.ca',
        firstName: 'Éva',
        lastName: 'Roy-Dubé',
        // The detour of the 7, the closed bridge of the 185, and two for everyone.
        noticesCount: 4,
        subscriptions: { newsletter: true, generalNotices: false, lineNotices: true },
      });
    },
  );

  it.each([
    [['7', '185'], false, 2],
    [['7', '214'], false, 1],
    [['803'], true, 3],
    [[], false, 0],
  ])('counts for lines %j and general notices %s: %i', async (lines, general, count) => {
    accounts.will(accountsWith(lines, general));
    const member = await visits.signIn('member');
    expect(await visitorAt('/mon-profil/mes-avis', member)).toMatchObject({ noticesCount: count });
    const page = await visits.page('/mon-profil/mes-avis', member);
    const [shown] = page.elements(({ attribs }) => attribs['class'] === 'notices-count');
    expect(shown !== undefined).toBe(count > 0);
  });

  it('is remembered for the header of every other page, and asked for nowhere else', async () => {
    const member = await visits.signIn('member');
    expect(await visitorAt('/', member)).toMatchObject({ noticesCount: 2 });
    await visits.page('/mon-profil/mes-avis', member);
    const before = accounts.requests.length;
    expect(await visitorAt('/', member)).toMatchObject({ noticesCount: 4 });
    expect(await visitorAt('/en/nowhere', member)).toMatchObject({ noticesCount: 4 });
    expect(accounts.requests).toHaveLength(before);
    expect(await visitorAt('/', await visits.signIn('member'))).toMatchObject({ noticesCount: 2 });
  });

  it('stays what it was when it cannot be loaded again', async () => {
    const member = await visits.signIn('member');
    await visits.page('/mon-profil/mes-avis', member);
    accounts.will({ status: 500, body: 'oops' });
    const visitor = await visitorAt('/mon-profil/mes-avis', member);
    expect(visitor).toMatchObject({ firstName: 'Éva', noticesCount: 4 });
    expect(visitor).not.toHaveProperty('subscriptions');
  });
});

describe('a member of a site without an accounts service', () => {
  const visits = startVisits({ content: 'shared' });

  it('is told of the notices for everyone, and has every screen', async () => {
    const page = await visits.page('/mon-profil/mes-avis', await visits.signIn('member'));
    expect([page.response.status, page.view().shell.visitor]).toMatchObject([200, { noticesCount: 2 }]);
  });
});
