import { AppError } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { BareDatabase, Database } from './database.ts';
import { createPool, databaseOver, withOrm } from './pool.ts';

interface PostgresOptions {
  readonly url: string;
  readonly log: Log;
  readonly connections?: number;
  readonly connectionTimeoutMs?: number;
}

export function openPostgres(options: PostgresOptions): Promise<Database> {
  return withOrm(connect(options));
}

async function connect(options: PostgresOptions): Promise<BareDatabase> {
  const { url, log, connections = 10, connectionTimeoutMs = 5_000 } = options;
  const pool = createPool(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: connectionTimeoutMs,
      idleTimeoutMillis: 30_000,
      statement_timeout: 30_000,
      application_name: 'parcours',
      options: '-c TimeZone=UTC',
    },
    log,
  );
  try {
    await pool.query('select 1');
    return databaseOver(pool, () => pool.end());
  } catch (thrown) {
    await pool.end();
    throw new AppError(
      'unavailable',
      `PostgreSQL does not answer at ${withoutPassword(url)} (${reason(thrown)}); ` +
        'start it or correct DATABASE_URL, or unset it to use the embedded database',
      { cause: thrown },
    );
  }
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'the address of DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reason(thrown: unknown): string {
  // A name that resolves to several addresses fails with one error per address and no words of its own.
  const first = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  return first instanceof Error ? first.message : String(first);
}
