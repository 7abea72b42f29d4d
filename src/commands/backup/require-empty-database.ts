import { AppError } from '#lib/errors.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/log.ts';
import type { Workplace } from './workplace.ts';

const tables = `select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname <> 'information_schema'
    and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`;

/** Every process of the program calls itself the same as we do. */
const others = `select 1 from pg_stat_activity where datname = current_database()
    and application_name = current_setting('application_name') and pid <> pg_backend_pid() limit 1`;

/** Refuses a database of a PostgreSQL server that somebody uses, or that has tables which may not be replaced. */
export async function requireEmptyDatabase(url: string, { config, replaces }: Workplace): Promise<void> {
  const log = createLog('silent');
  const { pool, close } = await openDatabase({ url, folder: config.databaseFolder, log, connections: 1 });
  try {
    if ((await pool.query(others)).rowCount)
      throw new AppError('conflict', 'The program is connected to the database: stop it first');
    if (!replaces && (await pool.query(tables)).rowCount)
      throw new AppError('conflict', 'The database has tables: name an empty one, or type --replace');
  } finally {
    await close();
  }
}
