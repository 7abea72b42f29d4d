import pg from 'pg';
import { AppError } from '#lib/errors.ts';
import { within } from '#lib/within.ts';
import type { Log } from '#platform/log/log.ts';
import type { BareDatabase, Database } from './database.ts';
import { measurePool } from './statement-times.ts';

const checkTimeoutMs = 2_000;

/** Of an embedded database, which answers one statement at a time: ours then wait for one of a stranger at most. */
const outsideWidth = 1;

/** Adds the ORM, which takes half a second to load: it is fetched while the database starts, not before. */
export async function withOrm(opening: Promise<BareDatabase>): Promise<Database> {
  const [database, { drizzle }] = await Promise.all([opening, import('drizzle-orm/node-postgres')]);
  const { pool, outsidePool } = database;
  const orm = drizzle({ client: pool });
  const outside = outsidePool
    ? { orm: drizzle({ client: outsidePool }), width: outsidePool.options.max }
    : { orm, width: outsideWidth };
  return { ...database, orm, outside };
}

/** The parts of a database that are alike in both kinds. */
export function databaseOver(pool: pg.Pool, end: () => Promise<void>): BareDatabase {
  let closing: Promise<void> | undefined;
  const load = measurePool(pool);
  return { pool, load, check: () => requireAnswer(pool), close: () => (closing ??= end()) };
}

export function createPool(options: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new PatientPool({ ...options, types: { getTypeParser } });
  // Without a listener, a connection that breaks while nobody uses it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'));
  // So would one that breaks between two statements of a transaction: its next statement says so to whoever is at it.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Waits for a free connection as long as the stock pool does, then says what may be wrong. */
class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().catch((thrown: unknown) => Promise.reject(explained(thrown)));
    super.connect((error, client, done) => callback(error && explained(error), client, done));
    return undefined;
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

function explained(thrown: unknown): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (!error.message.startsWith('timeout exceeded')) return error;
  return new AppError(
    'unavailable',
    'no database connection came free in time; a query inside a transaction must go through its tx',
    { cause: error },
  );
}

const dateOid = 1082;

// A calendar day stays the text that it is: the driver would make it midnight in the machine's time zone.
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid: number, format?) =>
  oid === dateOid ? (text: string) => text : pg.types.getTypeParser(oid, format);

async function requireAnswer(pool: pg.Pool): Promise<void> {
  const late = () => new Error(`no answer within ${checkTimeoutMs} ms`);
  await within(checkTimeoutMs, pool.query('select 1'), late).catch((cause: unknown) => {
    throw new AppError('unavailable', 'the database does not answer', { cause });
  });
}
