import type pg from 'pg';

/** How often a statement comes before it gets a name: what is asked once is not worth keeping. */
const worthKeeping = 3;
/**
 * The characters of all statements that a connection knows, named or counted. Plans take a hundred times as much memory:
 * however many shapes of questions strangers think of, it is 40 MB. The one asked longest ago makes room for the next.
 */
const mostCharacters = 400_000;

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
    const names = createNames();
    client.query = ((...args: unknown[]) => {
      const named = withName(args, names);
      return forgetFirst(ask, names.forgotten(), named);
    }) as typeof client.query;
  });
}

/** A connection takes one question at a time. In a failed transaction it keeps the plans; their names never come back. */
function forgetFirst(ask: Query, [name, ...others]: readonly string[], args: unknown[]): unknown {
  if (name === undefined) return ask(...args);
  const goOn = () => forgetFirst(ask, others, args);
  const text = `deallocate "${name}"`;
  if (typeof args.at(-1) === 'function') return ask(text, goOn);
  return (ask(text) as Promise<unknown>).then(goOn, goOn);
}

function withName(args: unknown[], names: Names): unknown[] {
  const [statement, values, ...rest] = args;
  // Without values it may be several statements in one text, which have no name together.
  if (!Array.isArray(values) || values.length === 0) return args;
  const given = typeof statement === 'string' ? { text: statement } : (statement as Statement);
  if (typeof given.text !== 'string' || given.name !== undefined) return args;
  const name = names.of(given.text);
  return name === undefined ? args : [{ ...given, name }, values, ...rest];
}

type Names = ReturnType<typeof createNames>;

interface Known {
  times: number;
  name?: string;
}

/** The names of the statements of one connection. */
function createNames() {
  /** By text, in the order they were last asked. */
  const known = new Map<string, Known>();
  let characters = 0;
  let last = 0;
  let forgotten: string[] = [];

  function makeRoom(): void {
    for (const [text, { name }] of known) {
      if (characters <= mostCharacters) return;
      known.delete(text);
      characters -= text.length;
      if (name !== undefined) forgotten.push(name);
    }
  }

  return {
    /** Undefined for a statement that came too seldom. */
    of(text: string): string | undefined {
      const one = known.get(text) ?? { times: 0 };
      if (!known.delete(text)) characters += text.length;
      known.set(text, one);
      one.times += 1;
      if (one.times >= worthKeeping) one.name ??= `kept${++last}`;
      makeRoom();
      return one.name;
    },
    /** Those that made room since this was last asked. */
    forgotten(): readonly string[] {
      const names = forgotten;
      forgotten = [];
      return names;
    },
  };
}
