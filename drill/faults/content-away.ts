import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import type { Findings } from '../findings.ts';
import type { Way } from '../stage/content-ways.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import type { Running } from '../stage/running.ts';
import type { Neighbour } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { tellMs } from '../stage/visit.ts';
import { keptPages, unseenPages } from './pages.ts';
import { requireHelp, requireKept, requireLife, seeKeptPages, visitInTurn } from './requirements.ts';

type Outage = Told & (Misbehaving | Ending);

interface Told {
  readonly name: string;
  /** `is cut`. */
  readonly what: string;
  /** What a page that nobody has seen may be; 503 unless given. */
  readonly refusals?: readonly number[];
}

interface Misbehaving {
  readonly way: Way;
}

interface Ending {
  begin(neighbour: Neighbour): unknown;
  end(neighbour: Neighbour): unknown;
}

/** A fault that leaves the site without its content backend. */
export function contentAway({ name, what, refusals, ...outage }: Outage): Fault {
  const { begin, end } = 'way' in outage ? misbehaving(outage.way) : outage;
  return {
    name: `content-${name}`,
    should: `the content backend ${what}: kept pages go on, others say when to come back, and it is noticed when it is over`,
    run: async (stage) => {
      const neighbour = await stage.neighbour('content');
      const site = await stage.start({
        parts: ['site', 'cache'],
        settings: { CONTENT_URL: neighbour.front.url },
      });
      await seeKeptPages(site);
      const seconds = stage.span(12, 3);
      const unseen = unseenPages.slice(0, stage.span(6, 3));
      const findings = stage.findings(`kept pages, 20 a second; ${unseen.length} pages never seen`);
      const memory = await watchMemory(site);
      const load = stage.load([{ name: 'kept', origin: site.origin, paths: keptPages, perSecond: 20 }]);
      await begin(neighbour);
      const visits = await visitInTurn(site, unseen);
      await wait(seconds * 1000);
      const noticed = await until(
        async () => (await readContent(site)) === 'not-ready',
        findings.bounds.noticedMs,
      );
      const warned = await site.visit(keptPages[2] ?? '/');
      const readiness = await site.ready();
      requireKept(findings, (await load.stop()).of('kept'));
      requireHelp(findings, visits, refusals);
      findings.require(noticed !== undefined, '/readyz never said that the content backend is away');
      findings.require(
        readiness.status === 'degraded',
        `/readyz said ${readiness.status} instead of degraded`,
      );
      findings.require(warned.warns && warned.status === 200, 'a kept page did not warn');
      await end(neighbour);
      await requireRecovery(findings, site, unseen[0] ?? '/');
      requireLife(findings, stage, memory.stop());
      return findings.seen;
    },
  };
}

const misbehaving = (way: Way): Ending => ({
  begin: ({ front, well }) => front.will(way(well)),
  end: ({ front, well }) => front.will(well),
});

async function readContent(site: Running): Promise<string | undefined> {
  return (await site.ready()).parts['content-backend'];
}

async function requireRecovery(findings: Findings, site: Running, unseen: string): Promise<void> {
  const isWell = async () =>
    (await readContent(site)) === 'ready' && !(await site.visit(keptPages[2] ?? '/')).warns;
  const backMs = await until(isWell, findings.bounds.backMs);
  findings.say(backMs === undefined ? 'the warning stayed' : `no warning ${tellMs(backMs)} after it is back`);
  findings.require(
    backMs !== undefined,
    `the warning stayed for more than ${tellMs(findings.bounds.backMs)}`,
  );
  const { status } = await site.visit(unseen);
  findings.require(status === 200, `a page never seen was ${status} after it was back`);
}
