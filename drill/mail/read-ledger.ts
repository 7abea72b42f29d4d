import type { Queryable } from '#platform/database/transaction.ts';
import type { KeptMails, MailRow } from './ledger.ts';

/** What the database says in the end. */
export async function readKept(on: Queryable): Promise<Pick<KeptMails, 'accounts' | 'mails'>> {
  const accounts = await on.query<{ mail: string }>('select mail from account');
  const mails = await on.query<MailRow>(
    `select mail.id, mail.kind, mail.state, account.mail as "to", telling.notice_id as "noticeId"
     from mail join account on account.id = mail.account_id
     left join notice_telling as telling on telling.id = mail.bulletin_id`,
  );
  return { accounts: accounts.rows.map(({ mail }) => mail), mails: mails.rows };
}

/** Mails, and notices that are being told. */
export async function countWaiting(on: Queryable): Promise<number> {
  const { rows } = await on.query<{ count: number }>(
    `select ((select count(*) from mail where state = 'queued')
       + (select count(*) from notice_telling where done_at is null))::int as count`,
  );
  return rows[0]?.count ?? 0;
}
