import type { Fault } from '../fault.ts';
import { ways } from '../stage/content-ways.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import { tellMs } from '../stage/visit.ts';
import { requireLife } from './requirements.ts';

const atOnce = 16;

/** Answers as they are, which the parser of `fetch` does not survive (nodejs/undici 5360). */
export const contentCompressed: Fault = {
  name: 'content-gzip',
  should: 'sixteen large gzip answers at once, each with Connection: close, are read as any others',
  run: async (stage) => {
    const { front, well } = await stage.neighbour('content');
    const site = await stage.start({ parts: ['site', 'cache'], settings: { CONTENT_URL: front.url } });
    const rounds = stage.span(8, 2);
    const findings = stage.findings(`${rounds} times ${atOnce} addresses that lead nowhere, at once`);
    const memory = await watchMemory(site);
    front.will(ways.gzip(well));
    let answered = 0;
    let slowestMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      // Nobody has a copy of what is nowhere, so that each is asked for.
      const paths = Array.from({ length: atOnce }, (_, at) => `/nulle-part-${round}-${at}`);
      const visits = await Promise.all(paths.map((path) => site.visit(path)));
      answered += visits.filter(({ status }) => status === 404).length;
      slowestMs = Math.max(slowestMs, ...visits.map(({ ms }) => ms));
    }
    findings.say(`${answered} × 404, slowest ${tellMs(slowestMs)}`);
    findings.require(answered === rounds * atOnce, 'an answer was not read');
    findings.require(slowestMs < findings.bounds.firstMs, 'a page took longer than the outer limit');
    requireLife(findings, stage, memory.stop());
    return findings.seen;
  },
};
