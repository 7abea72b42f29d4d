import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { startSimulator } from '#demo/simulator/simulator-server.ts';
import { listStopsOfDirection, type Edition } from '#transit/index.ts';
import { load } from '../load.ts';

/** As `npm start` does (scripts/setup/program.mjs). */
const asStarted = ['--max-semi-space-size=16'];

export interface ServiceFigures {
  readonly boardsPerSecond: number;
  /** About 400 boards in turn, each time under a new address, so that no answer is given again. */
  readonly distinctPerSecond: number;
  /** After a minute of real time, and after the load. */
  readonly steadyMb: number;
  readonly loadedMb: number;
}

/** The service as it runs: the bundle, alone in its process, on a feed and on real time that moves. */
export async function serveBoards(options: {
  readonly zip: string;
  readonly edition: Edition;
  readonly folder: string;
}): Promise<ServiceFigures> {
  const { edition } = options;
  const log = createLog('error');
  const realtime = await startSimulator({ edition: () => edition, seed: 1, clock: systemClock, log });
  const start = () =>
    spawn(process.execPath, [...asStarted, 'dist/server/main.js', 'schedule'], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(options.folder, 'service'),
        LOG_LEVEL: 'error',
        SCHEDULE_FEED: options.zip,
        REALTIME_FEEDS: realtime.feeds.map(({ url }) => url).join(),
        REALTIME_POLL_S: '5',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  // The first start makes the database and the snapshot; a service that has been started once does not.
  const first = start();
  await addressOf(first);
  await ended(first);
  const service = start();
  try {
    const origin = await addressOf(service);
    await wait(60_000);
    const steadyMb = residentMb(service.pid ?? 0);
    const boards = listBoards(edition);
    const [one = ''] = boards;
    const connections = 16;
    await load([origin + one], { seconds: 2, connections });
    const again = await load([origin + one], { seconds: 6, connections });
    const addresses = boards.map((path) => origin + path);
    const distinct = await load(addresses, { seconds: 6, connections, isUnique: true });
    const [boardsPerSecond, distinctPerSecond] = [again.perSecond, distinct.perSecond];
    return { boardsPerSecond, distinctPerSecond, steadyMb, loadedMb: residentMb(service.pid ?? 0) };
  } finally {
    await ended(service);
    await realtime.close();
  }
}

/** Boards of many lines and stops. */
function listBoards(edition: Edition): string[] {
  const { timetable, directions } = edition;
  const all = directions.flat();
  const some = all.filter((_, place) => place % Math.ceil(all.length / 50) === 0);
  return some.flatMap((direction) =>
    listStopsOfDirection(edition, { direction })
      .slice(0, 8)
      .map(({ stop }) => {
        const query = new URLSearchParams({
          noParcours: timetable.lines[direction.line]?.number ?? '',
          codeDirection: direction.code,
          noArret: timetable.stops[stop]?.code ?? '',
        });
        return `/horaire/BorneVirtuelle_ArretParcours?${query}`;
      }),
  );
}

function addressOf(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    service.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /Service\s+(http:\S+?)\/\n/.exec(text)?.[1];
      if (found) resolve(found);
    });
    service.once('exit', (code) => reject(new Error(`the service ended (${code})`)));
  });
}

/** Stops a service and waits until it is gone. */
function ended(service: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    service.once('exit', () => resolve());
    service.kill();
  });
}

function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
