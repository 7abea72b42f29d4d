import pg from 'pg';
import { until } from '../stage/until.ts';

/** Holds processes at a moment inside the database, by locks that triggers of the drill wait for. */
export interface Holds {
  /** Whoever comes to the moment waits there, until the work is over. */
  during(moment: string, work: (waiting: () => Promise<string | undefined>) => Promise<void>): Promise<void>;
}

/** By the name of its moment: a trigger up to its condition, each for rows of its own alone. */
export type HoldTriggers = Readonly<Record<string, string>>;

const lockSpace = 772_204;
const waitMs = 15_000;

const holdFunction = `create or replace function drill_hold() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(${lockSpace}, tg_argv[0]::int);
    return new;
  end $$`;

export async function openHolds(pool: pg.Pool, triggers: HoldTriggers): Promise<Holds> {
  const moments = Object.keys(triggers);
  await pool.query(holdFunction);
  // One table at a time: whoever waits for a second one with the first in hand can wait for ever.
  for (const [at, trigger] of Object.values(triggers).entries())
    await pool.query(`${trigger} execute function drill_hold('${at}')`);
  const { connectionString } = pool.options;

  /** The name of the process that waits. */
  async function findWaiting(lock: number): Promise<string | undefined> {
    let name: string | undefined;
    await until(
      async () => {
        const { rows } = await pool.query<{ name: string }>(
          `select application_name as name from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and classid = $1 and objid = $2 and not granted`,
          [lockSpace, lock],
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
      const lock = moments.indexOf(moment);
      const holder = new pg.Client({ connectionString });
      await holder.connect();
      try {
        await holder.query('select pg_advisory_lock($1, $2)', [lockSpace, lock]);
        await work(() => findWaiting(lock));
      } finally {
        await holder.end();
      }
    },
  };
}
