import type pg from 'pg';
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

const statementLimitMs = 30_000;
const outsideConnections = 4;
/** A question of a stranger that takes longer is given up. */
const outsideStatementLimitMs = 2_000;

export function openPostgres(options: PostgresOptions): Promise<Database> {
  return withOrm(connect(options));
}

async function connect(options: PostgresOptions): Promise<BareDatabase> {
  const { url, log, connections = 10, connectionTimeoutMs = 5_000 } = options;
  const open = (max: number, statementMs: number): pg.Pool =>
    createPool(
      {
        connectionString: url,
        max,
        connectionTimeoutMillis: connectionTimeoutMs,
        idleTimeoutMillis: 30_000,
        statement_timeout: statementMs,
        application_name: 'parcours',
        options: '-c TimeZone=UTC',
      },
      log,
    );
  const pool = open(connections, statementLimitMs);
  try {
    await pool.query('select 1');
    // It connects when the first stranger asks.
    const outsidePool = open(Math.min(connections, outsideConnections), outsideStatementLimitMs);
    const end = async (): Promise<void> => void (await Promise.all([pool.end(), outsidePool.end()]));
    return { ...databaseOver(pool, end), outsidePool };
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
