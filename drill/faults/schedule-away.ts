import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import type { Neighbour } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { tellMs } from '../stage/visit.ts';
import { boards, keptPages } from './pages.ts';
import { requireHelp, requireKept, requireLife, seeKeptPages, visitInTurn } from './requirements.ts';

interface Outage {
  readonly name: string;
  readonly what: string;
  begin(neighbour: Neighbour): unknown;
  end(neighbour: Neighbour): unknown;
}

/** A fault that leaves the site without departures. */
function scheduleAway({ name, what, begin, end }: Outage): Fault {
  return {
    name: `schedule-${name}`,
    should: `the schedule service ${what}: pages go on, boards say when to come back, and are there when it is over`,
    run: async (stage) => {
      const neighbour = await stage.neighbour('schedule');
      const site = await stage.start({
        parts: ['site', 'content', 'cache'],
        settings: { SCHEDULE_URL: neighbour.front.url },
      });
      await seeKeptPages(site);
      const findings = stage.findings(`kept pages, 20 a second; ${boards.length} boards never seen`);
      const memory = await watchMemory(site);
      const load = stage.load([{ name: 'kept', origin: site.origin, paths: keptPages, perSecond: 20 }]);
      await begin(neighbour);
      const visits = await visitInTurn(site, boards);
      await wait(stage.span(6, 1) * 1000);
      requireKept(findings, (await load.stop()).of('kept'));
      requireHelp(findings, visits);
      await end(neighbour);
      const areBack = async () => {
        const again = await visitInTurn(site, boards);
        return again.every(({ status }) => status === 200);
      };
      const backMs = await until(areBack, findings.bounds.backMs);
      findings.say(backMs === undefined ? 'boards stayed away' : `boards ${tellMs(backMs)} after it is back`);
      findings.require(
        backMs !== undefined,
        `boards stayed away for more than ${tellMs(findings.bounds.backMs)}`,
      );
      requireLife(findings, stage, memory.stop());
      return findings.seen;
    },
  };
}

export const scheduleOutages: readonly Fault[] = [
  scheduleAway({
    name: 'cut',
    what: 'refuses connections',
    begin: ({ front }) => front.refuse(),
    end: ({ front }) => front.accept(),
  }),
  scheduleAway({
    name: 'hung',
    what: 'never answers',
    begin: ({ front }) => front.will('hang'),
    end: ({ front, well }) => front.will(well),
  }),
];
