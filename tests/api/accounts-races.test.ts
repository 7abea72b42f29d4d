import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActContext } from '#services/accounts/acts/act-context.ts';
import { changeAccount, endAccount } from '#services/accounts/acts/change-account.ts';
import { requireOwnPassword } from '#services/accounts/acts/set-password.ts';
import { signIn } from '#services/accounts/acts/sign-in.ts';
import { findAccountByMail, updateAccount } from '#services/accounts/store/account-store.ts';
import { revokeTokensOf } from '#services/accounts/store/token-store.ts';
import { accountsOf, poolOf, writeMember } from '#tests/support/accounts-people.ts';
import {
  accountSettings,
  startAccountsStage,
  testClient,
  type AccountsStage,
} from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: accountSettings });
}, 60_000);
afterAll(() => stage.app.close());

const password = 'soleil-bleu';
const newPassword = 'lune-rouge';
const asker = { network: '192.0.2.1' };
let people = 0;

async function newMember() {
  people += 1;
  const mail = `course.${people}@exemple.ca`;
  await writeMember(stage, { mail, password });
  return requireMember(mail);
}

async function requireMember(mail: string) {
  const account = await findAccountByMail(poolOf(stage), mail);
  if (!account) throw new Error(`nobody has ${mail}`);
  return account;
}

/** The acts of the stage, where something else happens once a password was compared, or before it is. */
function whereMeanwhile(when: 'before' | 'after', happen: () => Promise<void>): ActContext {
  const { act } = accountsOf(stage);
  const { passwords } = act;
  let isDue = true;
  const once = async () => {
    if (!isDue) return;
    isDue = false;
    await happen();
  };
  return {
    ...act,
    limits: {
      ...act.limits,
      isTrusted: async (guess) => {
        const isTrusted = await act.limits.isTrusted(guess);
        if (when === 'before') await once();
        return isTrusted;
      },
    },
    passwords: {
      ...passwords,
      lane: passwords.lane,
      isSame: async (...compared) => {
        const isSame = await passwords.isSame(...compared);
        if (when === 'after') await once();
        return isSame;
      },
    },
  };
}

/** As a mailed link does it, or the owner at another device. */
async function setAnother(id: number): Promise<void> {
  const { pool, passwords, clock } = accountsOf(stage).act;
  const passwordHash = await passwords.hash(newPassword);
  await updateAccount(pool, id, { passwordHash }, { nowMs: clock.now(), endsLinks: true });
  await revokeTokensOf(pool, id);
}

const signInsOf = async (id: number) =>
  (await poolOf(stage).query('select 1 from account_token where account_id = $1', [id])).rowCount;

const trying = (mail: string, secret: string) => ({
  username: mail,
  password: secret,
  clientId: testClient.id,
  proof: '',
  marks: '',
});

describe('a sign-in under way while the password changes', () => {
  it.each(['before', 'after'] as const)(
    'opens nothing by the old one, set %s it is compared',
    async (when) => {
      const { id, mail } = await newMember();
      const context = whereMeanwhile(when, () => setAnother(id));
      const signed = await signIn(context, trying(mail, password), asker);
      expect(signed).toEqual({ refused: 'credentials' });
      expect(await signInsOf(id)).toBe(0);
    },
  );

  it('is by the new one, where that was set while it waited', async () => {
    const { id, mail } = await newMember();
    const context = whereMeanwhile('before', () => setAnother(id));
    expect(await signIn(context, trying(mail, newPassword), asker)).toHaveProperty('pair');
  });

  it('is refused like any other where the profile ended', async () => {
    const { id, mail } = await newMember();
    const context = whereMeanwhile('after', async () => {
      await poolOf(stage).query('delete from account where id = $1', [id]);
    });
    expect(await signIn(context, trying(mail, password), asker)).toEqual({ refused: 'credentials' });
  });

  it('opens nothing for ten that wait', async () => {
    const { id, mail } = await newMember();
    const { act } = accountsOf(stage);
    const tries = Array.from({ length: 10 }, () => signIn(act, trying(mail, password), asker));
    await setAnother(id);
    await Promise.all(tries);
    expect(await signInsOf(id)).toBe(0);
  });
});

describe('an act by the old password while another one is set', () => {
  it('changes no password and no address', async () => {
    for (const change of [{ newPassword: 'neige-verte' }, { mail: 'voleur@exemple.ca' }]) {
      const account = await newMember();
      const context = whereMeanwhile('after', () => setAnother(account.id));
      const wanted = { ...change, existing: password };
      await expect(changeAccount(context, account, { wanted, asker })).rejects.toMatchObject({
        code: 'invalid',
        facts: { fault: 'existing' },
      });
      const kept = await requireMember(account.mail);
      const { passwords } = accountsOf(stage).act;
      expect([kept.isActive, await passwords.isSame(newPassword, kept.passwordHash)]).toEqual([true, true]);
    }
  });

  it('ends no profile', async () => {
    const account = await newMember();
    const context = whereMeanwhile('after', () => setAnother(account.id));
    await requireOwnPassword(context, account, { password, asker });
    await expect(endAccount(context, account, { actor: 'owner', isByPassword: true })).rejects.toMatchObject({
      code: 'invalid',
      facts: { fault: 'existing' },
    });
    await requireMember(account.mail);
  });
});
