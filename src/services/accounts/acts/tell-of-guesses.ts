import { inTransaction } from '#platform/database/transaction.ts';
import { guessBounds } from '#services/accounts/guess-limits.ts';
import { toNobody, type NewMail } from '#services/accounts/mail/mail-office.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import { audit, hasAuditSince } from '#services/accounts/store/audit.ts';
import type { ActContext } from './act-context.ts';

const dayMs = 86_400_000;

/**
 * When failures at an account have become many, its owner is told, once a day at most. For an address that nobody has
 * the same is written and taken back: the time of an answer tells nothing.
 */
export async function tellOfGuesses(
  { pool, clock, mails }: ActContext,
  account: Account | undefined,
  failures: number,
): Promise<void> {
  const { told: first, toldEvery } = guessBounds.account;
  if (failures < first || (failures - first) % toldEvery !== 0) return;
  const nowMs = clock.now();
  const told: NewMail = account
    ? { kind: 'sign-in-failures', recipient: account.mail, locale: account.langcode, accountId: account.id }
    : { ...toNobody, kind: 'sign-in-failures' };
  await inTransaction(pool, async (on) => {
    const isTold = await hasAuditSince(on, { act: 'guesses', accountId: account?.id ?? 0 }, nowMs - dayMs);
    const isMeant = account?.isActive === true && !isTold;
    await on.query('savepoint told');
    await mails.write(on, [told]);
    await audit(on, { actor: 'sign-in', act: 'guesses', accountId: account?.id, facts: { failures } }, nowMs);
    await on.query(isMeant ? 'release savepoint told' : 'rollback to savepoint told');
  });
  mails.wake();
}
