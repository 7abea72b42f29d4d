import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOf, writeMember } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, TRUST_PROXY: '1' } });
}, 60_000);
afterAll(() => stage.app.close());

const hourMs = 3_600_000;
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const mailsOf = async (mail: string) =>
  (
    await poolOf(stage).query('select 1 from mail join account on account.id = account_id where mail = $1', [
      mail,
    ])
  ).rowCount;

describe('one network', () => {
  it('that guesses passwords of many is slowed down for a quarter of an hour, and no other', async () => {
    const member = { mail: 'eve@exemple.ca', password: 'soleil-bleu' };
    await writeMember(stage, member);
    const signIn = (network: string, mail = member.mail, password = member.password) =>
      stage.call('/oauth/token', { form: passwordGrant(mail, password), ...from(network) });
    const guess = async (nth: number) =>
      (await signIn('192.0.2.1', `rider.${nth}@exemple.ca`, 'guess')).status;
    for (let nth = 0; nth < 50; nth += 1) expect(await guess(nth)).toBe(400);
    expect(await guess(50)).toBe(429);
    expect((await signIn('192.0.2.1')).status).toBe(429);
    expect((await signIn('192.0.2.2')).status).toBe(200);
    stage.app.clock.advance(hourMs / 4);
    expect((await signIn('192.0.2.1')).status).toBe(200);
  }, 60_000);

  it('has thirty mails an hour sent, whomever they are for, and is answered alike afterwards', async () => {
    const register = (nth: number) => {
      const mail = `inconnue.${nth}@exemple.ca`;
      const json = { name: mail, mail, first_name: 'Ève', last_name: 'Roy', langcode: 'fr' };
      return stage.call('/user/register?_format=json', { json, ...from('192.0.2.3') });
    };
    for (let nth = 0; nth < 31; nth += 1) expect((await register(nth)).status).toBe(200);
    expect(await mailsOf('inconnue.29@exemple.ca')).toBe(1);
    expect(await mailsOf('inconnue.30@exemple.ca')).toBe(0);
    stage.app.clock.advance(hourMs);
    await register(30);
    expect(await mailsOf('inconnue.30@exemple.ca')).toBe(1);
  });
});

describe('one address', () => {
  it('gets five links an hour that strangers ask for, wherever they ask from', async () => {
    const mail = 'harcelee@exemple.ca';
    await writeMember(stage, { mail, password: 'soleil-bleu' });
    for (let nth = 0; nth < 7; nth += 1) {
      const asked = await stage.call('/user/lost-password', { json: { mail }, ...from(`198.51.100.${nth}`) });
      expect(asked.status).toBe(200);
    }
    expect(await mailsOf(mail)).toBe(5);
  });

  it('gets the link to another password however many profiles strangers asked for with it', async () => {
    const mail = 'assiegee@exemple.ca';
    await writeMember(stage, { mail, password: 'soleil-bleu' });
    const json = { name: mail, mail, first_name: 'Ève', last_name: 'Roy', langcode: 'fr' };
    for (let nth = 0; nth < 7; nth += 1)
      await stage.call('/user/register?_format=json', { json, ...from(`198.51.100.${nth}`) });
    expect(await mailsOf(mail)).toBe(5);
    await stage.call('/user/lost-password', { json: { mail }, ...from('192.0.2.9') });
    expect(await mailsOf(mail)).toBe(6);
    const sent = (await stage.mailsTo(mail, 6)).find((one) => one.link.includes('temp='));
    const temp = new URL(sent?.link ?? '').searchParams.get('temp');
    const reset = { name: mail, temp_pass: temp, new_pass: 'lune-rouge' };
    expect((await stage.call('/user/lost-password-reset?_format=json', { json: reset })).status).toBe(200);
  });
});
