import { AppError } from '#lib/errors.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { NewMail } from '#services/accounts/mail/mail-office.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import {
  drawNumbers,
  findAccountByMail,
  insertAccount,
  type NewAccount,
} from '#services/accounts/store/account-store.ts';
import type { ActContext, Asker } from './act-context.ts';

/** Who asked for a profile, as the wire shows them: the same for an address that has one already. */
export type Registered = Pick<Account, 'id' | 'uuid' | 'createdMs'> & NewAccount;

/**
 * An address that has a profile is answered like any other, and its owner is told by mail. One that was never activated
 * gets another link.
 */
export async function register(context: ActContext, wanted: NewAccount, asker: Asker): Promise<Registered> {
  const { pool, clock, mails, limits } = context;
  const mayMail = await limits.mayMail(wanted.mail, asker.network);
  const registered = await inTransaction(pool, async (on) => {
    // One number for everyone who asks: whether one is missing from the row would tell whose address is taken.
    const numbers = await drawNumbers(on);
    await insertAccount(on, { ...wanted, ...numbers }, clock.now());
    const account = await findAccountByMail(on, wanted.mail);
    if (!account) throw new AppError('conflict', 'the account ended while it was asked for');
    if (mayMail) await mails.write(on, [mailFor(account)]);
    return { ...wanted, ...numbers, createdMs: clock.now() };
  });
  mails.wake();
  return registered;
}

/** What goes to an address that somebody asked a profile or a password for. */
export function mailFor({ id, mail, langcode, isActive, passwordHash }: Account): NewMail {
  const kind = isActive ? 'taken' : passwordHash === null ? 'activation' : 'address-validation';
  return { kind, recipient: mail, locale: langcode, accountId: id };
}
