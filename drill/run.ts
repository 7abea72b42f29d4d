// npm run drill: every fault against the program, as a table. npm run drill -- NAME …: some of them.
// npm run drill -- soak [MINUTES]: a long mixed load while the content neighbour is ill in one way after another.
// npm run drill -- hostile [--only KIND,… --seconds N --busy]: one stranger sends every kind of request, and riders must not notice.
// npm run drill -- bodies [--count N --seed N --busy]: bodies that no honest client writes, at every address that takes one.
// npm run drill:mail [-- --kills N --seed N]: processes are killed around commits and mails, and what arrives is counted.
// npm run drill:forms [-- --kills N --seed N]: processes are killed while forms with files are sent, and what is there is counted.
import { parseArgs } from 'node:util';
import { inHouse, isWell, runDrill } from './drill.ts';
import type { Skipped } from './fault.ts';
import type { Seen } from './findings.ts';
import { faults } from './faults.ts';
import { runFormsDrill } from './forms/forms-drill.ts';
import { runBodiesDrill } from './hostile/bodies.ts';
import { runHostileDrill } from './hostile/hostile-drill.ts';
import { judgeRun } from './hostile/judge-hostile.ts';
import { hostileKinds } from './hostile/kinds.ts';
import { runMailDrill } from './mail/mail-drill.ts';
import { runSoak } from './soak/soak.ts';
import { tableHead, tableRow } from './table.ts';

const soakMinutes = 30;
const [first, ...others] = process.argv.slice(2);
const startedAt = performance.now();
const onlyLinux =
  'not tried: only Linux lends a process other addresses, and tells what its threads wait for';
const say = (line: string) => void process.stdout.write(`${line}\n`);
let failed = 0;

if (first === 'soak') await soak(Number(others[0] ?? soakMinutes));
else if (first === 'hostile') await beHostile(others);
else if (first === 'bodies') await sendBodies(others);
else if (first === 'mail') await kill(runMailDrill, others, 200);
else if (first === 'forms') await kill(runFormsDrill, others, 100);
else await drill(first === undefined ? [] : [first, ...others]);
say(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function drill(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) {
    failed = unknown.length;
    return say(
      `Unknown: ${unknown.join(', ')}. There are soak, hostile, bodies, ${faults.map(({ name }) => name).join(', ')}.`,
    );
  }
  say(tableHead());
  await runDrill(names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name)), {
    isShort: false,
    onOutcome: ({ name }, outcome) => tell(name, outcome),
  });
}

async function soak(minutes: number): Promise<void> {
  await inHouse(false, async (onStage) => {
    const seen = await onStage((stage) => runSoak(stage, { minutes, say }));
    say(tableHead());
    tell('soak', seen);
  });
}

async function beHostile(args: readonly string[]): Promise<void> {
  if (process.platform !== 'linux') return say(onlyLinux);
  const options = {
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rest: { type: 'string', default: '120' },
    busy: { type: 'boolean', default: false },
  } as const;
  const { only, seconds, rest, busy } = parseArgs({ args: [...args], options }).values;
  const names = only?.split(',') ?? hostileKinds.map(({ name }) => name);
  const unknown = names.filter((name) => !hostileKinds.some((kind) => kind.name === name));
  if (unknown.length > 0) {
    failed = unknown.length;
    return say(
      `Unknown: ${unknown.join(', ')}. There are ${hostileKinds.map(({ name }) => name).join(', ')}.`,
    );
  }
  await inHouse(false, async (onStage) => {
    const { amiss, ...rows } = await onStage((stage) =>
      runHostileDrill(stage, {
        kinds: hostileKinds.filter(({ name }) => names.includes(name)),
        isWhole: only === undefined,
        seconds: Number(seconds),
        restSeconds: Number(rest),
        say,
      }),
    );
    const run = judgeRun(rows, busy);
    const all = [...amiss, ...run.amiss];
    for (const each of all) say(`✗ ${each}`);
    say(`rows: ${run.told}`);
    failed = all.length;
  });
}

async function sendBodies(args: readonly string[]): Promise<void> {
  if (process.platform !== 'linux') return say(onlyLinux);
  const options = {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    busy: { type: 'boolean', default: false },
  } as const;
  const { count, seed, busy } = parseArgs({ args: [...args], options }).values;
  await inHouse(false, async (onStage) => {
    const { amiss } = await onStage((stage) =>
      runBodiesDrill(stage, { count: Number(count), seed: Number(seed), mayBeBusy: busy, say }),
    );
    for (const each of amiss) say(`✗ ${each}`);
    failed = amiss.length;
  });
}

async function kill(run: typeof runMailDrill, args: readonly string[], usual: number): Promise<void> {
  const options = { kills: { type: 'string', default: `${usual}` }, seed: { type: 'string' } } as const;
  const { kills, seed } = parseArgs({ args: [...args], options }).values;
  await inHouse(false, async (onStage) => {
    const chosen = { kills: Number(kills), ...(seed !== undefined && { seed: Number(seed) }) };
    const { amiss } = await run(onStage, { ...chosen, say });
    failed = amiss.length;
  });
}

function tell(name: string, outcome: Seen | Skipped): void {
  if (!isWell(outcome)) failed += 1;
  say(tableRow(name, outcome));
}
