import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { startBalancer } from '../stage/balancer.ts';
import { freePort } from '../stage/free-port.ts';
import type { Running } from '../stage/running.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { tellMs } from '../stage/visit.ts';
import { boards, keptPages } from './pages.ts';

/** The balancer looks five times a second; a busy machine may take its time to answer. */
const noticeS = 3;

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  should: 'two programs behind a balancer that tries nothing twice start again in turn: no request is lost',
  run: async (stage) => {
    const places = await Promise.all([placeFor(stage), placeFor(stage)]);
    const programs = await Promise.all(places.map((place) => stage.start(place)));
    const balancer = await startBalancer(programs.map(({ origin }) => origin));
    stage.atEnd(() => balancer.close());
    const wanted = stage.span(1300, 200);
    // Two programs, one of them starting, and the load share what may be two processors.
    const perSecond = stage.span(40, 20);
    const paths = [...keptPages, ...boards];
    const findings = stage.findings(`${wanted} requests or more, ${perSecond} a second, pages and boards`);
    const startedAt = performance.now();
    const load = stage.load([{ name: 'all', origin: balancer.origin, paths, perSecond }]);
    await wait(1000);
    const stops: number[] = [];
    for (const [at, place] of places.entries()) {
      const running = programs[at] as Running;
      const { code, ms } = await running.end();
      stops.push(ms);
      findings.require(code === 0, `a program ended with ${code}`);
      const { origin } = await stage.start(place);
      const isBack = await until(() => balancer.isIn(origin), 20_000);
      findings.require(isBack !== undefined, 'a program did not come back');
      await wait(500);
    }
    const leftMs = (wanted / perSecond) * 1000 - (performance.now() - startedAt);
    await wait(Math.max(0, leftMs) + 500);
    const { asked, answers, statuses, slowestMs } = (await load.stop()).of('all');
    const lost = asked - (statuses['200'] ?? 0);
    findings.say(`${answers}, slowest ${tellMs(slowestMs)} · ${lost} lost`);
    findings.say(`stops took ${stops.map(tellMs).join(' and ')} with a notice of ${noticeS} s`);
    findings.say(`deaths ${stage.deaths()}`);
    findings.require(asked >= wanted, `only ${asked} requests were made`);
    findings.require(lost === 0, `${lost} requests were lost`);
    findings.require(stage.deaths() === 0, 'a program ended');
    return findings.seen;
  },
};

/** A data folder and a port that a program comes back to. */
async function placeFor(stage: Stage) {
  const settings = { PORT: String(await freePort()), STOP_NOTICE_S: String(noticeS) };
  return { dataDir: await stage.dataFolder(), settings };
}
