import type pg from 'pg';

/** How often a statement comes before it gets a name: what is asked once is not worth keeping. */
const worthKeeping = 3;
/** Of each connection, named or counted. The one asked longest ago makes room for the next. */
const mostKept = 200;

type Query = (...args: unknown[]) => unknown;

/** The part of a statement that the driver reads, given as such or as a text of its own. */
interface Statement {
  readonly name?: string | undefined;
  readonly text: string;
}

/**
 * Gives a name to each statement that comes again, so that the database reads and plans it once: of the embedded one,
 * that takes longer than the answer to a small question does. A pool in front of several machines may share connections
 * between its clients, who would not find each other's names: this is for a database that only we talk to.
 */
export function nameStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Query;
    const names = createNames((name) => {
      // A connection that is in a failed transaction keeps the plan; its name never comes back.
      Promise.resolve(ask(`deallocate "${name}"`)).catch(() => {});
    });
    client.query = ((...args: unknown[]) => ask(...withName(args, names))) as typeof client.query;
  });
}

function withName(args: unknown[], names: (text: string) => string | undefined): unknown[] {
  const [statement, values, ...rest] = args;
  // Without values it may be several statements in one text, which have no name together.
  if (!Array.isArray(values) || values.length === 0) return args;
  const given = typeof statement === 'string' ? { text: statement } : (statement as Statement);
  if (typeof given.text !== 'string' || given.name !== undefined) return args;
  const name = names(given.text);
  return name === undefined ? args : [{ ...given, name }, values, ...rest];
}

interface Kept {
  times: number;
  name?: string;
}

function createNames(forget: (name: string) => void): (text: string) => string | undefined {
  /** By text, in the order they were last asked. */
  const kept = new Map<string, Kept>();
  let last = 0;
  return (text) => {
    const known = kept.get(text) ?? { times: 0 };
    known.times += 1;
    kept.delete(text);
    kept.set(text, known);
    if (known.times >= worthKeeping) known.name ??= `kept${++last}`;
    const [oldest] = kept;
    if (kept.size > mostKept && oldest) {
      kept.delete(oldest[0]);
      if (oldest[1].name !== undefined) forget(oldest[1].name);
    }
    return known.name;
  };
}
