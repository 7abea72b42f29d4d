import { spawn, type ChildProcess } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#lib/errors.ts';

/** How PostgreSQL's own programs are started. */
export interface PostgresPrograms {
  readonly url: string;
  /** What they find in their environment, with the path they are found on. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal | undefined;
}

/** The whole database as it is at this moment, while others go on using it. */
export async function* dumpDatabase(programs: PostgresPrograms): AsyncGenerator<Buffer> {
  yield* outputOf(start('pg_dump', ['--format=custom', ...connection(programs)], programs));
}

/**
 * Puts a dump into a database, all of it or nothing. With `replaces`, everything that is there is dropped before, in the
 * same transaction. The drops of pg_restore would not do: it cannot drop the partitions of a table.
 */
export async function restoreDump(
  dump: AsyncIterable<Uint8Array>,
  { replaces, ...programs }: PostgresPrograms & { readonly replaces: boolean },
): Promise<void> {
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-', ...connection(programs)];
  const database = start('psql', args, programs);
  // What it prints is of no use, and would hold it up.
  database.child.stdout?.resume();
  await feed(database, scriptOf(dump, replaces, programs));
}

const dropEverything = `do $$ declare name text; begin
  for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', name);
  end loop;
  create schema public;
  alter schema public owner to pg_database_owner;
  grant usage on schema public to public;
end $$;
`;

/** Whatever breaks off before the last line leaves the database as it was. */
async function* scriptOf(
  dump: AsyncIterable<Uint8Array>,
  replaces: boolean,
  programs: PostgresPrograms,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`begin;\n${replaces ? dropEverything : ''}`);
  const reading = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-'], programs);
  const fed = feed(reading, dump);
  // It is waited for below, after what it feeds.
  fed.catch(() => undefined);
  yield* outputOf(reading);
  await fed;
  yield Buffer.from('commit;\n');
}

async function* outputOf({ child, ended }: Started): AsyncGenerator<Buffer> {
  try {
    if (child.stdout) yield* child.stdout as AsyncIterable<Buffer>;
    await ended;
  } finally {
    child.kill();
  }
}

/** Ends when the program does. One that ends early closes its input: why it did is the better reason. */
async function feed({ child, ended }: Started, source: AsyncIterable<Uint8Array>): Promise<void> {
  const fed = child.stdin ? pipeline(source, child.stdin) : Promise.resolve();
  const [end, feeding] = await Promise.allSettled([ended, fed.catch(stopAnd(child))]);
  if (feeding.status === 'rejected' && !isClosedPipe(feeding.reason)) throw feeding.reason;
  if (end.status === 'rejected') throw end.reason;
  if (feeding.status === 'rejected') throw feeding.reason;
}

const stopAnd = (child: ChildProcess) => (fault: unknown) => {
  child.kill();
  throw fault;
};

/** Other users of the machine can read what a program is started with, and not its environment: the password goes there. */
const connection = ({ url }: PostgresPrograms): readonly string[] => [
  '--no-password',
  `--dbname=${splitPassword(url).address}`,
];

interface Started {
  readonly child: ChildProcess;
  /** Rejects with what the program complained of. */
  readonly ended: Promise<void>;
}

function start(program: string, args: readonly string[], programs: PostgresPrograms): Started {
  const { password } = splitPassword(programs.url);
  const child = spawn(program, args, {
    env: { ...programs.environment, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) },
    signal: programs.signal,
    windowsHide: true,
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(0, 10_000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (cause) => reject(explain(cause, program)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new AppError('unavailable', `${program} failed: ${firstFault(complaint)}`));
    });
  });
  // Whoever waits for it may have to read or write first.
  ended.catch(() => undefined);
  return { child, ended };
}

function explain(cause: Error, program: string): Error {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') return cause;
  return new AppError(
    'unavailable',
    `${program} is not on this machine: install the client programs of PostgreSQL`,
    { cause },
  );
}

function firstFault(complaint: string): string {
  const lines = complaint.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => /error|fatal/i.test(line)) ?? lines[0] ?? 'it gave no reason').trim();
}

const isClosedPipe = (thrown: unknown): boolean =>
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(
    (thrown as NodeJS.ErrnoException).code ?? '',
  );

/** The address as PostgreSQL's programs read it, without what only our driver knows. */
function splitPassword(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const { searchParams } = address;
  const password = decodeURIComponent(address.password) || (searchParams.get('password') ?? '');
  address.password = '';
  const isEncrypted = ['true', '1'].includes(searchParams.get('ssl') ?? '');
  for (const name of ['password', 'ssl', 'uselibpqcompat']) searchParams.delete(name);
  if (isEncrypted && !searchParams.has('sslmode')) searchParams.set('sslmode', 'require');
  return { address: address.href, password };
}
