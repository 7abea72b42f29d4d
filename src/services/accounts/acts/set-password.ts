import { judgePassword } from '#domain/password-policy.ts';
import { AppError } from '#lib/errors.ts';
import { inTransaction, type Queryable } from '#platform/database/transaction.ts';
import { toNobody, type NewMail } from '#services/accounts/mail/mail-office.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import {
  findAccount,
  findAccountByMail,
  holdUnchanged,
  updateAccount,
} from '#services/accounts/store/account-store.ts';
import { revokeTokensOf } from '#services/accounts/store/token-store.ts';
import type { ActContext, Asker } from './act-context.ts';
import { tellOfGuesses } from './tell-of-guesses.ts';

/** One answer for a link that was forged, is too old, or was used: it tells nothing to who tries. */
const badLink = () => new AppError('bad-request', 'This link is not valid, or no longer.');

/** Refuses what the policy does; the fault is told by its code. */
export function requireGoodPassword({ policy }: ActContext, password: string, account: Account): void {
  const own = [account.firstName, account.lastName, ...account.mail.split('@')];
  const fault = judgePassword(policy, password, own);
  if (fault === undefined) return;
  const { minLength, maxLength } = policy;
  const words = {
    empty: 'The password field cannot be empty.',
    length: `The new password must contain between ${minLength} and ${maxLength} characters.`,
    common: 'This password is too easy to guess.',
  };
  throw new AppError('invalid', words[fault], { facts: { fault } });
}

export interface Activation {
  readonly uid: number;
  readonly timestamp: number;
  readonly hash: string;
  readonly password: string;
}

/**
 * The link and a password make an account an active one. Where it has a password, because its address was changed, that one
 * is asked for: whoever reads the mail of a mistyped address does not get the account with it.
 */
export async function activate(
  context: ActContext,
  { uid, timestamp, hash, password }: Activation,
  asker: Asker,
): Promise<void> {
  const { pool, clock, links, passwords } = context;
  const account = await findAccount(pool, uid);
  if (!account) throw new AppError('not-found', 'There is no such account.');
  const parts = { purpose: 'activation', uid, timestamp, state: account.linkState } as const;
  if (account.isActive || !links.accepts(parts, hash, clock.now())) throw badLink();
  if (account.passwordHash !== null) await requireOwnPassword(context, account, { password, asker });
  else requireGoodPassword(context, password, account);
  const passwordHash = account.passwordHash ?? (await passwords.hash(password));
  await inTransaction(pool, async (on) => {
    // Looked at again, so that of two who use a link at once one does.
    if (!(await holdUnchanged(on, account))) throw badLink();
    await updateAccount(on, uid, { passwordHash, isActive: true }, { nowMs: clock.now(), endsLinks: true });
    await revokeTokensOf(on, uid);
  });
}

/** Throws `invalid` for another password, and `too-many-requests` for who tries too often. */
export async function requireOwnPassword(
  context: ActContext,
  account: Account,
  { password, asker }: { readonly password: string; readonly asker: Asker },
): Promise<void> {
  const { passwords, limits, turns } = context;
  const guess = { mail: account.mail, caller: asker.network };
  const isRight = await turns.run(`own ${account.id}`, async () => {
    if (await limits.isOwnSlowedDown(guess)) return undefined;
    if (await passwords.isSame(password, account.passwordHash)) return true;
    await tellOfGuesses(context, account, await limits.countOwnFailure(guess));
    return false;
  });
  if (isRight === undefined)
    throw new AppError('too-many-requests', 'Too many tries; wait a quarter of an hour.');
  if (isRight) return limits.forgiveOwn(guess);
  throw notOwnPassword();
}

const notOwnPassword = () =>
  new AppError('invalid', 'This is not the password of the account.', { facts: { fault: 'existing' } });

/** For the transaction of what was asked by a password: refused where another one was set since it was compared. */
export async function requireStillOwnPassword(on: Queryable, account: Account): Promise<void> {
  if (!(await holdUnchanged(on, account))) throw notOwnPassword();
}

function resetMailFor({ id, mail, langcode, isActive, passwordHash }: Account): NewMail {
  const kind = isActive ? 'reset' : passwordHash === null ? 'activation' : 'address-validation';
  return { kind, recipient: mail, locale: langcode, accountId: id };
}

/** One answer whether or not somebody has this address. */
export async function askForReset(context: ActContext, mail: string, asker: Asker): Promise<void> {
  const { pool, limits, mails } = context;
  if (!(await limits.mayMailReset(mail, asker.network))) return;
  await inTransaction(pool, async (on) => {
    const account = await findAccountByMail(on, mail);
    await mails.writeOrPretend(on, account ? resetMailFor(account) : toNobody, account !== undefined);
  });
  mails.wake();
}

export interface Reset {
  readonly name: string;
  /** What the mailed link carries: when it was made, and its hash. */
  readonly temp: string;
  readonly password: string;
  /** The marks that the device shows. */
  readonly marks: string;
}

/** Gives the marks that the device shows from now on: whoever has the mailed link is the owner. */
export async function resetPassword(
  context: ActContext,
  { name, temp, password, marks }: Reset,
): Promise<string> {
  const { pool, clock, links, passwords, mails, devices } = context;
  const account = await findAccountByMail(pool, name);
  const [, timestamp = '0', hash = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(temp) ?? [];
  const parts = {
    purpose: 'reset',
    uid: account?.id ?? 0,
    timestamp: Number(timestamp),
    state: account?.linkState ?? 0,
  } as const;
  const isGood = links.accepts(parts, hash, clock.now());
  if (!account?.isActive || !isGood) throw badLink();
  requireGoodPassword(context, password, account);
  const passwordHash = await passwords.hash(password);
  await inTransaction(pool, async (on) => {
    if (!(await holdUnchanged(on, account))) throw badLink();
    await updateAccount(on, account.id, { passwordHash }, { nowMs: clock.now(), endsLinks: true });
    await revokeTokensOf(on, account.id);
    const { mail: recipient, langcode: locale, id: accountId } = account;
    await mails.write(on, [{ kind: 'password-changed', recipient, locale, accountId }]);
  });
  mails.wake();
  context.tellSignedOut(account.id);
  return devices.remember(marks, { ...account, linkState: account.linkState + 1 });
}
