import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retentionRules } from '#services/accounts/retention/retention.ts';
import { accountsOf, poolOf } from '#tests/support/accounts-people.ts';
import { startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage();
}, 60_000);
afterAll(() => stage.app.close());

const dayMs = 86_400_000;
const account = (name: string, rest: string, values: string) =>
  `insert into account (uuid, mail, mail_key, first_name, last_name, langcode, created_at, changed_at, last_seen_at${rest})
   values (gen_random_uuid(), '${name}'||$2, '${name}'||$2, 'È', 'R', 'fr', $1, $1, $1${values})`;
const owned = (sql: string) =>
  `with owner as (${account('proprietaire', ', role', ", 'employee'")} returning id) ${sql}`;
const subscription = (state: string) =>
  `insert into newsletter_subscription (mail, mail_key, organization, langcode, state, asked_at, ended_at)
   values ('${state}'||$2, '${state}'||$2, 'rtc', 'fr', '${state}', $1, $1)`;
const mail = (state: string, endedAt: string) =>
  `insert into mail (id, kind, recipient, langcode, state, created_at, ended_at)
   values (gen_random_uuid(), 'reset', 'a'||$2, 'fr', '${state}', $1, ${endedAt})`;

/** Something of each kind that was last in use at `$1`; `$2` makes it unlike the others. */
const kept: Readonly<Record<string, string>> = {
  'profiles that were never activated': account('jamais', '', ''),
  'profiles nobody has used for three years': account('loin', ', is_active, password_hash', ", true, 'hash'"),
  'sign-ins that are over': owned(
    `insert into account_token (id, account_id, client_id, access_digest, access_until, refresh_digest, refresh_until, created_at)
     select gen_random_uuid(), id, 'site', sha256(('a'||$2)::bytea), $1, sha256(('r'||$2)::bytea), $1, $1 from owner`,
  ),
  'newsletter sign-ups that were never confirmed': subscription('pending'),
  'newsletter subscriptions that were ended': subscription('unsubscribed'),
  'mails that could not leave': mail('queued', 'null'),
  'what became of mails': mail('sent', '$1'),
  'what was decided about notices': `insert into mail_bulletin (id, kind, data, created_at)
    values (gen_random_uuid(), 'notice', jsonb_build_object('n', $2::text), $1)`,
  'notices that ended': `insert into told_notice (id, fingerprint, severity, is_end_told, notice, changed_at)
    values ('n'||$2, 'f', 'moyen', true, '{}', $1)`,
  'the record of what staff did': `insert into account_audit (at, actor, act) values ($1, $2::text, 'role')`,
};

describe('what was held long enough', () => {
  it.each(retentionRules.map(({ name, days }) => [name, days] as const))(
    '%s: gone after %i days, and not before',
    async (name, days) => {
      const now = stage.app.clock.now();
      const write = (nth: number, ageMs: number) =>
        poolOf(stage).query(kept[name] ?? '', [new Date(now - ageMs), `.${days}.${nth}@exemple.ca`]);
      await write(1, days * dayMs - 1000);
      expect(await accountsOf(stage).eraseWhatIsDue()).not.toHaveProperty(name);
      await write(2, days * dayMs + 1000);
      await write(3, days * dayMs + 5 * dayMs);
      expect(await accountsOf(stage).eraseWhatIsDue()).toMatchObject({ [name]: 2 });
      expect(await accountsOf(stage).eraseWhatIsDue()).not.toHaveProperty(name);
    },
  );

  it('leaves who works for the operator, however long they were away', async () => {
    const now = stage.app.clock.now();
    const sql = account('employee', ', is_active, password_hash, role', ", true, 'hash', 'employee'");
    await poolOf(stage).query(sql, [new Date(now - 4000 * dayMs), '@exemple.ca']);
    expect(await accountsOf(stage).eraseWhatIsDue()).toEqual({});
  });

  it('is written down where it was somebody’s profile', async () => {
    const { rows } = await poolOf(stage).query(
      "select distinct facts->>'what' as what, actor from account_audit where act = 'retention' order by what",
    );
    expect(rows).toEqual([
      { what: 'profiles nobody has used for three years', actor: 'retention' },
      { what: 'profiles that were never activated', actor: 'retention' },
    ]);
  });
});
