import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { findAccountByMail } from '#services/accounts/store/account-store.ts';
import { accountsOf, personToken, poolOf, writeMember } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
  type CallAnswer,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, TRUST_PROXY: '1' } });
}, 60_000);
afterAll(() => stage.app.close());

const password = 'soleil-bleu';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let people = 0;
const newMember = async () => {
  people += 1;
  const mail = `visee.${people}@exemple.ca`;
  const uid = await writeMember(stage, { mail, password });
  return { mail, uid };
};

interface Try {
  readonly mail: string;
  readonly secret?: string;
  readonly from?: string;
  /** With what the device shows. */
  readonly device?: string;
  /** With a proof that a person asks. */
  readonly isProven?: boolean;
}

let networks = 0;
/** A network that nobody asked from before. */
const elsewhere = () => `2001:db8:${(networks += 1).toString(16)}::1`;

async function signIn({ mail, secret = 'guess', from = elsewhere(), device, isProven }: Try) {
  const form = {
    ...passwordGrant(mail, secret),
    ...(device !== undefined && { device }),
    ...(isProven && { recaptchaToken: await personToken(stage, 'login') }),
  };
  return stage.call('/oauth/token', { form, headers: { 'x-forwarded-for': from } });
}
const deviceIn = ({ body }: CallAnswer) => (body as { device: string }).device;

/** Failures from as many networks, as the service counts them; hashing that many passwords would take its time. */
async function fail(mail: string, times: number, from: () => string = elsewhere): Promise<void> {
  const { limits } = accountsOf(stage).act;
  for (let nth = 0; nth < times; nth += 1) await limits.countFailure({ mail, caller: from() });
}
const lookedAt = (statuses: readonly number[]) => statuses.filter((status) => status === 400).length;

describe('guesses at one account from many networks', () => {
  it('take a proof after some, and are looked at ever more slowly after more', async () => {
    const { mail } = await newMember();
    // Each from another /64 of one provider.
    let nth = 0;
    const from = () => `2001:db8:ffff:${(nth += 1).toString(16)}::1`;
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1)
      statuses.push((await signIn({ mail, from: from(), isProven: tries >= 15 })).status);
    // Ten without a proof, five that had none, ten with one, and then the pause.
    expect(lookedAt(statuses.slice(0, 15))).toBe(10);
    expect(lookedAt(statuses)).toBe(20);
    const refused = await signIn({ mail, isProven: true });
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      429,
      '1',
      expect.not.objectContaining({ details: 'proof' }),
    ]);
    stage.app.clock.advance(1000);
    expect((await signIn({ mail, isProven: true })).status).toBe(400);
    expect((await signIn({ mail, isProven: true })).status).toBe(429);
  }, 120_000);

  it('are counted one by one, however many come at once', async () => {
    const { mail } = await newMember();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn({ mail })));
    expect(lookedAt(answers.map(({ status }) => status))).toBeLessThanOrEqual(10);
  });

  it('do not hold up a device that signed in before, also after its owner signed out', async () => {
    const { mail } = await newMember();
    const device = deviceIn(await signIn({ mail, secret: password, device: '' }));
    await fail(mail, 25);
    expect((await signIn({ mail, secret: password, isProven: true })).status).toBe(429);
    expect((await signIn({ mail, secret: password, device })).status).toBe(200);
  }, 60_000);

  it('leave a way in to the owner with the link of a mail', async () => {
    const { mail } = await newMember();
    await fail(mail, 25);
    await stage.call('/user/lost-password', { json: { mail } });
    const { link } = (await stage.mailsTo(mail)).find((one) => one.link.includes('temp=')) ?? {};
    const temp = new URL(link ?? '').searchParams.get('temp');
    const json = { name: mail, temp_pass: temp, new_pass: 'lune-rouge', device: '' };
    const reset = await stage.call('/user/lost-password-reset?_format=json', { json });
    expect(reset.status).toBe(200);
    const device = deviceIn(reset);
    expect((await signIn({ mail, secret: 'lune-rouge', isProven: true })).status).toBe(429);
    expect((await signIn({ mail, secret: 'lune-rouge', device })).status).toBe(200);
  }, 60_000);

  it('are told to the owner, once a day, and kept in the record', async () => {
    const { mail, uid } = await newMember();
    const told = async () => {
      const { rows } = await poolOf(stage).query<{ count: number }>(
        "select count(*)::int as count from mail where account_id = $1 and kind = 'sign-in-failures'",
        [uid],
      );
      return rows[0]?.count;
    };
    const tryTwice = async () => {
      for (let nth = 0; nth < 2; nth += 1) {
        stage.app.clock.advance(2000);
        await signIn({ mail, isProven: true });
      }
    };
    await fail(mail, 18);
    expect(await told()).toBe(0);
    await tryTwice();
    expect(await told()).toBe(1);
    const [sent] = await stage.mailsTo(mail);
    expect(sent?.subject).toBe('Des connexions à votre profil ont échoué');
    const { rows } = await poolOf(stage).query('select actor, act from account_audit where account_id = $1', [
      uid,
    ]);
    expect(rows).toEqual([{ actor: 'sign-in', act: 'guesses' }]);
    // The counts of an hour end before the day does.
    stage.app.clock.advance(hourMs);
    await fail(mail, 2);
    await tryTwice();
    expect(await told()).toBe(1);
    stage.app.clock.advance(dayMs);
    await fail(mail, 18);
    await tryTwice();
    expect(await told()).toBe(2);
  }, 60_000);

  it('are told with a later one where the first could not be written', async () => {
    const { mail, uid } = await newMember();
    const { mails } = accountsOf(stage).act;
    const write = vi.spyOn(mails, 'write').mockRejectedValueOnce(new AppError('unavailable', 'away'));
    await fail(mail, 19);
    expect((await signIn({ mail, isProven: true })).status).toBe(503);
    expect(write).toHaveBeenCalledOnce();
    write.mockRestore();
    for (let nth = 0; nth < 5; nth += 1) {
      stage.app.clock.advance(2000);
      expect((await signIn({ mail, isProven: true })).status).toBe(400);
    }
    expect(await stage.mailsTo(mail)).toHaveLength(1);
    const kept = await poolOf(stage).query('select facts from account_audit where account_id = $1', [uid]);
    expect(kept.rows).toEqual([{ facts: { failures: 25 } }]);
  }, 60_000);

  it('are told also of a device that the account knows', async () => {
    const { mail, uid } = await newMember();
    const device = deviceIn(await signIn({ mail, secret: password, device: '' }));
    const { act } = accountsOf(stage);
    const name = act.devices.findName(device, await findAccountByMail(act.pool, mail));
    for (let nth = 0; nth < 19; nth += 1)
      await act.limits.countFailure({ mail, caller: elsewhere(), device: name });
    expect((await signIn({ mail, device })).status).toBe(400);
    expect(await stage.mailsTo(mail)).toHaveLength(1);
    const kept = await poolOf(stage).query('select act from account_audit where account_id = $1', [uid]);
    expect(kept.rows).toEqual([{ act: 'guesses' }]);
  }, 60_000);

  it('are answered alike for an address that nobody has', async () => {
    const { mail } = await newMember();
    const seen = async (of: string) => {
      const answers: unknown[] = [];
      for (const before of [0, 4, 8, 6, 5]) {
        await fail(of, before);
        for (const isProven of [false, true]) {
          const { status, headers, text } = await signIn({ mail: of, isProven });
          answers.push([status, text, headers.get('retry-after')]);
        }
      }
      return answers;
    };
    expect(await seen('personne.ici@exemple.ca')).toEqual(await seen(mail));
    const { rows } = await poolOf(stage).query('select 1 from account_audit where account_id is null');
    expect(rows).toEqual([]);
  }, 60_000);
});

describe('the mark of a device', () => {
  it('is given to who asks for one alone, says nothing of the person and cannot be made up', async () => {
    const { mail } = await newMember();
    const plain = await signIn({ mail, secret: password });
    expect(plain.body).not.toHaveProperty('device');
    const device = deviceIn(await signIn({ mail, secret: password, device: '' }));
    expect(device).toMatch(/^[\w-]{16}\.\d{5}\.[\w-]{22}$/);
    await fail(mail, 25);
    const [name, day, signature = ''] = device.split('.');
    const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const shown of [`${name}.${day}.${forged}`, `~~${'x'.repeat(5000)}`, '\u0000'])
      expect((await signIn({ mail, secret: password, device: shown })).status).not.toBe(200);
    expect((await signIn({ mail, secret: password, device })).status).toBe(200);
  }, 60_000);

  it('is of one account, and a device keeps those of several', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const ofOne = deviceIn(await signIn({ mail: one.mail, secret: password, device: '' }));
    await fail(other.mail, 25);
    expect((await signIn({ mail: other.mail, secret: password, device: ofOne })).status).toBe(429);
    stage.app.clock.advance(dayMs);
    const ofBoth = deviceIn(await signIn({ mail: other.mail, secret: password, device: ofOne }));
    expect(ofBoth.split('~')).toHaveLength(2);
    await fail(one.mail, 25);
    expect((await signIn({ mail: one.mail, secret: password, device: ofBoth })).status).toBe(200);
  }, 60_000);

  it('ends with the password it was given for', async () => {
    const member = await stage.join();
    const device = deviceIn(await signIn({ mail: member.mail, secret: password, device: '' }));
    const json = { pass: [{ existing: password, value: 'lune-rouge' }] };
    const path = `/user/${member.uid}?_format=json`;
    await stage.call(path, { method: 'PATCH', token: member.token, json });
    await fail(member.mail, 25);
    expect((await signIn({ mail: member.mail, secret: 'lune-rouge', device })).status).toBe(429);
  }, 60_000);
});

describe('a school behind one address', () => {
  it('is asked for a proof after fifty failures, and not turned away', async () => {
    const { mail } = await newMember();
    const school = { from: '192.0.2.77' };
    for (let nth = 0; nth < 50; nth += 1) await fail(`eleve.${nth}@exemple.ca`, 1, () => school.from);
    const asked = await signIn({ mail, secret: password, ...school });
    expect([asked.status, asked.body, asked.headers.get('retry-after')]).toEqual([
      429,
      expect.objectContaining({ error: 'slow_down', details: 'proof' }),
      '900',
    ]);
    expect((await signIn({ mail, secret: password, ...school, isProven: true })).status).toBe(200);
  }, 60_000);

  it('is asked for one where the network around it failed two hundred times', async () => {
    const { mail } = await newMember();
    for (let nth = 0; nth < 200; nth += 1)
      await fail(`autre.${nth}@exemple.ca`, 1, () => `2001:db8:aaaa:${nth.toString(16)}::1`);
    const inside = { mail, secret: password, from: '2001:db8:aaaa:ffff::1' };
    expect((await signIn(inside)).body).toMatchObject({ details: 'proof' });
    expect((await signIn({ ...inside, isProven: true })).status).toBe(200);
    expect((await signIn({ ...inside, from: '2001:db8:aaab::1' })).status).toBe(200);
  }, 120_000);
});
