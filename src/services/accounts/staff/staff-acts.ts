import type { Role } from '#domain/role.ts';
import { notToldWords, type NotToldReason } from '#domain/notices/tell-reasons.ts';
import { hasOddLetter } from '#domain/email.ts';
import { AppError } from '#lib/errors.ts';
import { inTransaction, type Queryable } from '#platform/database/transaction.ts';
import type { ActContext } from '#services/accounts/acts/act-context.ts';
import { emailFault } from '#services/accounts/acts/email-fault.ts';
import { endAccount } from '#services/accounts/acts/change-account.ts';
import { msOf } from '#platform/database/ms-of.ts';
import type { MailKind } from '#services/accounts/mail/mail-facts.ts';
import { bulkKinds } from '#services/accounts/mail/mail-office.ts';
import type { Account } from '#services/accounts/store/account-row.ts';
import {
  endMarks,
  findAccount,
  findAccountByMail,
  updateAccount,
} from '#services/accounts/store/account-store.ts';
import { audit } from '#services/accounts/store/audit.ts';
import { endSignIns, revokeTokensOf } from '#services/accounts/store/token-store.ts';

/** By the address, or by the number that the log of acts has. */
export async function requireAccount(on: Queryable, who: string): Promise<Account> {
  const isNumber = /^\d{1,15}$/.test(who);
  // Nobody is named a role by an address that only looks like theirs.
  if (!isNumber && hasOddLetter(who)) throw new AppError('invalid', emailFault(who) ?? who);
  const account = isNumber ? await findAccount(on, Number(who)) : await findAccountByMail(on, who);
  if (!account) throw new AppError('not-found', `Nobody has this ${isNumber ? 'number' : 'address'}.`);
  return account;
}

/** Their sign-ins end, so that what they may do changes at once, and their devices are strange ones. */
export async function setRole(
  { pool, clock, tellSignedOut }: ActContext,
  { mail, role, actor }: { readonly mail: string; readonly role: Role; readonly actor: string },
): Promise<Account> {
  const changed = await inTransaction(pool, async (on) => {
    const account = await requireAccount(on, mail);
    await updateAccount(on, account.id, { role }, { nowMs: clock.now() });
    await endMarks(on, account.id);
    await revokeTokensOf(on, account.id);
    const facts = { before: account.role, after: role };
    await audit(on, { actor, act: 'role', accountId: account.id, facts }, clock.now());
    return { ...account, role };
  });
  tellSignedOut(changed.id);
  return changed;
}

/** Ends the sign-ins and known devices of one account, or of all where none is named; gives how many sign-ins there were. */
export async function signOut(
  { pool, clock, tellSignedOut }: ActContext,
  { mail, actor }: { readonly mail: string | undefined; readonly actor: string },
): Promise<number> {
  const owners = await inTransaction(pool, async (on) => {
    const accountId = mail === undefined ? undefined : (await requireAccount(on, mail)).id;
    // Accounts first, as whatever signs in: none is given tokens by what it was before.
    await endMarks(on, accountId);
    const ended = await endSignIns(on, accountId);
    const facts = { ended: ended.length, ...(accountId === undefined && { everybody: true }) };
    await audit(on, { actor, act: 'sign-out', accountId, facts }, clock.now());
    return ended;
  });
  for (const owner of new Set(owners)) tellSignedOut(owner);
  return owners.length;
}

export async function erase(context: ActContext, mail: string, actor: string): Promise<void> {
  await endAccount(context, await requireAccount(context.pool, mail), { actor });
}

interface DecisionRow {
  readonly atMs: number;
  readonly notice: string;
  readonly title: string;
  readonly event: string | null;
  readonly reason: NotToldReason | null;
  readonly held: boolean;
  readonly state: string | null;
  readonly answer: string | null;
}

/** Why somebody was told of notices, or was not; of one notice where it is named. What is not here they do not follow. */
export async function listDecisions(on: Queryable, account: Account, notice?: string) {
  const { rows } = await on.query<DecisionRow>(
    `select ${msOf('decision.at')} as "atMs", decision.notice_id as notice, telling.notice->'fr'->>'title' as title,
       decision.event, decision.reason, decision.is_held as held, mail.state, mail.answer
     from notice_decision as decision
     join notice_telling as telling on telling.id = decision.telling_id
     -- One of its own, or the first morning's mail after it.
     left join lateral (
       select state, answer from mail
       where mail.account_id = decision.account_id and (mail.bulletin_id = telling.id
         or (mail.kind = 'digest' and mail.created_at >= decision.at and not decision.is_held))
       order by mail.bulletin_id is null, mail.created_at limit 1
     ) as mail on decision.event is not null
     where decision.account_id = $1 and ($2::text is null or decision.notice_id = $2)
     order by decision.at desc limit 200`,
    [account.id, notice ?? null],
  );
  return rows.map(({ atMs, reason, state, answer, ...row }) => ({
    ...row,
    at: new Date(atMs).toISOString(),
    reason: reason && { code: reason, ...notToldWords[reason] },
    mail: state === null ? null : { state, answer },
  }));
}

interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly uid: number | null;
  readonly state: string;
  readonly tries: number;
  readonly answer: string | null;
  readonly createdMs: number;
  readonly endedMs: number | null;
}

/** The latest mails, of somebody or in some state. */
export async function listMails(
  on: Queryable,
  { accountId, state }: { readonly accountId?: number | undefined; readonly state?: string | undefined },
) {
  const { rows } = await on.query<MailRow>(
    `select id, kind, account_id::float8 as uid, state, tries, answer, ${msOf('created_at')} as "createdMs",
       ${msOf('ended_at')} as "endedMs"
     from mail where ($1::bigint is null or account_id = $1) and ($2::text is null or state = $2)
     order by created_at desc limit 200`,
    [accountId ?? null, state ?? null],
  );
  return rows.map(({ createdMs, endedMs, ...row }) => ({
    ...row,
    created: new Date(createdMs).toISOString(),
    ended: endedMs === null ? null : new Date(endedMs).toISOString(),
  }));
}

/** Once more to the present address of its owner, whatever came of it before. */
export async function resend({ pool, clock, mails }: ActContext, id: string, actor: string): Promise<void> {
  await inTransaction(pool, async (on) => {
    const { rows } = await on.query<{
      kind: MailKind;
      accountId: number | null;
      newsletterId: number | null;
      mail: string;
      locale: 'fr' | 'en';
    }>(
      `select kind, account.id::float8 as "accountId", news.id::float8 as "newsletterId",
         coalesce(account.mail, news.mail) as mail, coalesce(account.langcode, news.langcode) as locale
       from mail left join account on account.id = mail.account_id
       left join newsletter_subscription as news on news.id = mail.newsletter_id
       where mail.id = $1 and mail.state in ('bounced', 'given-up') and coalesce(account.id, news.id) is not null`,
      [id],
    );
    const [found] = rows;
    if (!found) throw new AppError('not-found', 'No mail of this number came back or was given up.');
    const { kind, accountId, newsletterId, mail, locale } = found;
    // What a notice said is not kept once its mail ended; the others are written anew.
    if (bulkKinds.includes(kind)) throw new AppError('invalid', 'A notice of before is not sent again.');
    await on.query('update account set bounced_at = null where id = $1', [accountId]);
    await on.query('update newsletter_subscription set bounced_at = null where id = $1', [newsletterId]);
    const owner = {
      ...(accountId !== null && { accountId }),
      ...(newsletterId !== null && { newsletterId }),
    };
    await mails.write(on, [{ kind, recipient: mail, locale, ...owner }]);
    await audit(
      on,
      { actor, act: 'resend', accountId: accountId ?? undefined, facts: { kind } },
      clock.now(),
    );
  });
  mails.wake();
}
