import type pg from 'pg';

/** What a database is asked, in numbers that only grow, and how many wait for it now. */
export interface DatabaseLoad {
  readonly statements: number;
  readonly statementSeconds: number;
  readonly slowestSeconds: number;
  /** Waits for a connection, and how long they took together. */
  readonly waits: number;
  readonly waitSeconds: number;
  readonly waiting: number;
  readonly connections: number;
}

type Query = (...args: unknown[]) => unknown;

/** Measures a pool from outside: every statement of every connection, and every wait for one. */
export function measurePool(pool: pg.Pool): () => DatabaseLoad {
  const sums = { statements: 0, statementSeconds: 0, slowestSeconds: 0, waits: 0, waitSeconds: 0 };
  const told = (startedAt: number) => {
    const seconds = (performance.now() - startedAt) / 1000;
    sums.statements += 1;
    sums.statementSeconds += seconds;
    sums.slowestSeconds = Math.max(sums.slowestSeconds, seconds);
  };
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => timed(ask, args, told)) as typeof client.query;
  });
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  pool.connect = ((callback?: (...given: unknown[]) => void) => {
    const startedAt = performance.now();
    const came = () => {
      sums.waits += 1;
      sums.waitSeconds += (performance.now() - startedAt) / 1000;
    };
    if (callback)
      return connect((...given: unknown[]) => {
        came();
        callback(...given);
      });
    return (connect() as Promise<unknown>).finally(came);
  }) as typeof pool.connect;
  return () => {
    const { slowestSeconds } = sums;
    // The slowest since somebody last looked: over the whole life of a program it would say nothing.
    sums.slowestSeconds = 0;
    return { ...sums, slowestSeconds, waiting: pool.waitingCount, connections: pool.totalCount };
  };
}

/** Statements come with a callback, or give a promise, or are objects that answer by events and are not measured. */
function timed(ask: Query, args: unknown[], told: (startedAt: number) => void): unknown {
  const startedAt = performance.now();
  const last = args.at(-1);
  if (typeof last === 'function') {
    const answer = (...given: unknown[]): void => {
      told(startedAt);
      (last as Query)(...given);
    };
    return ask(...args.slice(0, -1), answer);
  }
  const asked = ask(...args);
  if (asked instanceof Promise)
    asked.then(
      () => told(startedAt),
      () => told(startedAt),
    );
  return asked;
}
