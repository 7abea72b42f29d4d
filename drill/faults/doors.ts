import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { strangers } from '../load/strangers.ts';
import { openHalfSenders } from '../stage/half-senders.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import { tellMs } from '../stage/visit.ts';
import { boards, keptPages } from './pages.ts';
import { requireKept, requireLife, seeKeptPages } from './requirements.ts';

/** Addresses of this machine that are counted apart. */
const visitor = '127.0.0.2';
const stranger = '127.0.0.3';
const uncachedMs = 3000;

export const doors: Fault = {
  name: 'doors',
  should:
    'a stranger asks for what costs most, under forged names, on hundreds of connections: a visitor does not notice',
  run: async (stage) => {
    if (process.platform !== 'linux')
      return { skipped: 'only Linux lends a process other addresses of its own' };
    const site = await stage.start({ settings: { RATE_LIMIT_PER_MINUTE: '200' } });
    await seeKeptPages(site);
    const findings = stage.findings(
      'a visitor: kept pages, 20 a second, others and boards, 2 a second; a stranger: costly filters, blueprints, odd addresses, 50 a second, and 400 half-sent requests',
    );
    const { origin } = site;
    const memory = await watchMemory(site);
    const halves = openHalfSenders(origin, 400, stranger);
    stage.atEnd(() => halves.stop());
    const hostile = stage.load(strangers(origin, stranger, 20));
    const visits = stage.load([
      { name: 'kept', origin, from: visitor, paths: keptPages, perSecond: 20 },
      { name: 'others', origin, from: visitor, paths: ['/propos?n={n}', ...boards], perSecond: 2 },
    ]);
    await wait(stage.span(25, 6) * 1000);
    const own = await visits.stop();
    const theirs = await hostile.stop();
    halves.stop();
    requireKept(findings, own.of('kept'));
    const others = own.of('others');
    findings.say(`other pages ${others.answers}, slowest ${tellMs(others.slowestMs)}`);
    findings.require(others.statuses['200'] === others.asked, 'the visitor was refused');
    findings.require(others.slowestMs < uncachedMs, `the visitor waited for more than ${tellMs(uncachedMs)}`);
    const hostileStatuses = ['filters', 'blueprints', 'odd'].map((name) => theirs.of(name));
    findings.say(`the stranger: ${hostileStatuses.map(({ answers }) => answers).join('; ')}`);
    findings.say(`${halves.closed()} half-sent requests closed`);
    const faults = hostileStatuses
      .flatMap(({ statuses }) => Object.keys(statuses))
      .filter((status) => /^5(?!03)/.test(status));
    findings.require(faults.length === 0, `a stranger's request was ${faults.join(', ')}`);
    const counted = hostileStatuses.some(({ statuses }) => (statuses['429'] ?? 0) > 0);
    findings.require(counted, 'a stranger with forged names was never counted');
    requireLife(findings, stage, memory.stop());
    return findings.seen;
  },
};
