import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seeKeptPages } from '../faults/requirements.ts';
import type { Seen } from '../findings.ts';
import { Histogram } from '../load/histogram.ts';
import type { Load, LoadFigures } from '../load/load.ts';
import { freePort } from '../stage/free-port.ts';
import { openHalfSenders } from '../stage/half-senders.ts';
import type { Running } from '../stage/running.ts';
import type { Neighbour, Stage } from '../stage/stage.ts';
import { judgeSoak, p99 } from './judge-soak.ts';
import { openListeners } from './listeners.ts';
import { followMachineShare } from './machine-share.ts';
import { sampleMemory } from './memory-samples.ts';
import { independent, soakVisitors } from './soak-load.ts';
import { startSpells } from './spells.ts';

interface SoakOptions {
  readonly minutes: number;
  /** A line of the report. */
  say(line: string): void;
}

const minuteMs = 60_000;
/** Long enough that what a start leaves behind, and what an outage does, is over. */
const settleMs = 30_000;
/** A minute in which the host gave more than this part of the machine to others says nothing about times. */
const mostWithheld = 0.05;
/** How long the neighbour behaves in one way. */
const spellMs = 20_000;

/** A long mixed load on one program, its content neighbour being ill in one way after another. */
export async function runSoak(stage: Stage, { minutes, say }: SoakOptions): Promise<Seen> {
  const neighbour = await stage.neighbour('content');
  const site = await startSite(stage, neighbour);
  await seeKeptPages(site);
  const halves = openHalfSenders(site.origin, 50, '127.0.0.1');
  const listeners = openListeners(site.origin, 30);
  stage.atEnd(() => {
    halves.stop();
    listeners.stop();
  });
  const load = stage.load(soakVisitors(site.origin));

  const before = await measureQuiet(load);
  say(`quiet before, a minute    p99 of kept pages ${p99(before)} ms`);
  const samples = sampleMemory(site);
  const spells = startSpells(neighbour, spellMs);
  const trouble = new Histogram();
  const share = followMachineShare();
  let refused = 0;
  let starved = 0;
  for (let minute = 1; minute <= minutes && !site.hasDied(); minute += 1) {
    await wait(minuteMs);
    const figures = await load.take();
    const withheld = share.take();
    if (withheld > mostWithheld) starved += 1;
    else trouble.merge(figures.of('kept').times);
    refused += countRefused(figures);
    const { rssMb, heapMb } = await site.memory();
    const memory = `rss ${rssMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB`;
    const times = `p99 of kept pages ${p99(figures.of('kept').times)} ms, the load up to ${figures.latestMs.toFixed(0)} ms late`;
    const answers = soakVisitors('').map(({ name }) => `${name} ${figures.of(name).answers}`);
    const machine = `the host withheld ${(100 * withheld).toFixed(0)} %`;
    say(
      `minute ${minute}: ${memory}, ${times}, ${machine}, deaths ${stage.deaths()}, neighbour ${spells.current()}`,
    );
    say(`  ${answers.join(' · ')}`);
  }
  samples.stop();
  await spells.stop();
  const after = await measureQuiet(load);
  say(`quiet after, a minute     p99 of kept pages ${p99(after)} ms`);
  await load.stop();
  const { opened, refused: unheard } = listeners.counts();
  say(`streams opened ${opened}, refused ${unheard}; half-sent requests closed ${halves.closed()}`);
  return judgeSoak(stage.findings(`${minutes} minutes of mixed load`), {
    minutes,
    deaths: stage.deaths(),
    samples: samples.taken,
    quiet: [before, after],
    trouble,
    starved,
    refused,
  });
}

/** With its log on, in a file; the pages it keeps fill their room within the first minutes. */
async function startSite(stage: Stage, { front }: Neighbour): Promise<Running> {
  const settings = {
    PORT: String(await freePort()),
    CONTENT_URL: front.url,
    CACHE_MAX_MB: '16',
    ROUTES_REFRESH_S: '10',
    LOG_LEVEL: 'info',
  };
  const dataDir = await stage.dataFolder();
  return stage.start({ dataDir, settings, output: join(stage.newFolder(), 'log') });
}

/** Kept pages under the same load, while the neighbour is well. */
async function measureQuiet(load: Load): Promise<Histogram> {
  await wait(settleMs);
  await load.take();
  await wait(minuteMs);
  return (await load.take()).of('kept').times;
}

function countRefused(figures: LoadFigures): number {
  const refusals = independent.map((name) => {
    const { asked, statuses } = figures.of(name);
    return asked - (statuses['200'] ?? 0);
  });
  return refusals.reduce((sum, count) => sum + count, 0);
}
