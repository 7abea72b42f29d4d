import { setTimeout as wait } from 'node:timers/promises';
import { startAddressService } from '#tests/support/address-service.ts';
import { boards, keptPages } from '../faults/pages.ts';
import { seeKeptPages } from '../faults/requirements.ts';
import type { Load } from '../load/load.ts';
import type { Running } from '../stage/running.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { learnFacts, type Facts } from './facts.ts';
import { startHostileClient, type HostileClient } from './hostile-client.ts';
import { rssOf } from './machine.ts';
import { observers } from './observers.ts';
import type { HostileKind } from './shot.ts';
import { recordingTurns } from './turns.ts';

/** A program with its riders and a stranger. */
export interface Scene {
  readonly site: Running;
  readonly pid: number;
  readonly facts: Facts;
  readonly riders: Load;
  readonly stranger: HostileClient;
  readonly turnsFolder: string;
  /** Memory with riders alone, before anything of a stranger came (MB). */
  readonly coldMb: number;
  close(): Promise<void>;
}

/** What uploads and first requests leave behind is given back by then. */
const coolMs = 15_000;
/** A program that answers later than this is not at rest, and no longer than that it is waited for. */
const atOnceMs = 60;
const longestRestMs = 30_000;
/** The program has written down its turns by then. */
const writtenMs = 450;

/** As an operator starts it who has a service that completes addresses: each kind comes from an address that nothing was counted of yet. */
export async function openScene(stage: Stage, kinds: readonly HostileKind[]): Promise<Scene> {
  const turnsFolder = stage.newFolder();
  const addresses = await startAddressService();
  stage.atEnd(() => addresses.upstream.close());
  const settings = { RATE_LIMIT_PER_MINUTE: '600', ...addresses.settings, ...recordingTurns(turnsFolder) };
  const site = await stage.start({ settings });
  await seeKeptPages(site, [...keptPages, ...boards]);
  const facts = await learnFacts(site.origin);
  const pid = site.program.pid ?? 0;
  const riders = stage.load(observers(facts));
  await wait(coolMs);
  const coldMb = rssOf(pid);
  const stranger = startHostileClient();
  stage.atEnd(() => stranger.stop());
  // A few requests of each kind, so that memory is that of a program that knows all of them.
  for (const [at, { name: kind }] of kinds.entries())
    await stranger.send({ kind, manner: 'rate', seconds: 0.1, from: `127.22.${at + 1}.1`, facts });
  await rest(site);
  await wait(coolMs);
  const close = async () => {
    stranger.stop();
    await riders.stop();
    await site.end('SIGKILL');
  };
  return { site, pid, facts, riders, stranger, turnsFolder, coldMb, close };
}

/** Waits until a kept page comes at once, twice; whether it did. */
export async function rest(site: Running, busyMs = 0): Promise<boolean> {
  let atOnce = 0;
  const came = await until(async () => {
    const { status, ms } = await site.visit('/propos');
    atOnce = status === 200 && ms < Math.max(atOnceMs, busyMs) ? atOnce + 1 : 0;
    return atOnce >= 2;
  }, longestRestMs);
  await wait(writtenMs);
  return came !== undefined;
}
