import type pg from 'pg';
import type { NoticeEvent } from '#domain/notices/notice-events.ts';
import type { BilingualNotice } from '#domain/notices/notice-fingerprint.ts';
import { prepareTelling, type Decision } from '#domain/notices/tell-decision.ts';
import type { ServiceClock } from '#lib/time/service-clock.ts';
import { inTransaction, type Queryable } from '#platform/database/transaction.ts';
import type { MailOffice } from '#services/accounts/mail/mail-office.ts';
import { msOf } from '#platform/database/ms-of.ts';
import { listFollowers, type FoundFollower } from './followers.ts';

interface TellingOptions {
  readonly pool: pg.Pool;
  readonly mails: MailOffice;
  /** Of the operator's days. */
  readonly days: ServiceClock;
  /** How many statements of strangers the database takes at once: one for the embedded database, several for a server. */
  readonly width: number;
}

interface OpenTelling {
  readonly id: string;
  readonly noticeId: string;
  readonly event: NoticeEvent;
  readonly fingerprint: string;
  readonly notice: BilingualNotice;
  readonly atMs: number;
  /** The last account that was judged. */
  readonly accountId: number;
}

/**
 * Accounts judged in one transaction. The embedded database has one session, so pages wait while it works: its steps are
 * smaller.
 */
const mostOf = ({ width }: Pick<TellingOptions, 'width'>) => (width > 1 ? 500 : 250);

/**
 * Tells the next few followers of whatever is being told; false when nothing is. Decisions, mails and how far it came are
 * one transaction, so a process that dies leaves the rest to another, and nobody is told twice.
 */
export async function tellSome({ pool, mails, days, width }: TellingOptions): Promise<boolean> {
  const most = mostOf({ width });
  const wasTold = await inTransaction(pool, async (on) => {
    const telling = await takeOpen(on);
    if (!telling) return undefined;
    const { notice, event, fingerprint, atMs } = telling;
    const { general, lineIds, lines } = notice.fr;
    const numbers = lines.map(({ number }) => number);
    const concerned = { general, lineIds, numbers, noticeId: telling.noticeId };
    const followers = await listFollowers(on, concerned, { after: telling.accountId, most });
    const decide = prepareTelling({ notice: notice.fr, fingerprint, event, atMs, clock: days });
    // Whoever waits for a storm to end does not wait for the morning.
    const isGrave = notice.fr.severity === 'eleve';
    const decided = followers.map((follower) => ({
      follower,
      decision: decide(follower),
      isHeld: follower.dailyDigest && !isGrave,
    }));
    await writeDecisions(on, telling, decided);
    await mails.write(on, decided.flatMap(mailOf(telling)));
    await moveOn(on, telling, { last: followers.at(-1)?.id, isDone: followers.length < most });
    return decided.some(({ decision }) => decision.kind === 'send');
  });
  if (wasTold) mails.wake();
  return wasTold !== undefined;
}

interface Decided {
  readonly follower: FoundFollower;
  readonly decision: Decision;
  /** It is told with others in the morning. */
  readonly isHeld: boolean;
}

async function takeOpen(on: Queryable): Promise<OpenTelling | undefined> {
  const { rows } = await on.query<OpenTelling>(
    `select id, notice_id as "noticeId", event, fingerprint, notice, ${msOf('at')} as "atMs",
       account_id::float8 as "accountId"
     from notice_telling where done_at is null order by at, id limit 1 for update skip locked`,
  );
  return rows[0];
}

const mailOf =
  ({ id }: OpenTelling) =>
  ({ follower, decision, isHeld }: Decided) =>
    decision.kind === 'send' && !isHeld
      ? [
          {
            kind: 'notice',
            recipient: follower.mail,
            locale: follower.locale,
            accountId: follower.id,
            bulletinId: id,
            data: { event: decision.event, because: decision.because },
          } as const,
        ]
      : [];

async function writeDecisions(
  on: Queryable,
  telling: OpenTelling,
  decided: readonly Decided[],
): Promise<void> {
  const rows = decided.map(({ follower, decision, isHeld }) => ({
    accountId: follower.id,
    ...(decision.kind === 'send'
      ? { event: decision.event, because: decision.because, isHeld }
      : { reason: decision.reason, isHeld: false }),
  }));
  await on.query(
    `insert into notice_decision (account_id, telling_id, notice_id, event, fingerprint, because, reason, is_held,
       at)
     select "accountId", $2, $3, event, $4, because, reason, "isHeld", $5
     from jsonb_to_recordset($1) as one ("accountId" bigint, event text, because jsonb, reason text,
       "isHeld" boolean)`,
    [JSON.stringify(rows), telling.id, telling.noticeId, telling.fingerprint, new Date(telling.atMs)],
  );
}

async function moveOn(
  on: Queryable,
  { id, atMs }: OpenTelling,
  { last, isDone }: { readonly last: number | undefined; readonly isDone: boolean },
): Promise<void> {
  await on.query(
    'update notice_telling set account_id = coalesce($2, account_id), done_at = $3 where id = $1',
    [id, last ?? null, isDone ? new Date(atMs) : null],
  );
}
