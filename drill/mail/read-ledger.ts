import type { Queryable } from '#platform/database/transaction.ts';
import { until } from '../stage/until.ts';
import type { Ledger, MailRow } from './ledger.ts';
import type { Place } from './places.ts';

/** What the database says in the end. */
export async function readKept(on: Queryable): Promise<Pick<Ledger, 'accounts' | 'mails'>> {
  const accounts = await on.query<{ mail: string }>('select mail from account');
  const mails = await on.query<MailRow>(
    `select mail.id, mail.kind, mail.state, account.mail as "to", telling.notice_id as "noticeId"
     from mail join account on account.id = mail.account_id
     left join notice_telling as telling on telling.id = mail.bulletin_id`,
  );
  return { accounts: accounts.rows.map(({ mail }) => mail), mails: mails.rows };
}

/** What the mail servers took, and what those who brought it say. */
export const readPlaces = (places: readonly Place[]): Pick<Ledger, 'arrivals' | 'unanswered'> => ({
  arrivals: places.flatMap(({ name: place, sink }) => sink.mails.map((mail) => ({ ...mail, place }))),
  unanswered: places.flatMap(({ name: place, unanswered }) => unanswered().map((id) => ({ place, id }))),
});

/** A mail that was refused waits for half a minute and longer, which a drill need not. Rows in use are left alone. */
export async function hasten(on: Queryable): Promise<void> {
  await on.query(
    `update job_queue.job set start_after = now() where id in (
       select id from job_queue.job where state = 'retry' and start_after > now() for update skip locked)`,
  );
}

async function countQueued(on: Queryable): Promise<number> {
  const { rows } = await on.query<{ count: number }>(
    `select ((select count(*) from mail where state = 'queued')
       + (select count(*) from notice_telling where done_at is null))::int as count`,
  );
  return rows[0]?.count ?? 0;
}

/** Whether every mail came to an end within this time. */
export async function untilDone(on: Queryable, limitMs: number): Promise<boolean> {
  const took = await until(
    async () => {
      await hasten(on);
      return (await countQueued(on)) === 0;
    },
    limitMs,
    250,
  );
  return took !== undefined;
}
