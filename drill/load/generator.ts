// A process that asks as visitors do: each at its appointed time, whether or not those before were answered.
import { Agent, request } from 'node:http';
import { Histogram } from './histogram.ts';
import type { FiguresJson, Order, Report, Visitors } from './plan.ts';

const patienceMs = 20_000;

interface Figures {
  statuses: Record<string, number>;
  slowestMs: number;
  times: Histogram;
}

const figures = new Map<string, Figures>();
const timers = new Set<NodeJS.Timeout>();
const agents = new Map<string, Agent>();
let latestMs = 0;
let pending = 0;
let isStopping = false;

process.on('message', (order: Order) => {
  if ('start' in order) order.start.forEach(begin);
  else if ('take' in order) report(order.take);
  else stop();
});
// Whoever asked for the load is gone.
process.on('disconnect', () => process.exit());

function begin(visitors: Visitors): void {
  const startedAt = performance.now();
  let asked = 0;
  const timer = setInterval(
    () => {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * visitors.perSecond);
      for (; asked < due; asked += 1) {
        const dueAt = startedAt + ((asked + 1) * 1000) / visitors.perSecond;
        latestMs = Math.max(latestMs, performance.now() - dueAt);
        ask(visitors, asked);
      }
    },
    Math.min(1000 / visitors.perSecond, 5),
  );
  timers.add(timer);
}

/** A request is timed from when it is sent: that does not depend on how the ones before fared. */
function ask(
  { name, origin, paths, method = 'GET', headers = {}, body, from: addresses }: Visitors,
  count: number,
): void {
  const { hostname, port } = new URL(origin);
  const numbered = (text: string) => text.replaceAll('{n}', String(count % 9999));
  const own = Object.entries(headers).map(([header, value]) => [header, numbered(value)] as const);
  const from = typeof addresses === 'string' ? addresses : addresses?.[count % addresses.length];
  const startedAt = performance.now();
  pending += 1;
  let isDone = false;
  const done = (outcome: string) => {
    if (isDone) return;
    isDone = true;
    pending -= 1;
    note(name, outcome, performance.now() - startedAt);
    if (isStopping && pending === 0) finish();
  };
  const asked = request(
    {
      hostname,
      port,
      path: numbered(paths[count % paths.length] ?? '/'),
      method,
      agent: agentOf(from),
      ...(from === undefined ? {} : { localAddress: from }),
      headers: { accept: 'text/html', 'accept-encoding': 'br', ...Object.fromEntries(own) },
    },
    (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.complete ? String(answer.statusCode) : 'lost'));
      answer.on('error', () => done('lost'));
    },
  );
  asked.on('error', () => done('lost'));
  asked.on('close', () => done('lost'));
  asked.setTimeout(patienceMs, () => asked.destroy());
  asked.end(body);
}

/** Visitors of one address share connections, as those of a proxy do. */
function agentOf(from = ''): Agent {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 256, timeout: 4000 });
  agents.set(from, known);
  return known;
}

function note(name: string, outcome: string, ms: number): void {
  const own = figures.get(name) ?? { statuses: {}, slowestMs: 0, times: new Histogram() };
  figures.set(name, own);
  own.statuses[outcome] = (own.statuses[outcome] ?? 0) + 1;
  own.slowestMs = Math.max(own.slowestMs, ms);
  own.times.add(ms);
}

function report(take: Report['take'], onSent = () => {}): void {
  const told = [...figures].map(([name, { statuses, slowestMs, times }]): [string, FiguresJson] => [
    name,
    { statuses, slowestMs, times: times.toJSON() },
  ]);
  const message: Report = { take, figures: Object.fromEntries(told), latestMs };
  figures.clear();
  latestMs = 0;
  process.send?.(message, onSent);
}

/** Those under way are waited for. */
function stop(): void {
  isStopping = true;
  for (const timer of timers) clearInterval(timer);
  if (pending === 0) finish();
}

function finish(): void {
  report('last', () => process.exit());
}
