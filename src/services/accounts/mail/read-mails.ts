import type { Locale } from '#domain/locale.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import { msOf } from '#platform/database/ms-of.ts';
import type { Composed, MailBook, MailEnd, WaitingMail as Waiting } from '#platform/delivery/mail-book.ts';
import type { MailKind } from './mail-facts.ts';

/** A mail that waits, with what its words are written from. */
export interface WaitingMail extends Waiting {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly locale: Locale;
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdMs: number;
  readonly account: {
    readonly id: number;
    readonly mail: string;
    readonly firstName: string;
    readonly linkState: number;
    readonly isActive: boolean;
    /** Whether they want general notices now. */
    readonly wantsGeneral: boolean;
    /** The numbers of the lines whose notices they want now. */
    readonly wantedLines: readonly string[];
    /** When mail to the address last came back for good. */
    readonly bouncedMs: number | null;
  } | null;
  readonly newsletter: {
    readonly id: number;
    readonly organization: string;
    readonly state: string;
    readonly endedMs: number | null;
    readonly bouncedMs: number | null;
  } | null;
  readonly bulletin: Readonly<Record<string, unknown>> | null;
}

/** Those of these that still wait. */
async function readWaiting(on: Queryable, ids: readonly string[]): Promise<WaitingMail[]> {
  const { rows } = await on.query<WaitingMail>(
    `select mail.id, mail.kind, mail.recipient, mail.langcode as locale, mail.data,
       ${msOf('mail.created_at')} as "createdMs",
       case when account.id is not null then json_build_object('id', account.id, 'mail', account.mail, 'firstName',
         account.first_name, 'linkState', account.link_state, 'isActive', account.is_active, 'wantsGeneral',
         account.general_notices, 'wantedLines', array(select number from account_line
           where account_id = account.id and account.line_notices and not is_paused), 'bouncedMs',
         ${msOf('account.bounced_at')}) end as account,
       case when news.id is not null then json_build_object('id', news.id, 'organization', news.organization,
         'state', news.state, 'endedMs', ${msOf('news.ended_at')}, 'bouncedMs', ${msOf('news.bounced_at')}) end as newsletter,
       bulletin.data as bulletin
     from mail
     left join account on account.id = mail.account_id
     left join newsletter_subscription as news on news.id = mail.newsletter_id
     left join mail_bulletin as bulletin on bulletin.id = mail.bulletin_id
     where mail.id = any($1::uuid[]) and mail.state = 'queued'`,
    [ids],
  );
  return rows;
}

/** Whom it went to is not kept: the number of the account tells. */
async function endMails(on: Queryable, ends: readonly MailEnd[], nowMs: number): Promise<void> {
  await on.query(
    `update mail set state = one.state, answer = one.answer, tries = one.tries, ended_at = $2,
       recipient = null, data = '{}'
     from jsonb_to_recordset($1) as one (id uuid, state text, answer text, tries int)
     where mail.id = one.id and mail.state = 'queued'`,
    [JSON.stringify(ends), new Date(nowMs)],
  );
}

/** An address that mail came back from gets no notices and no newsletters, until mail to it arrives again or it is another. */
async function noteBounces(on: Queryable, ids: readonly string[], nowMs: number): Promise<void> {
  const values = [ids, new Date(nowMs)];
  await on.query(
    `update account set bounced_at = $2 from mail
     where mail.id = any($1::uuid[]) and account.id = mail.account_id and account.mail = mail.recipient`,
    values,
  );
  await on.query(
    `update newsletter_subscription set bounced_at = $2 from mail
     where mail.id = any($1::uuid[]) and newsletter_subscription.id = mail.newsletter_id`,
    values,
  );
}

/** What a person asked for has arrived at an address that mail came back from: it is good again. */
async function forgetBounces(on: Queryable, ids: readonly string[]): Promise<void> {
  await on.query(
    `update account set bounced_at = null from mail where mail.id = any($1::uuid[]) and account.id = mail.account_id
       and account.mail = mail.recipient and account.bounced_at is not null`,
    [ids],
  );
  await on.query(
    `update newsletter_subscription as news set bounced_at = null from mail
     where mail.id = any($1::uuid[]) and news.id = mail.newsletter_id and news.bounced_at is not null`,
    [ids],
  );
}

/** What a try came to, where there will be another. */
async function noteTry(on: Queryable, tried: readonly Omit<MailEnd, 'state'>[]): Promise<void> {
  await on.query(
    `update mail set answer = one.answer, tries = one.tries
     from jsonb_to_recordset($1) as one (id uuid, answer text, tries int) where mail.id = one.id`,
    [JSON.stringify(tried)],
  );
}

/** The mails of this service, and what writes their words. */
export const createMailBook = (compose: (waiting: WaitingMail) => Composed): MailBook<WaitingMail> => ({
  readWaiting,
  compose,
  end: endMails,
  noteTry,
  noteBounces,
  noteArrivals: forgetBounces,
});
