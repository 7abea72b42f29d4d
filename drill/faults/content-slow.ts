import type { Fault } from '../fault.ts';
import { ways } from '../stage/content-ways.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import { tellVisits } from '../stage/visit.ts';
import { keptPages, unseenPages } from './pages.ts';
import { requireKept, requireLife, seeKeptPages, visitInTurn } from './requirements.ts';

/** A backend that answers late is not away: who wants a page that nobody has seen waits for it. */
export const contentSlow: Fault = {
  name: 'content-slow',
  should: 'the content backend takes 5 s: kept pages go on, others come late or say when to come back',
  run: async (stage) => {
    const { front, well } = await stage.neighbour('content');
    const site = await stage.start({ parts: ['site', 'cache'], settings: { CONTENT_URL: front.url } });
    await seeKeptPages(site);
    const unseen = unseenPages.slice(0, 3);
    const findings = stage.findings(`kept pages, 20 a second; ${unseen.length} pages never seen`);
    const memory = await watchMemory(site);
    const load = stage.load([{ name: 'kept', origin: site.origin, paths: keptPages, perSecond: 20 }]);
    front.will(ways.slow(well));
    const visits = await visitInTurn(site, unseen);
    requireKept(findings, (await load.stop()).of('kept'));
    findings.say(`never seen ${tellVisits(visits)}`);
    for (const { status, ms, headers } of visits) {
      const isHelp = status === 503 && Number(headers['retry-after']) > 0;
      findings.require(status === 200 || isHelp, `a page never seen was ${status}`);
      findings.require(ms < findings.bounds.firstMs, 'a page never seen took longer than the outer limit');
    }
    requireLife(findings, stage, memory.stop());
    return findings.seen;
  },
};
