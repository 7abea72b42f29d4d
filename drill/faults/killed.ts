import { setTimeout as wait } from 'node:timers/promises';
import type { JourneeJson } from '#contract/schedule/journee.ts';
import type { VoyageAnnuleJson } from '#contract/schedule/voyage-annule.ts';
import { writeFeedMessage } from '#transit/index.ts';
import { messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { startFileServer, type FileServer } from '#tests/support/file-server.ts';
import type { Fault } from '../fault.ts';
import type { Running } from '../stage/running.ts';
import { until } from '../stage/until.ts';
import { tellMs } from '../stage/visit.ts';
import { boards, keptPages } from './pages.ts';

/** How many trips the feed cancels in each of its messages: that many rows are written at once. */
const batch = 20;

export const killed: Fault = {
  name: 'killed',
  should:
    'the program is killed at random while it reads and writes: it starts again, and what it kept is whole',
  run: async (stage) => {
    const turns = stage.span(8, 2);
    const findings = stage.findings(
      `${turns} kills with SIGKILL, pages and boards read and rows written meanwhile`,
    );
    const dataDir = await stage.dataFolder();
    const feed = await startFileServer();
    stage.atEnd(() => feed.close());
    const settings = { REALTIME_FEEDS: `${feed.url}/trips.pb`, REALTIME_POLL_S: '1' };
    const start = () => stage.start({ dataDir, settings });
    let site = await start();
    const trips = await listTrips(site);
    const pages = await countPages(site);
    const known = new Set<string>();
    const startsMs: number[] = [];
    let lostRows = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const cancelled = { ...trips, ids: trips.ids.slice(0, (turn + 1) * batch) };
      const load = stage.load([
        { name: 'all', origin: site.origin, paths: [...keptPages, ...boards], perSecond: 20 },
      ]);
      cancel(feed, cancelled);
      const killsAt = performance.now() + 200 + Math.random() * 3000;
      while (performance.now() < killsAt) {
        for (const id of await listCancelled(site, trips)) known.add(id);
        await wait(50);
      }
      await site.end('SIGKILL');
      await load.stop();
      const startedAt = performance.now();
      site = await start();
      startsMs.push(performance.now() - startedAt);
      const kept = new Set(await listCancelled(site, trips));
      const lost = [...known].filter((id) => !kept.has(id)).length;
      lostRows += lost;
      findings.require(lost === 0, `${lost} rows were lost in turn ${turn + 1}`);
      findings.require((await countPages(site)) === pages, `the content was not whole in turn ${turn + 1}`);
      for (const path of [...keptPages, ...boards]) {
        const { status } = await site.visit(path);
        findings.require(status === 200, `${path} was ${status} in turn ${turn + 1}`);
      }
    }
    const last = await until(
      async () => (await listCancelled(site, trips)).length >= Math.min(trips.ids.length, turns * batch),
      20_000,
    );
    findings.require(last !== undefined, 'not every row was written in the end');
    findings.say(`${turns} starts within ${tellMs(Math.max(...startsMs))}`);
    findings.say(`${lostRows} of ${known.size} rows lost, ${pages} pages of content each time`);
    findings.require(known.size > 0, 'no row was written');
    const { code } = await site.end();
    findings.say(`ended with ${code}`);
    findings.require(code === 0, `it ended with ${code}`);
    return findings.seen;
  },
};

/** Trips of one service date. The hours of a day pass while it is drilled, and with them what "today" means. */
interface DayTrips {
  readonly date: string;
  readonly ids: readonly string[];
}

async function listTrips(site: Running): Promise<DayTrips> {
  const ids = new Set<string>();
  let date = '';
  for (const [line, direction] of [
    ['800', '2'],
    ['800', '3'],
    ['801', '0'],
    ['801', '1'],
  ]) {
    const query = `noParcours=${line}&codeDirection=${direction}&noArret=1001${date && `&date=${date}`}`;
    const { body } = await site.visit(`/services/schedule/journee?${query}`);
    const day = JSON.parse(body) as JourneeJson | null;
    date ||= day?.date ?? '';
    for (const [, id = ''] of body.matchAll(/"idVoyage":"([^"]+)"/g)) ids.add(id);
  }
  return { date, ids: [...ids] };
}

function cancel(feed: FileServer, { date, ids }: DayTrips): void {
  const startDate = date.replaceAll('-', '');
  const entities = ids.map((tripId) => tripNews({ tripId, startDate, scheduleRelationship: 'canceled' }));
  feed.put('/trips.pb', writeFeedMessage(messageOf(Date.now(), entities)));
}

async function listCancelled(site: Running, { date }: DayTrips): Promise<string[]> {
  const { status, body } = await site.visit(`/services/schedule/voyagesAnnules?date=${date}`);
  if (status !== 200) return [];
  return (JSON.parse(body) as VoyageAnnuleJson[]).map(({ idVoyage }) => idVoyage);
}

async function countPages(site: Running): Promise<number> {
  const { body } = await site.visit('/services/content/api/pages?page[limit]=500&include=');
  return (JSON.parse(body) as { data?: unknown[] }).data?.length ?? 0;
}
