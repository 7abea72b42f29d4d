import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, poolOf, signIn, writeMember } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  passwordGrant,
  startAccountsStage,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';
import { someCaller } from '#tests/support/logged-in.ts';

let stage: AccountsStage;
beforeAll(async () => {
  const settings = { ...accountSettings, TRUST_PROXY: '1', PASSWORD_POLICY: 'strict' };
  stage = await startAccountsStage({ settings });
}, 60_000);
afterAll(() => stage.app.close());

const sentence = 'gravier mitaine ourlet';

describe('more logins than can be looked at', () => {
  it('are asked to come back, and nobody else waits for them', { timeout: 60_000 }, async () => {
    const logins = Array.from({ length: 90 }, (_, nth) =>
      stage.call('/oauth/token', {
        form: passwordGrant(`personne.${nth}@exemple.ca`, 'wrong'),
        headers: someCaller(),
      }),
    );
    // Asked once the lane is full, answered while most of them still wait.
    await Promise.race(logins);
    const { lane } = accountsOf(stage).act.passwords;
    const others = ['/propos', '/services/accounts/openapi.json', '/readyz', '/_data/en'];
    const answers = await Promise.all(others.map((path) => stage.app.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(lane.waiting).toBeGreaterThan(0);
    const done = await Promise.all(logins);
    const refused = done.filter(({ status }) => status === 503);
    // Sixty wait and one has its turn; a few are through before the last of them has come.
    expect(refused.length).toBeGreaterThan(20);
    for (const { headers, text } of refused) {
      expect(headers.get('retry-after')).toBe('5');
      expect(text).not.toContain('personne');
    }
    expect(done.every(({ status }) => status === 503 || status === 400)).toBe(true);
    expect([lane.running, lane.waiting]).toEqual([0, 0]);
    // Whoever was turned away did not fail: it is not held against them.
    const member = { mail: 'apres@exemple.ca', password: sentence };
    await writeMember(stage, member);
    await signIn(stage, member);
  });
});

describe('an operator who asks for more', () => {
  it('has long passwords that nobody guesses', async () => {
    const { uid, token, mail } = await stage.join({ password: sentence, firstName: 'Zéphirine' });
    const change = async (value: string) => {
      const json = { pass: [{ existing: sentence, value }] };
      const { status, body } = await stage.call(`/user/${uid}`, { method: 'PATCH', token, json });
      return [status, (body as { details?: string }).details];
    };
    for (const [value, fault] of [
      ['', 'empty'],
      ['soleil-bleu', 'length'],
      ['x'.repeat(129), 'length'],
      ['motdepasse-motdepasse', 'common'],
      ['Zéphirine-Zéphirine', 'common'],
      [`${mail.split('@')[0]}2026`.padEnd(20, '1'), 'common'],
    ] as const)
      expect([value, await change(value)]).toEqual([value, [422, fault]]);
    expect(await change(`${sentence} lanterne`)).toEqual([200, undefined]);
  });

  it('keeps letting in who has a password of before, with its own cost', async () => {
    const member = { mail: 'avant@exemple.ca', password: 'court' };
    await writeMember(stage, member);
    await signIn(stage, member);
    const { rows } = await poolOf(stage).query('select password_hash as hash from account where mail = $1', [
      member.mail,
    ]);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
