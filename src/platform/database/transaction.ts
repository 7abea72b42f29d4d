import type pg from 'pg';

/** Whatever takes a statement: the pool, or the connection of a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

/** Work on a connection of its own. Whatever it leaves behind when it fails, nobody finds it there. */
export async function onConnection<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    const result = await work(connection);
    connection.release();
    return result;
  } catch (thrown) {
    // A connection that cannot even roll back is not used again.
    const isClean = await connection.query('rollback').then(
      () => true,
      () => false,
    );
    connection.release(!isClean);
    throw thrown;
  }
}

/** Of two transactions that wait for each other PostgreSQL gives one up. Once the other is through there is room for it. */
const deadlock = '40P01';
const mostTries = 4;

/**
 * All of the work or none of it. Inside, every statement goes through the connection it is given, and nothing else is
 * changed: work that met a deadlock is done again from its beginning.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await onConnection(pool, async (connection) => {
        await connection.query('begin');
        const result = await work(connection);
        await connection.query('commit');
        return result;
      });
    } catch (thrown) {
      if (tries === mostTries || !isDeadlock(thrown)) throw thrown;
    }
}

const isDeadlock = (thrown: unknown) =>
  thrown instanceof Error && (thrown as { code?: unknown }).code === deadlock;
