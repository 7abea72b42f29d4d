// npm run bench:login: whether the time of an answer tells who has an account, and what boards lose by many logins.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { load, type LoadFigures } from './load.ts';
import { addressOf, password, writeAccounts } from './login/write-accounts.ts';
import { startServer } from './schedule/server-process.ts';

const times = Number(process.argv[2] ?? 200);
const warmTimes = 10;
const turns = 5;
const turnSeconds = 5;
const loginsPerSecond = 300;
/** Few enough that the process is not busy by itself: then a board waits only for what others make it wait for. */
const connections = 2;
const boards = ['1008', '1401'].map((stop) => `/horaires-et-trajets/horaires/${stop}`);
const client = { client_id: 'bench', client_secret: 'the-secret-of-the-benchmark' };

const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await writeAccounts(folder, times + warmTimes);
const site = await startServer(['dist/server/main.js'], {
  PORT: '0',
  DATA_DIR: folder,
  LOG_LEVEL: 'fatal',
  OAUTH_CLIENTS: `${client.client_id}:${client.client_secret}`,
  // Every request comes from another address, so that none is only counted.
  TRUST_PROXY: '1',
  RATE_LIMIT_PER_MINUTE: '1000000000',
});

let callers = 0;
/** Milliseconds from the question to the last byte of its answer. */
async function time(path: string, type: string, body: string): Promise<number> {
  callers += 1;
  const caller = `10.1.${callers >> 8}.${callers & 255}`;
  const began = performance.now();
  const answer = await fetch(`${site.origin}/services/accounts${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': caller },
    body,
  });
  await answer.text();
  const ms = performance.now() - began;
  if (![200, 400].includes(answer.status)) throw new Error(`${path} answers ${answer.status}`);
  return ms;
}

const formOf = (username: string, secret: string) =>
  new URLSearchParams({ grant_type: 'password', username, password: secret, ...client }).toString();
const logIn = (username: string, secret: string) =>
  time('/oauth/token', 'application/x-www-form-urlencoded', formOf(username, secret));
const post = (path: string, body: object) => time(path, 'application/json', JSON.stringify(body));
const names = { first_name: 'Anne', last_name: 'Roy' };

const calls: Readonly<Record<string, (nth: number) => Promise<number>>> = {
  'login, right password': (nth) => logIn(addressOf('known', nth), password),
  'login, wrong password': (nth) => logIn(addressOf('known', nth), 'lune-rouge'),
  'login, unknown address': (nth) => logIn(addressOf('unknown', nth), password),
  'login, never activated': (nth) => logIn(addressOf('unactivated', nth), password),
  'lost password, known': (nth) => post('/user/lost-password', { mail: addressOf('known', nth) }),
  'lost password, unknown': (nth) => post('/user/lost-password', { mail: addressOf('unknown', nth) }),
  'registration, taken': (nth) => post('/user/register', { mail: addressOf('known', nth), ...names }),
  'registration, free': (nth) => post('/user/register', { mail: `free.${nth}@exemple.ca`, ...names }),
};

const taken = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
// In turns, so that whatever else the machine does falls on all of them, and in another order each time: a call waits for
// what the one before left to be done, such as a mail.
for (let nth = -warmTimes; nth < times; nth += 1)
  for (const [name, call] of shuffled(Object.entries(calls))) {
    const ms = await call(nth + warmTimes);
    if (nth >= 0) taken.get(name)?.push(ms);
  }

say(`${times} of each, in turns; Node ${process.version}\n`);
say(row('call', ['p25', 'median', 'p75', 'p95', 'ms']));
for (const [name, all] of taken)
  say(
    row(
      name,
      [0.25, 0.5, 0.75, 0.95].map((part) => at(all, part).toFixed(1)),
    ),
  );

for (const path of boards) {
  const { status } = await fetch(site.origin + path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
}
const askBoards = () =>
  load(
    boards.map((path) => site.origin + path),
    { seconds: turnSeconds, connections },
  );
const alone: LoadFigures[] = [];
const beside: LoadFigures[] = [];
const statuses = new Map<string, number>();
await askBoards();
for (let turn = 0; turn < turns; turn += 1) {
  alone.push(await askBoards());
  beside.push(await besideLogins(askBoards));
}
await site.stop();

say(`\nboards, while ${loginsPerSecond} logins a second are asked for\n`);
for (const [name, figures] of Object.entries({ alone, 'beside logins': beside }))
  say(
    `${name.padEnd(14)} p99 ${p99(figures).toFixed(1)} ms, ${middle(figures.map(({ perSecond }) => perSecond)).toFixed(0)} boards a second`,
  );
say(`ratio of the p99: ${(p99(beside) / p99(alone)).toFixed(2)}`);
say(`logins: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);

/** Does something while logins come from a process of their own. */
async function besideLogins<Result>(work: () => Promise<Result>): Promise<Result> {
  const args = [
    'bench/login/ask-often.mjs',
    site.origin,
    String(loginsPerSecond),
    formOf('known.NTH@x.ca', 'x'),
  ];
  const asking = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const told = text(asking.stdout);
  const result = await work();
  asking.stdin.end();
  const answer = JSON.parse(await told) as { statuses: Record<string, number> };
  for (const [status, count] of Object.entries(answer.statuses))
    statuses.set(status, (statuses.get(status) ?? 0) + count);
  return result;
}

function shuffled<Each>(all: readonly Each[]): Each[] {
  return all
    .map((each) => [Math.random(), each] as const)
    .toSorted(([one], [two]) => one - two)
    .map(([, each]) => each);
}

function p99(figures: readonly LoadFigures[]): number {
  return middle(figures.map(({ p99Ms }) => p99Ms));
}

function middle(values: readonly number[]): number {
  return at(values, 0.5);
}

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function row(name: string, figures: readonly string[]): string {
  return name.padEnd(28) + figures.map((figure) => figure.padStart(9)).join('');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
