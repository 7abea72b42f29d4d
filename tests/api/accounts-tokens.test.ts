import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByMail } from '#services/accounts/store/account-store.ts';
import { openTokens } from '#services/accounts/store/token-store.ts';
import { accountsOf, joinInactive, signIn, tokensOf } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  testClient,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
const openClient = 'a-phone';
beforeAll(async () => {
  const OAUTH_CLIENTS = `${accountSettings.OAUTH_CLIENTS},${openClient}`;
  stage = await startAccountsStage({ settings: { OAUTH_CLIENTS } });
}, 60_000);
afterAll(() => stage.app.close());

const refreshGrant = (refreshToken: string) => ({
  grant_type: 'refresh_token',
  refresh_token: refreshToken,
  client_id: testClient.id,
  client_secret: testClient.secret,
});
const refresh = (token: string) => stage.call('/oauth/token', { form: refreshGrant(token) });
const without = (form: Record<string, string>, field: string) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== field));

describe('a pair of tokens', () => {
  it('has the shape and the headers of the wire, asked for by a form or by JSON', async () => {
    const { mail, password } = await stage.join();
    const form = passwordGrant(mail, password);
    for (const given of [{ form }, { json: form }]) {
      const { status, headers, body } = await stage.call('/oauth/token', given);
      expect([status, body]).toEqual([
        200,
        {
          token_type: 'Bearer',
          expires_in: 300,
          access_token: expect.stringMatching(/^[\w-]{43}$/),
          refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        },
      ]);
      expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache']);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('is good for five minutes, and can be refreshed for two weeks', async () => {
    const member = await stage.join();
    const read = async (token: string) => (await stage.call('/api/users', { token })).status;
    const { clock } = stage.app;
    clock.advance(299_000);
    expect(await read(member.token)).toBe(200);
    clock.advance(1000);
    expect(await read(member.token)).toBe(401);
    const renewed = tokensOf(await refresh(member.refreshToken));
    clock.advance(1_209_600_000 - 1);
    const last = tokensOf(await refresh(renewed.refreshToken));
    expect(await read(last.token)).toBe(200);
    clock.advance(1_209_600_000);
    const over = await refresh(last.refreshToken);
    expect([over.status, over.body]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
  });

  it('is of one client alone, which may be one without a secret', async () => {
    const { mail, password } = await stage.join();
    const asPhone = { ...without(passwordGrant(mail, password), 'client_secret'), client_id: openClient };
    const { refreshToken } = tokensOf(await stage.call('/oauth/token', { form: asPhone }));
    expect((await refresh(refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
    const form = { ...without(refreshGrant(refreshToken), 'client_secret'), client_id: openClient };
    expect((await stage.call('/oauth/token', { form })).status).toBe(200);
  });

  it('is given for the one scope there is, and for no other', async () => {
    const { mail, password, refreshToken } = await stage.join();
    const scoped = { ...passwordGrant(mail, password), scope: 'authenticated' };
    expect((await stage.call('/oauth/token', { form: scoped })).status).toBe(200);
    for (const form of [
      { ...scoped, scope: 'authenticated admin' },
      { ...refreshGrant(refreshToken), scope: 'x' },
    ])
      expect((await stage.call('/oauth/token', { form })).body).toMatchObject({ error: 'invalid_scope' });
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it.each(['grant_type', 'client_id', 'username', 'password'])(
    'is refused where %s is missing, which the hint names',
    async (field) => {
      const form = without(passwordGrant('a@exemple.ca', 'x'), field);
      const { status, body } = await stage.call('/oauth/token', { form });
      const hint = expect.stringContaining(field);
      expect([status, body]).toEqual([400, expect.objectContaining({ error: 'invalid_request', hint })]);
    },
  );

  it('is refused to a bad body in the words of the protocol', async () => {
    for (const given of [{ json: { grant_type: ['password'] } }, { json: [] }, { json: { username: 7 } }]) {
      const { status, body } = await stage.call('/oauth/token', given);
      expect([status, body]).toEqual([400, expect.objectContaining({ error: 'invalid_request' })]);
    }
  });

  it('is given for the right password of an account that is not active, and ends with its first call', async () => {
    const member = await joinInactive(stage);
    const { token, refreshToken } = await signIn(stage, member);
    const refused = await stage.call('/api/users', { token });
    expect([refused.status, refused.text]).toEqual([401, expect.stringContaining('not active')]);
    expect((await refresh(refreshToken)).body).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('a refresh token that was used', () => {
  it('is refused to whoever was second, whose sign-in goes on with the pair of the first', async () => {
    const { refreshToken } = await stage.join();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400]);
    const { token } = tokensOf(answers.find(({ status }) => status === 200) as (typeof answers)[0]);
    expect((await stage.call('/api/users', { token })).status).toBe(200);
  });

  it('ends the sign-in when it is shown again later: somebody has a copy', async () => {
    const { refreshToken } = await stage.join();
    const { token } = tokensOf(await refresh(refreshToken));
    stage.app.clock.advance(60_000);
    expect((await refresh(refreshToken)).status).toBe(400);
    expect((await stage.call('/api/users', { token })).status).toBe(401);
  });

  it('ends it also when it was refreshed several times since', async () => {
    const { refreshToken: first } = await stage.join();
    const second = tokensOf(await refresh(first));
    stage.app.clock.advance(60_000);
    const third = tokensOf(await refresh(second.refreshToken));
    stage.app.clock.advance(60_000);
    const fourth = tokensOf(await refresh(third.refreshToken));
    expect((await refresh(first)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await stage.call('/api/users', { token: fourth.token })).status).toBe(401);
    expect((await refresh(fourth.refreshToken)).status).toBe(400);
  });

  it('ends no other sign-in, and a token of nobody ends none', async () => {
    const member = await stage.join();
    const elsewhere = await signIn(stage, member);
    const { refreshToken } = tokensOf(await refresh(member.refreshToken));
    stage.app.clock.advance(60_000);
    await refresh(member.refreshToken);
    await refresh('x'.repeat(43));
    expect((await refresh(refreshToken)).status).toBe(400);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  });
});

describe('the sign-ins of an account', () => {
  it('are fifty at most: the one that was not used for longest makes room', async () => {
    const { mail } = await stage.join();
    const { pool, clock } = accountsOf(stage).act;
    const { id: accountId } = (await findAccountByMail(pool, mail)) ?? { id: 0 };
    const open = () => openTokens(pool, { accountId, clientId: testClient.id }, clock.now());
    const opened = [await open()];
    for (let nth = 1; nth < 50; nth += 1) {
      stage.app.clock.advance(1000);
      opened.push(await open());
    }
    // The oldest is in use, the second one is not.
    const used = tokensOf(await refresh(opened[0]?.refreshToken ?? ''));
    stage.app.clock.advance(1000);
    await open();
    const { rows } = await pool.query('select 1 from account_token where account_id = $1', [accountId]);
    expect(rows).toHaveLength(50);
    expect((await refresh(opened[1]?.refreshToken ?? '')).status).toBe(400);
    expect((await refresh(opened[2]?.refreshToken ?? '')).status).toBe(200);
    expect((await refresh(used.refreshToken)).status).toBe(200);
  });
});

describe('ending a sign-in', () => {
  it.each(['token', 'refreshToken'] as const)('is done with its %s, and answered with {}', async (name) => {
    const member = await stage.join();
    const given = { json: { token: member[name] } };
    const answer = await stage.call('/oauth/revoke', given);
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect((await stage.call('/api/users', { token: member.token })).status).toBe(401);
    expect((await refresh(member.refreshToken)).status).toBe(400);
    expect((await stage.call('/oauth/revoke', given)).text).toBe('{}');
  });

  it.each([
    ['was replaced last', 1],
    ['was replaced before', 2],
  ])('is done with a refresh token that %s, and touches no other sign-in', async (_which, times) => {
    const member = await stage.join();
    const elsewhere = await signIn(stage, member);
    let last = { token: '', refreshToken: member.refreshToken };
    for (let nth = 0; nth < times; nth += 1) last = tokensOf(await refresh(last.refreshToken));
    await stage.call('/oauth/revoke', { json: { token: member.refreshToken } });
    expect((await stage.call('/api/users', { token: last.token })).status).toBe(401);
    expect((await refresh(last.refreshToken)).status).toBe(400);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  it('is done everywhere else by another password', async () => {
    const member = await stage.join();
    const elsewhere = await signIn(stage, member);
    const json = { pass: [{ existing: member.password, value: 'lune-rouge' }] };
    const path = `/user/${member.uid}?_format=json`;
    expect((await stage.call(path, { method: 'PATCH', token: member.token, json })).status).toBe(200);
    expect((await stage.call('/api/users', { token: elsewhere.token })).status).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(400);
    // Whoever changed it showed the one before, and goes on.
    expect((await refresh(member.refreshToken)).status).toBe(200);
    await signIn(stage, { mail: member.mail, password: 'lune-rouge' });
  });
});

describe('a bearer', () => {
  it.each([
    '',
    'Bearer',
    'Bearer  ',
    'Bearer a b',
    'Basic abc',
    `Bearer ${'x'.repeat(300)}`,
    'bearer nobody',
  ])('%j is refused, in the family of the route', async (authorization) => {
    const headers = { authorization };
    const users = await stage.call('/api/users', { headers });
    expect([users.status, users.headers.get('content-type')]).toEqual([401, 'application/vnd.api+json']);
    expect(users.body).toMatchObject({ errors: [{ status: '401' }] });
    const rest = await stage.call('/user/1', { method: 'DELETE', headers });
    expect([rest.status, rest.body]).toEqual([401, { message: expect.any(String) }]);
  });
});

describe('too many failures', () => {
  it('are counted for whom the site asks, and no stranger can name another', async () => {
    const { mail, password } = await stage.join();
    const tryWith = (secret: string, visitor: string) =>
      stage.call('/oauth/token', { form: passwordGrant(mail, secret), headers: { 'x-visitor': visitor } });
    for (let nth = 0; nth < 5; nth += 1) await tryWith('wrong', `203.0.113.${nth}`);
    expect((await tryWith(password, '203.0.113.9')).status).toBe(429);
  });
});
