import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSettings, accountsStageOf, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { memberVisitsOf, type LoggedIn } from '#tests/support/logged-in.ts';
import { passOver, startUpstream, type React, type Upstream } from '#tests/support/upstream.ts';
import { siteOf } from '#tests/support/visits.ts';

let service: AccountsStage;
let site: TestApp;
let upstream: Upstream;
const visits = memberVisitsOf(() => ({ app: site }));
const SECRET = 'the secret that both of them have in common';
const settings = { ...accountSettings, SECRET, TRUST_PROXY: '1' };

beforeAll(async () => {
  service = accountsStageOf(await startApp({ content: 'shared', parts: ['accounts'], settings }));
  upstream = await startUpstream(passOver(service.app.origin));
  const elsewhere = { ...settings, ACCOUNTS_URL: upstream.url };
  site = await startApp({ content: 'shared', parts: ['site', 'cache'], settings: elsewhere });
}, 60_000);
afterAll(async () => {
  await site.close();
  await upstream.close();
  await service.app.close();
});

const area = '/mon-profil/avis/modifier';
/** It can do without what the service knows; a form of choices could not: it would write over them. */
const list = '/mon-profil/mes-avis';
const refreshes = () =>
  upstream.requests.filter(({ url, body }) => url === '/oauth/token' && body.includes('refresh_token='))
    .length;
const pass = () => upstream.will(passOver(service.app.origin));
/** Refreshes come to this; every other call goes on as it was. */
const refreshWill = (react: React) => {
  const others = passOver(service.app.origin);
  upstream.will((request) =>
    request.body.includes('grant_type=refresh_token') ? react(request) : others(request),
  );
};
/** The access token of whoever is signed in is over. */
const wait = () => {
  site.clock.advance(300_000);
  service.app.clock.advance(300_000);
};
const statusOf = async ({ headers }: LoggedIn) => (await visits.ask(area, headers)).status;

let member: LoggedIn;
beforeEach(async () => {
  pass();
  member = await visits.logIn(await service.join());
});

describe('a member whose access token is over', () => {
  it('sees the page by one refresh, also when two pages are asked for at once', async () => {
    wait();
    const before = refreshes();
    expect(await Promise.all([statusOf(member), statusOf(member), statusOf(member)])).toEqual([
      200, 200, 200,
    ]);
    expect(refreshes()).toBe(before + 1);
    expect(await statusOf(member)).toBe(200);
    expect(refreshes()).toBe(before + 1);
  });

  it.each<[string, React]>([
    ['says that it is away', () => ({ status: 503, body: { message: 'later' } })],
    ['breaks off', () => 'reset'],
    ['is asked too often', () => ({ status: 429, body: { error: 'slow_down' } })],
  ])(
    'stays signed in while the service %s: the page is shown without what it cannot tell',
    async (_how, react) => {
      wait();
      refreshWill(react);
      const before = refreshes();
      const { status, headers } = await visits.ask(list, member.headers);
      expect([status, headers.getSetCookie()]).toEqual([200, []]);
      expect(refreshes()).toBe(before + 4);
      const form = await visits.ask(area, member.headers);
      expect([form.status, form.headers.getSetCookie()]).toEqual([503, []]);
      pass();
      expect((await visits.page(area, member.headers)).view().shell.visitor.kind).toBe('member');
      expect(await siteOf(site).sessions.find(member.key)).toBeDefined();
    },
  );

  it.each([
    [400, 'invalid_grant'],
    [401, 'invalid_request'],
  ])('is signed out with a word of explanation when the service says %i %s', async (status, error) => {
    wait();
    refreshWill(() => ({ status, body: { error } }));
    const before = refreshes();
    const response = await visits.ask(area, member.headers);
    const [, query = ''] = response.headers.get('location')?.split('?') ?? [];
    expect([response.status, Object.fromEntries(new URLSearchParams(query))]).toEqual([
      302,
      { destination: area, raison: 'session' },
    ]);
    expect(refreshes()).toBe(before + 1);
    expect(await siteOf(site).sessions.find(member.key)).toBeUndefined();
  });
});
