import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { startSimulator } from '#demo/simulator/simulator-server.ts';
import { listStopsOfDirection, type Edition } from '#transit/index.ts';
import { load } from '../load.ts';
import { compareWithPlain, type AgainstPlain } from './against-plain.ts';
import { startServer } from './server-process.ts';

export interface ServiceFigures {
  readonly boardsPerSecond: number;
  /** About 400 boards in turn, each time under a new address, so that no answer is given again. */
  readonly distinct: AgainstPlain;
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
    startServer(['dist/server/main.js', 'schedule'], {
      PORT: '0',
      DATA_DIR: join(options.folder, 'service'),
      LOG_LEVEL: 'error',
      SCHEDULE_FEED: options.zip,
      REALTIME_FEEDS: realtime.feeds.map(({ url }) => url).join(),
      REALTIME_POLL_S: '5',
    });
  // The first start makes the database and the snapshot; a service that has been started once does not.
  const first = await start();
  await first.stop();
  const service = await start();
  try {
    await wait(60_000);
    const steadyMb = service.residentMb();
    const boards = listBoards(edition);
    const one = [service.origin + (boards[0] ?? '')];
    const connections = 16;
    await load(one, { seconds: 2, connections });
    const { perSecond: boardsPerSecond } = await load(one, { seconds: 6, connections });
    const distinct = await compareWithPlain(service, boards);
    return { boardsPerSecond, distinct, steadyMb, loadedMb: service.residentMb() };
  } finally {
    await service.stop();
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
