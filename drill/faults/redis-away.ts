import { systemClock } from '#platform/clock.ts';
import { createRedisStore } from '#platform/cache-store/redis-store.ts';
import { createLog } from '#platform/log/log.ts';
import { createStateSessions } from '#site/server/sessions/session-store.ts';
import { createSessions } from '#site/server/sessions/sessions.ts';
import { sessionOf } from '#tests/support/session.ts';
import { hasRedisServer, startRedis, type PrivateRedis } from '#tests/support/redis.ts';
import type { Fault } from '../fault.ts';
import { freePort } from '../stage/free-port.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { tellMs, tellVisits, type Visit } from '../stage/visit.ts';
import { keptPages } from './pages.ts';
import { requireKept, requireLife, seeKeptPages } from './requirements.ts';

interface Outage {
  readonly name: string;
  readonly what: string;
  /** What it held is there afterwards. */
  readonly isLasting: boolean;
  begin(redis: PrivateRedis): unknown;
  end(redis: PrivateRedis): unknown;
}

const memberPage = '/mon-profil/mes-avis';
/** So few that a rider who is counted is soon refused. */
const perMinute = 30;

function redisAway({ name, what, isLasting, begin, end }: Outage): Fault {
  return {
    name: `redis-${name}`,
    should: `Redis ${what}: pages go on uncounted, a member is told and not sent to sign in, and all is well when it is over`,
    run: async (stage) => {
      if (!hasRedisServer) return { skipped: 'redis-server is not on this machine' };
      const port = String(await freePort());
      const redis = await startRedis(['--port', port, '--bind', '127.0.0.1']);
      stage.atEnd(() => redis.stop());
      const settings = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_PER_MINUTE: String(perMinute) };
      const site = await stage.start({ settings });
      await seeKeptPages(site, keptPages.slice(0, 3));
      const headers = { cookie: await openSession(stage, redis) };
      const before = await site.visit(memberPage, { headers });
      const findings = stage.findings(
        `kept pages, 20 a second; ${perMinute * 2} pages that count; a member's page`,
      );
      const memory = await watchMemory(site);
      const paths = keptPages.slice(0, 3);
      const load = stage.load([{ name: 'kept', origin: site.origin, paths, perSecond: 20 }]);
      await begin(redis);
      const members: Visit[] = [];
      for (let visit = 0; visit < 4; visit += 1) members.push(await site.visit(memberPage, { headers }));
      const counted = await Promise.all(
        Array.from({ length: perMinute * 2 }, (_, at) => site.visit(`/propos?fois=${at}`)),
      );
      const { status } = await site.ready();
      requireKept(findings, (await load.stop()).of('kept'));
      findings.say(`uncounted ${tellVisits(counted)}`);
      findings.require(
        counted.every((visit) => visit.status === 200),
        'a page was refused',
      );
      findings.say(`the member ${tellVisits(members)}`);
      findings.require(before.status === 200, `the member's page was ${before.status} before the fault`);
      for (const member of members) {
        findings.require(member.status === 503, `the member's page was ${member.status} instead of 503`);
        findings.require(!('location' in member.headers), 'the member was sent to sign in');
        findings.require(member.ms < findings.bounds.promptMs, 'the member waited too long');
      }
      findings.require(status === 'degraded', `/readyz said ${status} instead of degraded`);
      await end(redis);
      const backMs = await until(async () => (await site.ready()).status === 'ready', findings.bounds.backMs);
      findings.say(backMs === undefined ? 'it did not recover' : `well ${tellMs(backMs)} after it is back`);
      findings.require(backMs !== undefined, 'it did not recover');
      const after = await until(
        async () => (await site.visit(memberPage, { headers })).status !== 503,
        findings.bounds.backMs,
      );
      const { status: own } = await site.visit(memberPage, { headers });
      findings.say(`then the member's page is ${own}`);
      findings.require(after !== undefined, "the member's page stayed away");
      findings.require(!isLasting || own === 200, 'the member was signed out');
      const again = await Promise.all(
        Array.from({ length: perMinute * 2 }, (_, at) => site.visit(`/propos?encore=${at}`)),
      );
      findings.require(
        again.some((visit) => visit.status === 429),
        'nobody was counted after it was back',
      );
      requireLife(findings, stage, memory.stop());
      return findings.seen;
    },
  };
}

/** Signs a member in, as the site would, and gives the cookie. */
async function openSession(stage: Stage, { url }: PrivateRedis): Promise<string> {
  const state = createRedisStore({ url, prefix: 'parcours:', log: createLog('silent') });
  stage.atEnd(() => state.close());
  const store = createStateSessions(state, systemClock);
  const sessions = createSessions({ store, clock: systemClock, isSecure: false });
  await until(
    async () =>
      state.check().then(
        () => true,
        () => false,
      ),
    5000,
  );
  const key = await sessions.open(sessionOf('member'));
  return `${sessions.cookieName}=${key}`;
}

export const redisOutages: readonly Fault[] = [
  redisAway({
    name: 'stopped',
    what: 'stops, and starts again empty',
    isLasting: false,
    begin: (redis) => redis.kill(),
    end: (redis) => redis.restart(),
  }),
  redisAway({
    name: 'hung',
    what: 'hangs',
    isLasting: true,
    begin: (redis) => redis.freeze(),
    end: (redis) => redis.thaw(),
  }),
];
