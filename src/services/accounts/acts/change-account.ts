import type { FollowedLine } from '#domain/member.ts';
import { AppError } from '#lib/errors.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { mailKeyOf } from '#domain/email.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import {
  deleteAccount,
  findAccount,
  findAccountByMail,
  replaceLines,
  updateAccount,
  type AccountChange,
} from '#services/accounts/store/account-store.ts';
import { audit } from '#services/accounts/store/audit.ts';
import { revokeOtherTokensOf, revokeTokensOf } from '#services/accounts/store/token-store.ts';
import { claimSubscriptions } from '#services/accounts/store/newsletter-store.ts';
import type { NewMail } from '#services/accounts/mail/mail-office.ts';
import type { ActContext, Asker } from './act-context.ts';
import { fieldsRefused, namingFields } from './refuse-fields.ts';
import { requireGoodPassword, requireOwnPassword, requireStillOwnPassword } from './set-password.ts';

/** What a member asks to have changed. */
export interface WantedChange extends Omit<AccountChange, 'passwordHash' | 'isActive' | 'role'> {
  readonly lines?: readonly FollowedLine[];
  readonly newPassword?: string;
  /** Asked for with another address or another password. */
  readonly existing?: string | undefined;
}

interface Change {
  readonly wanted: WantedChange;
  readonly asker: Asker;
  /** The access token it is asked with: the one sign-in that another password leaves. */
  readonly keepsToken?: string | undefined;
}

/**
 * Another address ends every sign-in, and the account stands still until the address is validated by the link mailed to it.
 * Both addresses are told. An address that somebody else has is refused; how many can be tried is bounded. Another password
 * ends every other sign-in: whoever had the one before is out.
 */
export async function changeAccount(
  context: ActContext,
  account: Account,
  { wanted, asker, keepsToken = '' }: Change,
): Promise<Account> {
  const { pool, clock, passwords, mails } = context;
  const { lines, newPassword, existing, ...plain } = wanted;
  const isMoving = plain.mail !== undefined && mailKeyOf(plain.mail) !== mailKeyOf(account.mail);
  const guarded = [...(isMoving ? ['mail'] : []), ...(newPassword === undefined ? [] : ['pass'])];
  if (guarded.length > 0)
    await namingFields(guarded, () =>
      requireOwnPassword(context, account, { password: existing ?? '', asker }),
    );
  if (isMoving && !(await context.limits.mayMail(plain.mail ?? '', asker.network)))
    throw new AppError('too-many-requests', 'Too many tries; wait an hour.');
  if (newPassword !== undefined)
    await namingFields(['pass'], () => requireGoodPassword(context, newPassword, account));
  const passwordHash = newPassword === undefined ? undefined : await passwords.hash(newPassword);
  const { id, langcode: locale } = account;
  const change: AccountChange = { ...plain, ...(passwordHash !== undefined && { passwordHash }) };
  const changed = await inTransaction(pool, async (on) => {
    if (guarded.length > 0) await namingFields(guarded, () => requireStillOwnPassword(on, account));
    if (isMoving && (await findAccountByMail(on, plain.mail ?? ''))) throw takenMail();
    await updateAccount(on, id, isMoving ? { ...change, isActive: false } : change, {
      nowMs: clock.now(),
      endsLinks: isMoving || passwordHash !== undefined,
    });
    if (lines) await replaceLines(on, id, lines);
    if (isMoving) await claimSubscriptions(on, account);
    if (isMoving) await revokeTokensOf(on, id);
    else if (passwordHash !== undefined) await revokeOtherTokensOf(on, id, keepsToken);
    const toAccount = (kind: NewMail['kind'], recipient: string): NewMail => ({
      kind,
      recipient,
      locale,
      accountId: id,
    });
    await mails.write(on, [
      ...(isMoving
        ? [toAccount('address-validation', plain.mail ?? ''), toAccount('address-left', account.mail)]
        : []),
      ...(passwordHash !== undefined && !isMoving ? [toAccount('password-changed', account.mail)] : []),
    ]);
    return findAccount(on, id);
  }).catch((thrown: unknown): never => {
    // Two may ask for one address at the same time.
    throw isTaken(thrown) ? takenMail() : thrown;
  });
  mails.wake();
  if (isMoving) context.tellSignedOut(id);
  if (!changed) throw new AppError('not-found', 'There is no such account.');
  return changed;
}

const takenMail = () => fieldsRefused(['mail: This address cannot be used.'], { facts: { fault: 'mail' } });

/** What PostgreSQL says of a value that has to be unique. */
const isTaken = (thrown: unknown) => (thrown as { code?: unknown } | undefined)?.code === '23505';

interface Ending {
  readonly actor: string;
  /** The present password was asked for, and was right when it was compared. */
  readonly isByPassword?: boolean;
}

/** Nothing is left of it but a last mail, whose address goes when it has left. */
export async function endAccount(
  context: ActContext,
  account: Account,
  { actor, isByPassword = false }: Ending,
): Promise<void> {
  const { pool, clock, mails, newsletters, organization } = context;
  const { id, mail, langcode } = account;
  // A platform elsewhere comes first: an account that is gone could not be asked to be forgotten again.
  await newsletters.forget(account, organization);
  await inTransaction(pool, async (on) => {
    if (isByPassword) await requireStillOwnPassword(on, account);
    await deleteAccount(on, id);
    // By its number alone, which is nobody's from now on: after a restore it says who has to be erased again.
    await audit(on, { actor, act: 'erase', accountId: id }, clock.now());
    await mails.write(on, [{ kind: 'account-deleted', recipient: mail, locale: langcode }]);
  });
  mails.wake();
  context.tellSignedOut(id);
}
