import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresFolder } from '#scripts/setup/programs.mjs';
import { startPostgres } from '#scripts/test/private-postgres.mjs';
import type { Fault } from '../fault.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import { until } from '../stage/until.ts';
import { tellMs } from '../stage/visit.ts';
import { keptPages, unseenPages } from './pages.ts';
import { requireHelp, requireKept, requireLife, seeKeptPages, visitInTurn } from './requirements.ts';

/** A call of the content service that asks the database. */
const question = '/services/content/api/pages?page[limit]=1';

export const postgresStopped: Fault = {
  name: 'postgres-stopped',
  should:
    'PostgreSQL stops and starts again: as an absent content backend, and services say when to come back',
  run: async (stage) => {
    if (!findPostgresFolder()) return { skipped: "PostgreSQL's programs are not on this machine" };
    const postgres = await startPostgres();
    stage.atEnd(() => postgres.stop());
    const site = await stage.start({ dataDir: stage.newFolder(), settings: { DATABASE_URL: postgres.url } });
    await seeKeptPages(site);
    const findings = stage.findings(
      `kept pages, 20 a second; ${unseenPages.length} pages never seen; a service`,
    );
    const memory = await watchMemory(site);
    const load = stage.load([{ name: 'kept', origin: site.origin, paths: keptPages, perSecond: 20 }]);
    await postgres.halt();
    const visits = await visitInTurn(site, unseenPages);
    const call = await site.visit(question);
    await wait(stage.span(5, 1) * 1000);
    const noticed = await until(
      async () => (await site.ready()).status === 'degraded',
      findings.bounds.noticedMs,
    );
    requireKept(findings, (await load.stop()).of('kept'));
    requireHelp(findings, visits);
    findings.say(`the service ${call.status}`);
    findings.require(call.status === 503, `the content service said ${call.status} instead of 503`);
    findings.require(
      Number(call.headers['retry-after']) > 0,
      'the content service did not say when to come back',
    );
    findings.require(noticed !== undefined, '/readyz never said degraded');
    await postgres.start();
    const isWell = async () =>
      (await site.ready()).status === 'ready' &&
      (await site.visit(question)).status === 200 &&
      (await site.visit(unseenPages[0] ?? '/')).status === 200;
    const backMs = await until(isWell, findings.bounds.backMs);
    findings.say(backMs === undefined ? 'it did not recover' : `well ${tellMs(backMs)} after it is back`);
    findings.require(backMs !== undefined, 'it did not recover');
    requireLife(findings, stage, memory.stop());
    return findings.seen;
  },
};
