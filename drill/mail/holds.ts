import pg from 'pg';
import { until } from '../stage/until.ts';

/** Moments inside the database at which a process can be held, each for rows of its own alone. */
export const moments = ['in-transaction', 'at-commit', 'before-written', 'in-telling'] as const;
export type Moment = (typeof moments)[number];

/** Holds processes at a moment, by locks that triggers of the drill wait for. */
export interface Holds {
  /** Whoever comes to the moment waits there, until the work is over. */
  during(moment: Moment, work: (waiting: () => Promise<string | undefined>) => Promise<void>): Promise<void>;
}

const lockSpace = 772_204;
const waitMs = 15_000;
const lockOf = (moment: Moment) => moments.indexOf(moment);

const waitFor = (moment: Moment) => `drill_hold('${lockOf(moment)}')`;

/** A row of a marked address waits: when it is written, when all of it is to be committed, or when its end is written down. */
const triggers = [
  `create or replace function drill_hold() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${lockSpace}, tg_argv[0]::int);
      return new;
    end $$`,
  `create trigger drill_in_transaction after insert on mail for each row
    when (new.recipient like 'exact.in-transaction.%') execute function ${waitFor('in-transaction')}`,
  `create constraint trigger drill_at_commit after insert on account deferrable initially deferred for each row
    when (new.mail like 'exact.at-commit.%') execute function ${waitFor('at-commit')}`,
  `create trigger drill_before_written before update on mail for each row
    when (old.recipient like 'exact.before-written.%' and new.state = 'sent') execute function ${waitFor('before-written')}`,
  `create trigger drill_in_telling after insert on notice_decision for each row
    when (new.account_id % 7 = 3) execute function ${waitFor('in-telling')}`,
];

export async function openHolds(pool: pg.Pool): Promise<Holds> {
  // One table at a time: whoever waits for a second one with the first in hand can wait for ever.
  for (const trigger of triggers) await pool.query(trigger);
  const { connectionString } = pool.options;

  /** The name of the process that waits. */
  async function findWaiting(moment: Moment): Promise<string | undefined> {
    let name: string | undefined;
    await until(
      async () => {
        const { rows } = await pool.query<{ name: string }>(
          `select application_name as name from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and classid = $1 and objid = $2 and not granted`,
          [lockSpace, lockOf(moment)],
        );
        name = rows[0]?.name;
        return name !== undefined;
      },
      waitMs,
      10,
    );
    return name;
  }

  return {
    during: async (moment, work) => {
      const holder = new pg.Client({ connectionString });
      await holder.connect();
      try {
        await holder.query('select pg_advisory_lock($1, $2)', [lockSpace, lockOf(moment)]);
        await work(() => findWaiting(moment));
      } finally {
        await holder.end();
      }
    },
  };
}
