import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccountByMail } from '#services/accounts/store/account-store.ts';
import { insideHeaders, personToken, poolOf, writeMember } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
let nobodys = 0;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, TRUST_PROXY: '1' } });
}, 60_000);
afterAll(() => stage.app.close());

/** Each asks from an address of their own. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${(nobodys += 1)}` });
const register = (mail: string, names: object = {}) =>
  stage.call('/user/register?_format=json', {
    json: { mail, first_name: 'Anne', last_name: 'Côté', ...names },
    headers: from(),
  });
const countOf = async () =>
  (await poolOf(stage).query<{ count: number }>('select count(*)::int as count from account')).rows[0]?.count;

describe('an address', () => {
  it('is one mailbox, however it is typed', async () => {
    const { mail, password } = await stage.join({ mail: 'zoé.fi@exemple.ca' });
    const before = await countOf();
    const spellings = [
      'ZOÉ.FI@EXEMPLE.CA',
      ' zoé.fi@exemple.ca ',
      'zoe\u0301.fi@exemple.ca',
      '\ufeffzoé.fi@exemple.ca\u00a0',
    ];
    for (const typed of spellings) {
      expect([typed, (await register(typed)).status]).toEqual([typed, 200]);
      const signedIn = await stage.call('/oauth/token', {
        form: passwordGrant(typed, password),
        headers: from(),
      });
      expect([typed, signedIn.status]).toEqual([typed, 200]);
      await stage.call('/user/lost-password', { json: { mail: typed }, headers: from() });
    }
    expect(await countOf()).toBe(before);
    // Whatever was typed, mail goes to the address that was validated.
    const { rows } = await poolOf(stage).query(
      'select distinct mail.kind from mail where account_id is not null',
    );
    expect(rows.map(({ kind }) => String(kind)).toSorted()).toEqual(['activation', 'reset', 'taken']);
    expect((await stage.mailsTo(mail, 2)).length).toBeGreaterThan(1);
    for (const typed of spellings) await expect(stage.mailsTo(typed, 0)).resolves.toEqual([]);
  });

  it.each([
    ['a ligature', 'ﬁona@exemple.ca'],
    ['a wide letter', 'ｆiona@exemple.ca'],
    ['a letter in a circle', 'ⓕiona@exemple.ca'],
    ['the sign of Kelvin', 'fiona.\u212a@exemple.ca'],
    ['a wide domain', 'fiona@ｅxemple.ca'],
    ['a sign that chooses a shape', 'fiona\ufe0f@exemple.ca'],
    ['a sign that joins letters', 'fi\u034fona@exemple.ca'],
    ['a consonant that is none', 'fiona\u115f@exemple.ca'],
    ['an invisible domain', 'fiona@ex\ufe00emple.ca'],
  ])('with %s is refused, and is never taken for the one it looks like', async (_what, odd) => {
    const mail = 'fiona@exemple.ca';
    const before = (await countOf()) ?? 0;
    const refused = await register(odd);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('stands for others')]);
    expect(await countOf()).toBe(before);
    // Whoever has the plain address is nobody else.
    if (!(await findAccountByMail(poolOf(stage), mail))) {
      await writeMember(stage, { mail, password: 'soleil-bleu' });
      await writeMember(stage, { mail: 'fiona.k@exemple.ca', password: 'soleil-bleu' });
    }
    const owner = await stage.join();
    const json = { mail: odd, name: odd, pass: [{ existing: owner.password }] };
    const path = `/user/${owner.uid}?_format=json`;
    const moved = await stage.call(path, { method: 'PATCH', token: owner.token, json });
    expect([moved.status, moved.text]).toEqual([422, expect.stringContaining('stands for others')]);
    const recaptchaToken = await personToken(stage);
    const newsletter = { mail: odd, langcode: 'fr', organization: 'rtc', recaptchaToken };
    const subscribed = await stage.call('/api/newsletter/subscribe', { json: newsletter });
    expect([subscribed.status, subscribed.text]).toEqual([422, expect.stringContaining('stands for others')]);
    expect((await stage.call('/user/lost-password', { json: { mail: odd } })).status).toBe(200);
    await expect(stage.mailsTo(mail, 0)).resolves.toEqual([]);
    const headers = await insideHeaders(stage);
    const named = await stage.call('/staff/role', { json: { mail: odd, role: 'editor' }, headers });
    expect([named.status, named.text]).toEqual([422, expect.stringContaining('stands for others')]);
  });

  it.each([
    ['a letter of another alphabet', 'mari\u0435@exemple.ca'],
    ['a tag', 'marie+x@exemple.ca'],
    ['a point', 'ma.rie@exemple.ca'],
    ['another domain', 'marie@exemple.ca.example.org'],
    ['a dotless i', 'mar\u0131e@exemple.ca'],
  ])('with %s is another one', async (_what, other) => {
    await register('marie@exemple.ca');
    const before = (await countOf()) ?? 0;
    expect((await register(other)).status).toBe(200);
    expect(await countOf()).toBe(before + 1);
    expect(await stage.mailsTo(other)).toHaveLength(1);
  });

  it.each([
    'a@b@exemple.ca',
    '@exemple.ca',
    'a@',
    'a@exemple',
    'a@exemple.ca.',
    'a b@exemple.ca',
    '"a b"@exemple.ca',
    'a@[127.0.0.1]',
    'a@exemple.ca,b@exemple.ca',
    'a@exemple.ca;b@exemple.ca',
    'Anne <a@exemple.ca>',
    'a@exemple.ca\r\nBcc: tous@exemple.ca',
    'a@exemple.ca\nRCPT TO:<b@exemple.ca>',
    'a@exem\u200bple.ca',
    '\u202ea@exemple.ca',
    'mailto:a@exemple.ca',
    // A mail to these could not be written.
    'a@%00.ca',
    'a@-exemple.ca',
    'a@🚌.ca',
    'a@exemple..ca',
    '\uffff@exemple.ca',
    `${'a'.repeat(65)}@exemple.ca`,
    `${'a'.repeat(120)}@exemple.ca`,
  ])('%j is none', async (mail) => {
    const before = await countOf();
    expect((await register(mail)).status).toBe(422);
    expect(await countOf()).toBe(before);
  });
});

describe('a name', () => {
  it.each([
    'Ève\r\nBcc: tous@exemple.ca',
    'a\u0085b',
    '\u202eevE',
    'a\u2028b',
    '\u200b',
    'x'.repeat(101),
    ' ',
  ])('%j is none', async (name) => {
    for (const names of [{ first_name: name }, { last_name: name }])
      expect((await register('a.nommer@exemple.ca', names)).status).toBe(422);
  });

  it.each(['<b>Ève</b>', 'O’Brien-Côté', 'Ève, la "grande"', '=cmd()', '{{name}}', '王', '%0d%0aBcc:x'])(
    '%j stands in a mail as it was typed, and in no header',
    async (name) => {
      const mail = `nom.${(nobodys += 1)}@exemple.ca`;
      expect((await register(mail, { first_name: name })).status).toBe(200);
      const [sent] = await stage.mailsTo(mail);
      expect(Object.keys(sent?.headers ?? {})).not.toContain('Bcc');
      expect(sent?.html).not.toContain('<b>Ève</b>');
      expect(sent?.subject).not.toContain(name);
    },
  );
});
