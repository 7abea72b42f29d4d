import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insideHeaders, poolOf, writeMember } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { memberVisitsOf } from '#tests/support/logged-in.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { sessionOf } from '#tests/support/session.ts';
import { siteOf } from '#tests/support/visits.ts';

let stage: AccountsStage;
const visits = memberVisitsOf(() => stage);
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, TRUST_PROXY: '1' } });
}, 60_000);
afterAll(() => stage.app.close());

const area = '/mon-profil/avis/modifier';
const toLogin = `/connexion?destination=${encodeURIComponent(area)}`;
const over = `${toLogin}&raison=session`;
/** Where somebody is led who asks for the account area; undefined for whoever is let in. */
const ledTo = async (headers: Record<string, string>, path = area) =>
  (await visits.ask(path, headers)).headers.get('location') ?? undefined;

describe('a session', () => {
  it('begins with a key that was never seen before, whatever key came in', async () => {
    const member = await stage.join();
    const { sessions } = siteOf(stage.app);
    const planted = await sessions.open(sessionOf('member', { username: 'mallory@exemple.ca', uid: 99 }));
    const closed = await sessions.open(sessionOf('member'));
    await sessions.close(closed);
    for (const before of [closed, 'x'.repeat(43), '']) {
      const { key, headers } = await visits.logIn(member, { cookie: `parcours_session=${before}` });
      expect([key, key === before]).toEqual([expect.stringMatching(/^[\w-]{43}$/), false]);
      expect(await ledTo(headers)).toBeUndefined();
    }
    // Whoever is signed in is not asked to sign in: the planted session is left by its own way out.
    const asMallory = { cookie: `parcours_session=${planted}` };
    expect(await ledTo(asMallory, '/connexion')).toBe('/mon-profil');
    await visits.send('/propos', { _form: 'logout' }, asMallory);
    expect(await sessions.find(planted)).toBeUndefined();
  });

  it('that was closed is over, however often its key is shown', async () => {
    const { headers } = await visits.logIn(await stage.join());
    expect(await ledTo(headers)).toBeUndefined();
    const out = await visits.send('/propos', { _form: 'logout' }, headers);
    expect(out.headers.getSetCookie().join()).toMatch(/parcours_session=;.*1970/);
    for (let times = 0; times < 2; times += 1) expect(await ledTo(headers)).toBe(over);
    expect((await visits.page('/', headers)).view().shell.visitor.kind).toBe('anonymous');
  });

  it('ends its tokens too when it is closed', async () => {
    const { key, headers } = await visits.logIn(await stage.join());
    const { accessToken: token } = (await siteOf(stage.app).sessions.find(key)) ?? {};
    expect((await stage.call('/api/users', { token })).status).toBe(200);
    await visits.send('/propos', { _form: 'logout' }, headers);
    expect((await stage.call('/api/users', { token })).status).toBe(401);
  });

  it('is a row that nobody can read without the key of the browser', async () => {
    const member = await stage.join({ firstName: 'Zéphirine', lastName: 'Introuvable' });
    const { key } = await visits.logIn(member);
    const session = await siteOf(stage.app).sessions.find(key);
    const { rows } = await poolOf(stage).query('select site_session::text as row from site_session');
    const table = rows.map(({ row }) => String(row)).join('\n');
    expect(table).toContain(String(member.uid));
    const { accessToken, refreshToken } = session ?? {};
    for (const secret of [
      key,
      accessToken,
      refreshToken,
      member.mail,
      'Zéphirine',
      'Introuvable',
      member.uuid,
    ]) {
      expect(secret).toBeTruthy();
      for (const form of ['utf8', 'base64', 'base64url', 'hex'] as const)
        expect(table).not.toContain(
          Buffer.from(secret ?? '')
            .toString(form)
            .replaceAll('=', ''),
        );
    }
  });

  it('is in a cookie that no script reads and no other site sends', async () => {
    const { response } = await visits.logIn(await stage.join());
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^parcours_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
  });
});

describe('a session over TLS', () => {
  it('is in a cookie that no neighbour of the domain can plant', async () => {
    const origin = 'https://www.exemple.ca';
    const settings = { PUBLIC_URL: origin, SECRET: 'a secret of more than thirty-two characters' };
    const secure = await startAccountsStage({ settings: { ...settings, ...accountSettings } });
    try {
      const host = new URL(origin).host;
      const ask = (path: string, options: Parameters<typeof rawRequest>[2] = {}) =>
        rawRequest(secure.app.origin, path, { ...options, headers: { host, ...options.headers } });
      const shell = JSON.parse((await ask('/_data/connexion')).body) as {
        view: { shell: { formToken: string } };
      };
      const member = { mail: 'a@exemple.ca', password: 'soleil-bleu' };
      await writeMember(secure, member);
      const form = {
        _form: 'login',
        _token: shell.view.shell.formToken,
        email: member.mail,
        password: member.password,
      };
      const answer = await ask('/connexion', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: new URLSearchParams(form).toString(),
      });
      const [cookie = '', device = ''] = answer.headers['set-cookie'] ?? [];
      expect(device).toMatch(
        /^__Host-parcours_device=[\w.-]+; Max-Age=31536000; .*HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(cookie).toMatch(
        /^__Host-parcours_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      const [, key = ''] = /=([\w-]+);/.exec(cookie) ?? [];
      const withName = async (name: string) =>
        (await ask(area, { headers: { accept: 'text/html', cookie: `${name}=${key}` } })).status;
      expect([await withName('__Host-parcours_session'), await withName('parcours_session')]).toEqual([
        200, 302,
      ]);
    } finally {
      await secure.app.close();
    }
  });
});

describe('a sign-in that ends at the service', () => {
  type Member = Awaited<ReturnType<AccountsStage['join']>>;
  const patch = ({ uid, token }: Member, json: object) =>
    stage.call(`/user/${uid}`, { method: 'PATCH', token, json });
  const ends: readonly [string, (member: Member) => Promise<unknown>][] = [
    [
      'another password',
      (member) => patch(member, { pass: [{ existing: member.password, value: 'lune-rouge' }] }),
    ],
    [
      'another address',
      (member) => {
        const mail = `autre.${member.mail}`;
        return patch(member, { mail, name: mail, pass: [{ existing: member.password }] });
      },
    ],
    ['the end of the account', ({ uid, token }) => stage.call(`/user/${uid}`, { method: 'DELETE', token })],
    [
      'a reset of the password',
      async ({ mail }) => {
        await stage.call('/user/lost-password', { json: { mail } });
        const { searchParams } = new URL((await stage.mailsTo(mail, 2)).at(-1)?.link ?? '');
        const json = {
          name: searchParams.get('name'),
          temp_pass: searchParams.get('temp'),
          new_pass: 'lune-rouge',
        };
        await stage.call('/user/lost-password-reset', { json });
      },
    ],
  ];

  it.each(ends)(
    'by %s ends every session, with a word of explanation',
    { timeout: 60_000 },
    async (_what, end) => {
      const member = await stage.join();
      const devices = [await visits.logIn(member), await visits.logIn(member)];
      for (const { headers } of devices) expect(await ledTo(headers)).toBeUndefined();
      await end(member);
      for (const { headers } of devices) {
        expect(await ledTo(headers)).toBe(over);
        expect((await visits.page('/', headers)).view().shell.visitor.kind).toBe('anonymous');
      }
      expect(await ledTo({})).toBe(toLogin);
      expect((await visits.page(over)).text('main')).toMatch(/session/i);
    },
  );

  const staff = async (path: string, json: object) =>
    stage.call(`/staff/${path}`, { json, headers: await insideHeaders(stage) });
  it.each([
    ...ends.filter(([what]) => what !== 'another password'),
    ['another role', ({ mail }: Member) => staff('role', { mail, role: 'employee' })] as const,
    ['an erasure by staff', ({ mail }: Member) => staff('erase', { mail })] as const,
  ])('by %s ends on every page at once', { timeout: 60_000 }, async (_what, end) => {
    const member = await stage.join();
    const { headers } = await visits.logIn(member);
    const greeted = async () => (await visits.page('/', headers)).view().shell.visitor.kind;
    expect(await greeted()).toBe('member');
    await end(member);
    await eventually(async () => expect(await greeted()).toBe('anonymous'));
  });
});
