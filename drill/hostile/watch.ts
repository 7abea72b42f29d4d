import { setTimeout as wait } from 'node:timers/promises';
import type { LoadFigures } from '../load/load.ts';
import type { HostileRow, Quiet } from './judge-hostile.ts';
import { followOthers, rssOf } from './machine.ts';
import { rest, type Scene } from './scene.ts';
import type { HostileKind } from './shot.ts';
import { readTurns, type Turns } from './turns.ts';
import type { VolleyOrder } from './volley-plan.ts';

/** Beside what riders see: how much the event loop works for them alone (ms a second). */
export interface QuietScene extends Quiet {
  readonly workedPerSecond: number;
}

interface Watched {
  readonly row: HostileRow;
  readonly turns: Turns;
  /** For how long the event loop worked for each request of the stranger (ms). */
  readonly workEach: number;
  /** Whether the program was at rest again within half a minute. */
  readonly isAtRest: boolean;
}

const quietSeconds = 10;
const usualPerSecond = 100;

/** Riders alone. */
export async function watchQuiet({ pid, riders, turnsFolder }: Scene): Promise<QuietScene> {
  await wait(1000);
  await riders.take();
  const others = followOthers();
  const startedAt = Date.now();
  await wait(quietSeconds * 1000);
  const figures = await riders.take();
  const { ownMs, workedMs } = readTurns(turnsFolder, pid, startedAt, Date.now());
  return { ...seenBy(figures), turnMs: ownMs, others: others(), workedPerSecond: workedMs / quietSeconds };
}

/** Riders while a stranger sends one kind, and until the program is at rest again. */
export async function watchVolley(
  { site, pid, riders, stranger, turnsFolder }: Scene,
  {
    kind,
    order,
    quiet,
  }: { readonly kind: HostileKind; readonly order: VolleyOrder; readonly quiet: QuietScene },
): Promise<Watched> {
  await riders.take();
  const others = followOthers();
  const startedAt = Date.now();
  const memory = watchRss(pid);
  const { statuses, unsent } = await stranger.send(order);
  const isAtRest = await rest(site, quiet.kept.p99 * 2);
  const figures = await riders.take();
  const endedAt = Date.now();
  const turns = readTurns(turnsFolder, pid, startedAt, endedAt);
  const row: HostileRow = {
    kind: kind.name,
    manner: order.manner === 'rate' ? `${kind.perSecond ?? usualPerSecond}/s` : 'heaviest',
    isUpload: kind.isUpload ?? false,
    expects: (order.manner === 'heaviest' && kind.heaviestExpects) || kind.expects,
    mostGrowthMb: kind.mostGrowthMb,
    statuses: { ...statuses, ...(unsent > 0 && { unsent }) },
    ...seenBy(figures),
    turnMs: turns.ownMs,
    rss: memory.stop(),
    others: others(),
  };
  const forRiders = (quiet.workedPerSecond * (endedAt - startedAt)) / 1000;
  const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { row, turns, workEach: Math.max(0, turns.workedMs - forRiders) / Math.max(1, sent), isAtRest };
}

function seenBy(figures: LoadFigures): Pick<HostileRow, 'kept' | 'boards' | 'made'> {
  const seenOf = (name: string) => {
    const { asked, statuses, times } = figures.of(name);
    const { 200: well = 0, lost = 0 } = statuses;
    return { p50: times.at(0.5), p99: times.at(0.99), refused: asked - well - lost, lost };
  };
  return { kept: seenOf('kept'), boards: seenOf('boards'), made: seenOf('made') };
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
