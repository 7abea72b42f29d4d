import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByMail } from '#services/accounts/store/account-store.ts';
import { accountsOf, linkParts, poolOf } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';
import { usersCommandOf } from '#tests/support/users-command.ts';

let stage: AccountsStage;
const run = usersCommandOf(() => stage);
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, OPEN_SERVICES: 'accounts,content' } });
}, 60_000);
afterAll(() => stage.app.close());

const draft = '/services/content/api/news_employe?page[limit]=1';

describe('npm run users', () => {
  it('names employees and editors, who then may what they may, and writes down who did it', async () => {
    const someone = await stage.join();
    const closed = async (token: string) =>
      (await stage.app.get(draft, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await closed(someone.token)).toBe(401);
    expect(await run('role', someone.mail, 'employee')).toContain('employee');
    // What they may changes at once: they sign in again.
    expect((await stage.call('/api/users', { token: someone.token })).status).toBe(401);
    const again = await stage.call('/oauth/token', { form: passwordGrant(someone.mail, someone.password) });
    const { access_token: token } = again.body as { access_token: string };
    expect(await closed(token)).toBe(200);
    expect(await run('show', someone.mail)).toMatch(/role +employee/);
    const printed = await run('log', someone.mail);
    expect(printed).toMatch(/Ève Roy {2}role .*"after":"employee","before":"member"/);
    expect(printed).not.toContain(someone.mail);
  });

  it('lists mails and erases an account on demand', async () => {
    const someone = await stage.join();
    expect(await run('mails', someone.mail)).toMatch(/activation .*sent, 1 tries/);
    expect(await run('why', someone.mail)).toContain('No notice');
    await run('erase', someone.mail);
    await expect(run('show', someone.mail)).rejects.toThrow('Nobody has this address.');
    expect(await run('log')).toMatch(new RegExp(`Ève Roy {2}erase .*\\b${someone.uid}\\b`));
  });

  it('knows an account by its number too, which is what stays of it in the log', async () => {
    const someone = await stage.join();
    await stage.call(`/user/${someone.uid}?_format=json`, { method: 'DELETE', token: someone.token });
    expect(await run('log')).toMatch(new RegExp(`owner {2}erase .*\\b${someone.uid}\\b`));
    await expect(run('erase', String(someone.uid))).rejects.toThrow('Nobody has this number.');
    const other = await stage.join();
    await run('erase', String(other.uid));
    await expect(run('show', other.mail)).rejects.toThrow('Nobody has this address.');
  });

  it('lists whom the newsletter may be sent to, with the links that end it, and writes down that it did', async () => {
    const reader = await stage.join({ locale: 'en' });
    const choose = (subscribed: boolean) =>
      stage.call('/api/di/subscriptions/update', {
        token: reader.token,
        json: { uid: reader.uid, optins_list: [{ code: 'newsletter', subscribed }] },
      });
    expect(await run('subscribers')).toBe('Nobody has confirmed this newsletter.');
    await choose(true);
    const [mail, langcode, page = '', oneClick = ''] = (await run('subscribers')).split('\t');
    expect([mail, langcode]).toEqual([reader.mail, 'en']);
    expect((await stage.app.get(new URL(page).pathname)).status).toBe(200);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await stage.app.get(new URL(oneClick).pathname, { method: 'POST', body })).status).toBe(200);
    expect(await run('subscribers')).toBe('Nobody has confirmed this newsletter.');
    expect(await run('log')).toMatch(/Ève Roy {2}subscribers .*"count":1/);
  });

  it('refuses what it does not understand, and says how it is used', async () => {
    await expect(run('role', 'a@exemple.ca', 'king')).rejects.toThrow(/member, employee, editor/);
    await expect(run('resend', 'no')).rejects.toThrow(/uuid/i);
    await expect(run('subscribers', 'a\u0000b')).rejects.toThrow(/organization/);
    expect(await run('help')).toContain('npm run users');
  });
});

describe('calls of staff', () => {
  it('are refused to everybody who is no part of the installation', async () => {
    const someone = await stage.join();
    for (const path of ['/staff/account?mail=a', '/staff/audit', '/staff/decisions', '/staff/mails'])
      expect((await stage.call(path, { token: someone.token })).status, path).toBe(403);
    for (const path of [
      '/staff/role',
      '/staff/erase',
      '/staff/resend',
      '/followers/count',
      '/oauth/introspect',
    ])
      expect((await stage.call(path, { token: someone.token, json: {} })).status, path).toBe(403);
  });
});

describe('what was held long enough', () => {
  it('goes by itself: profiles never activated, sign-ups never confirmed, sign-ins that are over', async () => {
    const someone = await stage.join();
    const late = { mail: 'jamais@exemple.ca', first_name: 'Ja', last_name: 'Mais' };
    await stage.call('/user/register?_format=json', { json: late });
    stage.app.clock.advance(8 * 86_400_000);
    const gone = await stage.app.app.accounts?.eraseWhatIsDue();
    expect(gone).toMatchObject({ 'profiles that were never activated': 1 });
    await expect(run('show', late.mail)).rejects.toThrow('Nobody has this address.');
    expect(await run('show', someone.mail)).toContain(someone.mail);
    expect(await run('log')).toMatch(/retention .*never activated/);
    stage.app.clock.advance(3 * 366 * 86_400_000);
    expect(await stage.app.app.accounts?.eraseWhatIsDue()).toHaveProperty('sign-ins that are over');
    await expect(run('show', someone.mail)).rejects.toThrow('Nobody has this address.');
  });
});

describe('signing out by staff', () => {
  it('is of somebody, or of everybody, at once and on record', { timeout: 120_000 }, async () => {
    const [one, other] = [await stage.join(), await stage.join()];
    const statusOf = async ({ token }: { readonly token: string }) =>
      (await stage.call('/api/users', { token })).status;
    expect(await run('sign-out', one.mail)).toBe('1 sign-in ended.');
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
    expect(await run('log', one.mail)).toMatch(/Ève Roy {2}sign-out /);
    await expect(run('sign-out')).rejects.toThrow('takes the address of an account, or --everybody');
    await expect(run('sign-out', '--everybody', one.mail)).rejects.toThrow('one of the two');
    expect(await run('sign-out', '--everybody')).toMatch(/^\d+ sign-ins? ended\.$/);
    expect(await statusOf(other)).toBe(401);
    expect(await run('log')).toMatch(/Ève Roy {2}sign-out .*"everybody":true/);
    const again = await stage.call('/oauth/token', { form: passwordGrant(other.mail, other.password) });
    expect(again.status).toBe(200);
  });

  it('makes the devices of who is signed out strange ones, as another role does', async () => {
    const member = await stage.join();
    const signInWith = async (device: string) => {
      const form = { ...passwordGrant(member.mail, member.password), device };
      return ((await stage.call('/oauth/token', { form })).body as { device: string }).device;
    };
    const isKnown = async (marks: string) =>
      accountsOf(stage).act.devices.findName(marks, await findAccountByMail(poolOf(stage), member.mail)) !==
      undefined;
    for (const words of [
      ['sign-out', member.mail],
      ['sign-out', '--everybody'],
      ['role', member.mail, 'employee'],
    ]) {
      const marks = await signInWith('');
      expect(await isKnown(marks)).toBe(true);
      await run(...words);
      expect([words, await isKnown(marks)]).toEqual([words, false]);
    }
  });

  it('leaves the links of who has just asked for a profile', async () => {
    const mail = 'attend.son.lien@exemple.ca';
    const json = { mail, first_name: 'Ève', last_name: 'Roy' };
    await stage.call('/user/register?_format=json', { json });
    const [sent] = await stage.mailsTo(mail);
    await run('sign-out', '--everybody');
    const path = `/activate/user/${linkParts(sent?.link ?? '')}`;
    expect((await stage.call(path, { json: { pass: 'soleil-bleu' } })).status).toBe(200);
  });
});
