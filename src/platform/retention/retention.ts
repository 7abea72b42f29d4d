import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { inTransaction, type Queryable } from '#platform/database/transaction.ts';
import type { Log } from '#platform/log/log.ts';

/** A rule of `docs/personal-data.md`: what goes, and how long after what. */
export interface RetentionRule {
  readonly name: string;
  readonly days: number;
  /** Takes what is older than `$1`. */
  readonly sql: string;
  /** What went is written down: it was somebody's. */
  readonly isAudited?: boolean;
}

/** What takes more than a statement, and as long as it likes: done after the rules, outside of their transaction. */
export interface RetentionWork {
  readonly name: string;
  /** Gives how much of it was done. Two processes may do it at once. */
  run(): Promise<number>;
}

interface RetentionOptions {
  readonly rules: readonly RetentionRule[];
  readonly works?: readonly RetentionWork[];
  /** Any number, as long as no one else locks the same. */
  readonly lock: number;
  /** Writes down how much of something went, in the transaction that took it. */
  audit(on: Queryable, gone: { readonly what: string; readonly count: number }, nowMs: number): Promise<void>;
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

/** Nothing personal stays longer than it is needed. Once an hour, by whichever process comes first. */
export function startRetention({
  rules,
  works = [],
  lock,
  audit,
  pool,
  clock,
  log,
}: RetentionOptions): Retention {
  async function apply(on: Queryable, rule: RetentionRule): Promise<number> {
    const nowMs = clock.now();
    const { rowCount } = await on.query(rule.sql, [new Date(nowMs - rule.days * dayMs)]);
    const count = rowCount ?? 0;
    if (count > 0 && rule.isAudited) await audit(on, { what: rule.name, count }, nowMs);
    return count;
  }

  const applyRules = () =>
    inTransaction(pool, async (on) => {
      const { rows } = await on.query<{ isOurs: boolean }>(
        'select pg_try_advisory_xact_lock($1) as "isOurs"',
        [lock],
      );
      if (!rows[0]?.isOurs) return {};
      const gone: Record<string, number> = {};
      for (const rule of rules) {
        const count = await apply(on, rule);
        if (count > 0) gone[rule.name] = count;
      }
      return gone;
    });

  async function run(): Promise<Readonly<Record<string, number>>> {
    const gone: Record<string, number> = { ...(await applyRules()) };
    for (const work of works) {
      const count = await work.run();
      if (count === 0) continue;
      gone[work.name] = count;
      await inTransaction(pool, (on) => audit(on, { what: work.name, count }, clock.now()));
    }
    return gone;
  }

  const runAndLog = async () => {
    try {
      const gone = await run();
      for (const [what, count] of Object.entries(gone)) log.info({ reason: what, count }, 'retention');
    } catch (err) {
      log.error({ err }, 'what is due could not be erased');
    }
  };
  let last = runAndLog();
  const timer = setInterval(() => (last = last.then(runAndLog)), everyMs).unref();
  return {
    run,
    close: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
