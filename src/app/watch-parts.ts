import type { Clock } from '#platform/clock.ts';
import type { Lane } from '#platform/lane.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { QueueLook } from '#platform/queue/job-queue.ts';
import type { Services } from './build-services.ts';
import type { Site } from './build-site.ts';

interface Parts {
  readonly site: Site | undefined;
  readonly services: Services;
  readonly clock: Clock;
}

/** The numbers of each part for who operates the program; `docs/operations.md` lists them, `docs/alerts.yml` asks them. */
export function watchParts(metrics: Metrics, { site, services, clock }: Parts): void {
  if (site) watchSite(metrics, site);
  watchNeighbours(metrics, services);
  watchDatabase(metrics, services);
  watchLane(metrics, services);
  watchSchedule(metrics, services, clock);
  watchMails(metrics, services);
  watchAccounts(metrics, services);
}

function watchSite(metrics: Metrics, { pages, copies, outage }: Site): void {
  metrics.watch({
    name: 'page_cache_asked_total',
    help: 'Pages asked of the page cache, by whether it had them',
    labels: ['found'],
    read: () => [
      { labels: { found: 'yes' }, value: pages.counts.hits },
      { labels: { found: 'no' }, value: pages.counts.misses },
    ],
  });
  metrics.watch({
    name: 'page_cache_bytes',
    help: 'What the finished pages take',
    read: () => [{ value: pages.counts.bytes }],
  });
  metrics.watch({
    name: 'copies_read_total',
    help: 'Reads through copies, by the rung of the ladder they stood on',
    labels: ['rung'],
    read: () => Object.entries(copies.rungs).map(([rung, value]) => ({ labels: { rung }, value })),
  });
  metrics.watch({
    name: 'content_away',
    help: '1 while the content backend is away and pages warn of it',
    read: () => [{ value: Number(outage.isAway) }],
  });
}

function watchNeighbours(metrics: Metrics, services: Services): void {
  metrics.watch({
    name: 'service_hangs',
    help: '1 while calls of a service are known to hang',
    labels: ['service'],
    read: () =>
      services.hanging().map(({ service, hangs }) => ({ labels: { service }, value: Number(hangs) })),
  });
}

function watchDatabase(metrics: Metrics, { database }: Services): void {
  if (!database) return;
  // One look for all: the slowest statement is told once.
  let load = database.load();
  const watch = (name: string, help: string, read: () => number) =>
    metrics.watch({ name, help, read: () => [{ value: read() }] });
  watch('database_statements_total', 'Statements', () => (load = database.load()).statements);
  watch('database_statement_seconds_total', 'Time spent in statements', () => load.statementSeconds);
  watch('database_slowest_statement_seconds', 'The slowest since the last look', () => load.slowestSeconds);
  watch('database_waits_total', 'Waits for a connection', () => load.waits);
  watch('database_wait_seconds_total', 'Time spent waiting for a connection', () => load.waitSeconds);
  watch('database_waiting', 'How many wait for a connection now', () => load.waiting);
  watch('database_connections', 'Connections held', () => load.connections);
}

function watchLane(metrics: Metrics, { lane }: Services): void {
  if (!lane) return;
  metrics.watch({
    name: 'content_lane',
    help: 'Questions of strangers at the content, by whether they have their turn',
    labels: ['state'],
    read: () => laneReadings(lane),
  });
}

const laneReadings = ({ running, waiting }: Pick<Lane, 'running' | 'waiting'>) => [
  { labels: { state: 'running' }, value: running },
  { labels: { state: 'waiting' }, value: waiting },
];

/** Of the accounts and of forms, which share a way out. */
function watchMails(metrics: Metrics, { accounts, forms }: Services): void {
  const counts = [accounts?.watched.mails, forms?.mailCounts].filter((some) => some !== undefined);
  const [first] = counts;
  if (!first) return;
  metrics.watch({
    name: 'mails_total',
    help: 'Mails this process had in hand, by what came of them',
    labels: ['state'],
    read: () =>
      (Object.keys(first) as (keyof typeof first)[]).map((state) => ({
        labels: { state },
        value: counts.reduce((sum, some) => sum + some[state], 0),
      })),
  });
  const look = async (): Promise<Readonly<Record<string, QueueLook>>> => ({
    ...(await accounts?.lookAtQueues()),
    ...(forms && { forms: await forms.lookAtQueue() }),
  });
  // One question for both numbers: the first asks it, the second reads what came of it.
  let looked = look();
  looked.catch(() => {});
  const watchQueue = (name: string, help: string, read: () => typeof looked, part: keyof QueueLook) =>
    metrics.watch({
      name,
      help,
      labels: ['queue'],
      read: async () =>
        Object.entries(await read()).map(([queue, seen]) => ({ labels: { queue }, value: seen[part] })),
    });
  watchQueue('mail_waiting', 'Mails that wait', () => (looked = look()), 'waiting');
  watchQueue('mail_oldest_seconds', 'How long the oldest of them has waited', () => looked, 'oldestS');
}

function watchAccounts(metrics: Metrics, { accounts }: Services): void {
  if (!accounts) return;
  metrics.watch({
    name: 'password_lane',
    help: 'Passwords to be hashed, by whether they have their turn',
    labels: ['state'],
    read: () => laneReadings(accounts.watched.passwords),
  });
}

function watchSchedule(metrics: Metrics, { schedule }: Services, clock: Clock): void {
  if (!schedule) return;
  const ageOf = (at: number | undefined) => (at === undefined ? undefined : (clock.now() - at) / 1000);
  const watch = (name: string, help: string, read: () => number | undefined) =>
    metrics.watch({ name, help, read: () => [{ value: read() }] });
  watch('feed_age_seconds', 'Since the feed in service was accepted', () =>
    ageOf(schedule.state().acceptedAt),
  );
  watch('feed_refused', '1 while the last feed that was looked at is refused or cannot be read', () =>
    Number(schedule.state().isRefused),
  );
  watch('realtime_age_seconds', 'Since real time was last made', () => ageOf(schedule.state().realtimeAt));
  watch('stream_listeners', 'Streams that are open', () => schedule.state().listeners);
}
