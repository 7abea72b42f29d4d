import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, poolOf } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { linkLifeMs, type LinkPurpose } from '#services/accounts/links.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
}, 60_000);
afterAll(() => stage.app.close());

const purposes = Object.keys(linkLifeMs) as LinkPurpose[];

interface Signed {
  readonly uid: number;
  readonly organization?: string;
  readonly state?: number;
}

/** The calls that take a link, each with one that was signed for some purpose. */
const calls: Readonly<
  Record<LinkPurpose, (signed: Signed, timestamp: number, hash: string) => Promise<number>>
> = {
  activation: async ({ uid }, timestamp, hash) =>
    (await stage.call(`/activate/user/${uid}/${timestamp}/${hash}`, { json: { pass: 'lune-rouge' } })).status,
  reset: async ({ uid }, timestamp, hash) => {
    const { rows } = await poolOf(stage).query('select mail from account where id = $1', [uid]);
    const json = { name: rows[0]?.mail, temp_pass: `${timestamp}.${hash}`, new_pass: 'lune-rouge' };
    return (await stage.call('/user/lost-password-reset', { json })).status;
  },
  add: (signed, timestamp, hash) => follow('add', signed, timestamp, hash),
  remove: (signed, timestamp, hash) => follow('remove', signed, timestamp, hash),
};

async function follow(
  purpose: string,
  { uid, organization = 'rtc' }: Signed,
  timestamp: number,
  hash: string,
) {
  const path = `/api/newsletter/subscription/${purpose}/${uid}/${organization}/${timestamp}/${hash}`;
  return (await stage.call(path, { method: 'POST' })).status;
}

/** Somebody with an account that can be activated or reset, or a subscription that can begin or end. */
async function subjectOf(purpose: LinkPurpose): Promise<Signed> {
  const { uid, mail } = await stage.join();
  const pool = poolOf(stage);
  if (purpose === 'activation')
    await pool.query('update account set is_active = false, password_hash = null where id = $1', [uid]);
  const { rows } = await pool.query('select link_state as state from account where id = $1', [uid]);
  if (purpose === 'activation' || purpose === 'reset') return { uid, state: rows[0]?.state };
  const kept = await pool.query(
    `insert into newsletter_subscription (mail, mail_key, organization, langcode, state, asked_at)
     values ($1, $1, 'rtc', 'fr', 'pending', now()) returning id::int`,
    [mail],
  );
  return { uid: kept.rows[0]?.id, organization: 'rtc' };
}

const nowS = () => Math.floor(stage.app.clock.now() / 1000);
const sign = (purpose: LinkPurpose, signed: Signed, timestamp = nowS()) =>
  accountsOf(stage).act.links.hashOf({ ...signed, purpose, timestamp });

describe.each(purposes)('a link of %s', (purpose) => {
  it('is good for its own purpose alone', async () => {
    const subject = await subjectOf(purpose);
    for (const other of purposes.filter((each) => each !== purpose))
      expect([other, await calls[purpose](subject, nowS(), sign(other, subject))]).toEqual([other, 400]);
    expect(await calls[purpose](subject, nowS(), sign(purpose, subject))).toBe(200);
  });

  it('is of one person, one moment and one state', async () => {
    const subject = await subjectOf(purpose);
    const good = sign(purpose, subject);
    const { uid, state = 0 } = subject;
    const forged = [
      sign(purpose, { ...subject, uid: uid + 1 }),
      sign(purpose, { ...subject, state: state + 1 }),
      sign(purpose, { ...subject, organization: 'other' }),
      sign(purpose, subject, nowS() - 1),
      '',
      good.slice(0, -1),
      `${good}A`,
      good.toUpperCase(),
    ];
    const refused = await Promise.all(forged.map((hash) => calls[purpose](subject, nowS(), hash)));
    expect(refused.every((status) => status === 400 || status === 404)).toBe(true);
  });

  it('lasts as long as it says, and does not come from tomorrow', async () => {
    const subject = await subjectOf(purpose);
    const life = linkLifeMs[purpose] / 1000;
    const tomorrow = nowS() + 86_400;
    expect(await calls[purpose](subject, tomorrow, sign(purpose, subject, tomorrow))).toBe(400);
    const ages = Number.isFinite(life)
      ? ([
          [life, 400],
          [life - 1, 200],
        ] as const)
      : ([[nowS(), 200]] as const);
    for (const [age, status] of ages) {
      const timestamp = nowS() - age;
      expect(await calls[purpose](subject, timestamp, sign(purpose, subject, timestamp))).toBe(status);
    }
  });
});

describe('links of an account', () => {
  it.each(['activation', 'reset'] as const)(
    'of %s are used once, by one of two at the same time',
    async (purpose) => {
      const subject = await subjectOf(purpose);
      const [timestamp, hash] = [nowS(), sign(purpose, subject)];
      const both = await Promise.all([1, 2].map(() => calls[purpose](subject, timestamp, hash)));
      expect(both.toSorted((one, two) => one - two)).toEqual([200, 400]);
      expect(await calls[purpose](subject, timestamp, hash)).toBe(400);
    },
  );

  it('are over when the password or the address changes', async () => {
    const member = await stage.join();
    const { rows } = await poolOf(stage).query('select link_state as state from account where id = $1', [
      member.uid,
    ]);
    const subject = { uid: member.uid, state: rows[0]?.state };
    const hash = sign('reset', subject);
    const json = { pass: [{ existing: member.password, value: 'lune-rouge' }] };
    await stage.call(`/user/${member.uid}`, { method: 'PATCH', token: member.token, json });
    expect(await calls.reset(subject, nowS(), hash)).toBe(400);
  });
});
