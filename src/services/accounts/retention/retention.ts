import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { inTransaction, type Queryable } from '#platform/database/transaction.ts';
import type { Log } from '#platform/log/log.ts';
import { audit } from '#services/accounts/store/audit.ts';

/** A rule of `docs/personal-data.md`: what goes, and how long after what. */
interface RetentionRule {
  readonly name: string;
  readonly days: number;
  /** Takes what is older than `$1`. */
  readonly sql: string;
  /** What went is written down: it was somebody's. */
  readonly isAudited?: boolean;
}

const yearDays = 365;

export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'profiles that were never activated',
    days: 7,
    sql: 'delete from account where not is_active and password_hash is null and created_at < $1',
    isAudited: true,
  },
  {
    name: 'profiles nobody has used for three years',
    days: 3 * yearDays,
    sql: "delete from account where role = 'member' and last_seen_at < $1",
    isAudited: true,
  },
  { name: 'sign-ins that are over', days: 0, sql: 'delete from account_token where refresh_until < $1' },
  {
    name: 'newsletter sign-ups that were never confirmed',
    days: 8,
    sql: "delete from newsletter_subscription where state = 'pending' and asked_at < $1",
  },
  {
    name: 'newsletter subscriptions that were ended',
    days: 30,
    sql: "delete from newsletter_subscription where state = 'unsubscribed' and coalesce(ended_at, asked_at) < $1",
  },
  {
    name: 'mails that could not leave',
    days: 5,
    sql: `update mail set state = 'given-up', ended_at = now(), recipient = null, data = '{}'
      where state = 'queued' and created_at < $1`,
  },
  { name: 'what became of mails', days: 90, sql: 'delete from mail where ended_at < $1' },
  {
    name: 'what was decided about notices',
    days: 90,
    sql: 'delete from mail_bulletin where created_at < $1',
  },
  {
    name: 'notices that ended',
    days: 90,
    sql: 'delete from told_notice where is_end_told and changed_at < $1',
  },
  {
    name: 'the record of what staff did',
    days: 5 * yearDays,
    sql: 'delete from account_audit where at < $1',
  },
];

interface RetentionOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Retention {
  /** Takes what is due now; gives how much of each went. */
  run(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;
const everyMs = 3_600_000;
// Any number will do, as long as no one else locks the same.
const retentionLock = 7_204_453;

/** Nothing personal stays longer than it is needed. Once an hour, by whichever process comes first. */
export function startRetention({ pool, clock, log }: RetentionOptions): Retention {
  async function apply(on: Queryable, rule: RetentionRule): Promise<number> {
    const nowMs = clock.now();
    const { rowCount } = await on.query(rule.sql, [new Date(nowMs - rule.days * dayMs)]);
    const count = rowCount ?? 0;
    if (count > 0 && rule.isAudited)
      await audit(on, { actor: 'retention', act: 'retention', facts: { what: rule.name, count } }, nowMs);
    return count;
  }

  const run = () =>
    inTransaction(pool, async (on) => {
      const { rows } = await on.query<{ isOurs: boolean }>(
        'select pg_try_advisory_xact_lock($1) as "isOurs"',
        [retentionLock],
      );
      if (!rows[0]?.isOurs) return {};
      const gone: Record<string, number> = {};
      for (const rule of retentionRules) {
        const count = await apply(on, rule);
        if (count > 0) gone[rule.name] = count;
      }
      return gone;
    });

  const runAndLog = async () => {
    try {
      const gone = await run();
      for (const [what, count] of Object.entries(gone)) log.info({ reason: what, count }, 'retention');
    } catch (err) {
      log.error({ err }, 'what is due could not be erased');
    }
  };
  const timer = setInterval(() => void runAndLog(), everyMs).unref();
  const first = runAndLog();
  return {
    run,
    close: async () => {
      clearInterval(timer);
      await first;
    },
  };
}
