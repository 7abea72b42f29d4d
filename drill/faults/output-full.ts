import { existsSync } from 'node:fs';
import type { Fault } from '../fault.ts';
import { freePort } from '../stage/free-port.ts';
import { tellMs } from '../stage/visit.ts';
import { keptPages } from './pages.ts';
import { requireKept, seeKeptPages } from './requirements.ts';

const full = '/dev/full';

export const outputFull: Fault = {
  name: 'output-full',
  should: 'standard output cannot be written: pages go on, and SIGTERM ends the program well',
  run: async (stage) => {
    if (!existsSync(full)) return { skipped: `${full} is not on this machine` };
    const settings = { PORT: String(await freePort()), LOG_LEVEL: 'info' };
    const site = await stage.start({ settings, output: full });
    await seeKeptPages(site);
    const findings = stage.findings('kept pages, 50 a second');
    const load = stage.load([{ name: 'kept', origin: site.origin, paths: keptPages, perSecond: 50 }]);
    await new Promise((resolve) => setTimeout(resolve, stage.span(5, 2) * 1000));
    requireKept(findings, (await load.stop()).of('kept'));
    const { code, ms } = await site.end();
    findings.say(`ended with ${code} within ${tellMs(ms)} · deaths ${stage.deaths()}`);
    findings.require(code === 0, `it ended with ${code}`);
    findings.require(ms < 9000, 'it took more than 9 s to end');
    findings.require(stage.deaths() === 0, 'the program ended');
    return findings.seen;
  },
};
