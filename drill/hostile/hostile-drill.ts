import { setTimeout as wait } from 'node:timers/promises';
import { seeKeptPages } from '../faults/requirements.ts';
import { boards as boardPages, keptPages } from '../faults/pages.ts';
import type { Load, LoadFigures } from '../load/load.ts';
import type { Running } from '../stage/running.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { learnFacts, type Facts } from './facts.ts';
import { startHostileClient, type HostileClient } from './hostile-client.ts';
import { hostileHead, hostileLine, tellBars } from './hostile-table.ts';
import { judgeMemory, judgeRow, type HostileRow, type Quiet } from './judge-hostile.ts';
import { followOthers, rssOf } from './machine.ts';
import { observers } from './observers.ts';
import type { HostileKind, Manner } from './shot.ts';
import { readTurns, recordingTurns, type Turns } from './turns.ts';

interface HostileOptions {
  readonly kinds: readonly HostileKind[];
  /** How long one client sends a kind at its rate; its heaviest request is sent for a part of that. */
  readonly seconds: number;
  /** How long after the last of them memory is looked at. */
  readonly restSeconds: number;
  /** A line of the report. */
  say(line: string): void;
}

interface Outcome {
  readonly amiss: readonly string[];
  readonly notJudged: number;
}

const heaviestShare = 0.4;
/** What uploads and first requests leave behind is given back by then. */
const coolMs = 15_000;
const quietSeconds = 10;
/** After a kind the program is left alone until it answers at once, and no longer than this. */
const longestRestMs = 30_000;
const atOnceMs = 60;

/** One stranger sends every kind of request in turn, while riders ask for kept pages and boards. */
export async function runHostileDrill(
  stage: Stage,
  { kinds, seconds, restSeconds, say }: HostileOptions,
): Promise<Outcome> {
  const scene = await openScene(stage);
  const { site, facts } = scene;
  await warmUp(scene, kinds);
  const quiet = await watchQuiet(scene);
  say(tellBars());
  say(tellQuiet(quiet));
  const before = rssOf(scene.pid);
  say(hostileHead());
  const amiss: string[] = [];
  let notJudged = 0;
  for (const [at, kind] of kinds.entries()) {
    const manners: readonly Manner[] = kind.heaviest ? ['rate', 'heaviest'] : ['rate'];
    for (const manner of manners) {
      if (site.hasDied()) continue;
      const from = `127.${manner === 'rate' ? 20 : 21}.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`;
      const span = manner === 'rate' ? seconds : seconds * heaviestShare;
      const order = { kind: kind.name, manner, seconds: span, from, facts };
      const { row, ...told } = await watchVolley(scene, kind, order, quiet);
      const verdict = judgeRow(row, quiet);
      say(hostileLine(row, told, verdict));
      amiss.push(...verdict.amiss.map((each) => `${kind.name}, ${row.manner}: ${each}`));
      if (verdict.notJudged !== undefined) notJudged += 1;
    }
  }
  if (site.hasDied()) {
    const { code, signal } = await site.program.exit;
    const last = site.program.stderr().slice(-300);
    return { amiss: [...amiss, `the program ended with ${code ?? signal}: ${last}`], notJudged };
  }
  await scene.riders.stop();
  await wait(restSeconds * 1000);
  const after = rssOf(scene.pid);
  const memory = judgeMemory({ before, after });
  say(
    `memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB ${restSeconds} s after the last of them`,
  );
  return { amiss: [...amiss, ...memory.amiss], notJudged };
}

interface Scene {
  readonly site: Running;
  readonly pid: number;
  readonly facts: Facts;
  readonly riders: Load;
  readonly stranger: HostileClient;
  readonly turnsFolder: string;
}

async function openScene(stage: Stage): Promise<Scene> {
  const turnsFolder = stage.newFolder();
  // As an operator starts it: each kind comes from an address that nothing was counted of yet.
  const settings = { RATE_LIMIT_PER_MINUTE: '600', ...recordingTurns(turnsFolder) };
  const site = await stage.start({ settings });
  await seeKeptPages(site, [...keptPages, ...boardPages]);
  const facts = await learnFacts(site.origin);
  const stranger = startHostileClient();
  stage.atEnd(() => stranger.stop());
  const riders = stage.load(observers(facts));
  return { site, pid: site.program.pid ?? 0, facts, riders, stranger, turnsFolder };
}

interface Watched {
  readonly row: HostileRow;
  readonly turns: Turns;
  readonly workEach: number;
}

/** Beside what riders see: how much the event loop works for them alone (ms a second). */
type QuietScene = Quiet & { readonly workedPerSecond: number };

type Order = Parameters<HostileClient['send']>[0];

async function watchVolley(
  scene: Scene,
  kind: HostileKind,
  order: Order,
  quiet: QuietScene,
): Promise<Watched> {
  const { pid, riders, stranger, turnsFolder } = scene;
  await riders.take();
  const others = followOthers();
  const startedAt = Date.now();
  const memory = watchRss(pid);
  const report = await stranger.send(order);
  await settle(scene);
  const figures = await riders.take();
  const turns = readTurns(turnsFolder, pid, startedAt, Date.now());
  const rate = `${kind.perSecond ?? 100}/s`;
  const row: HostileRow = {
    kind: kind.name,
    manner: order.manner === 'rate' ? rate : 'heaviest',
    isUpload: kind.isUpload ?? false,
    statuses: { ...report.statuses, ...(report.unsent > 0 && { unsent: report.unsent }) },
    ...seenBy(figures),
    turnMs: turns.ownMs,
    rss: memory.stop(),
    others: others(),
  };
  const forRiders = (quiet.workedPerSecond * (Date.now() - startedAt)) / 1000;
  const answers = Object.values(report.statuses).reduce((sum, count) => sum + count, 0);
  return { row, turns, workEach: Math.max(0, turns.workedMs - forRiders) / Math.max(1, answers) };
}

/** Until a kept page comes at once, twice; what was written down of the last turns is waited for. */
async function settle({ site }: Scene): Promise<void> {
  let atOnce = 0;
  await until(async () => {
    const { status, ms } = await site.visit('/propos');
    atOnce = status === 200 && ms < atOnceMs ? atOnce + 1 : 0;
    return atOnce >= 2;
  }, longestRestMs);
  await wait(450);
}

async function watchQuiet({ pid, riders, turnsFolder }: Scene): Promise<QuietScene> {
  await riders.take();
  const others = followOthers();
  const startedAt = Date.now();
  await wait(quietSeconds * 1000);
  const figures = await riders.take();
  const { ownMs, workedMs } = readTurns(turnsFolder, pid, startedAt, Date.now());
  const workedPerSecond = workedMs / quietSeconds;
  return { ...seenBy(figures), turnMs: ownMs, others: others(), workedPerSecond };
}

function tellQuiet({ kept, boards, turnMs, others }: Quiet): string {
  const used = `others used ${(others * 100).toFixed(0)} % of the machine`;
  return `Before anybody is hostile: kept p99 ${kept.p99.toFixed(1)} ms, boards p99 ${boards.p99.toFixed(1)} ms, longest turn ${turnMs.toFixed(0)} ms; ${used}.`;
}

/** A few requests of each kind, so that memory is that of a program that knows all of them. */
async function warmUp(scene: Scene, kinds: readonly HostileKind[]): Promise<void> {
  const { stranger, facts } = scene;
  for (const kind of kinds)
    await stranger.send({ kind: kind.name, manner: 'rate', seconds: 0.1, from: '127.22.0.1', facts });
  await settle(scene);
  await wait(coolMs);
}

function seenBy(figures: LoadFigures): Pick<HostileRow, 'kept' | 'boards'> {
  const seenOf = (name: string) => {
    const { asked, statuses, times } = figures.of(name);
    return { p50: times.at(0.5), p99: times.at(0.99), refused: asked - (statuses['200'] ?? 0) };
  };
  return { kept: seenOf('kept'), boards: seenOf('boards') };
}

const lookEveryMs = 100;

function watchRss(pid: number): { stop(): HostileRow['rss'] } {
  const before = rssOf(pid);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, rssOf(pid))), lookEveryMs);
  return {
    stop: () => {
      clearInterval(timer);
      return { before, peak, after: rssOf(pid) };
    },
  };
}
