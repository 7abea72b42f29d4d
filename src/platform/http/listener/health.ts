import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { within } from '#lib/within.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { MaySee } from './watchers.ts';

/** Something the process needs to serve: the database, the cache store. */
export interface ReadinessCheck {
  readonly name: string;
  /** The process serves without it, less well: a balancer must not take every machine away for it. */
  readonly spare?: boolean;
  check(): Promise<void>;
}

interface HealthOptions {
  readonly checks: readonly ReadinessCheck[];
  readonly metrics: Metrics;
  /** Who sees the parts and the counts; a balancer needs neither. */
  readonly maySee: MaySee;
  /** True from the moment the process was asked to stop. */
  stopping(): boolean;
  /** How long a check may take, two seconds unless said. */
  readonly checkLimitMs?: number;
}

type CheckState = 'ready' | 'not-ready';

const noStore = { 'cache-control': 'no-store' };

/**
 * `/healthz`: the process lives. `/readyz`: whether it can serve and, to who may see it, what it lacks. `/metrics`: for
 * Prometheus; to anybody else there is no such address.
 */
export function mountHealth(app: FastifyInstance, options: HealthOptions): void {
  const { checks, metrics, maySee, stopping, checkLimitMs = 2000 } = options;
  app.get('/healthz', (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const checked = await Promise.all(
      checks.map(async (one) => ({ ...one, state: await stateOf(one, checkLimitMs) })),
    );
    const status = stopping() ? 'stopping' : statusOf(checked);
    const parts = Object.fromEntries(checked.map(({ name, state }) => [name, state]));
    return reply
      .status(status === 'ready' || status === 'degraded' ? 200 : 503)
      .headers(noStore)
      .send({ status, ...(maySee(request.raw) && { parts }) });
  });

  // A hook is asked for every method: a refusal of POST would tell strangers that there is something to GET.
  app.addHook('onRequest', (request, _reply, done) => {
    const isClosed = request.url.split('?', 1)[0] === '/metrics' && !maySee(request.raw);
    const words = `no such address: ${request.method} /metrics`;
    done(isClosed ? new AppError('not-found', words) : undefined);
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .headers(noStore)
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}

function statusOf(
  checked: readonly (ReadinessCheck & { state: CheckState })[],
): 'ready' | 'degraded' | 'not-ready' {
  const failing = checked.filter(({ state }) => state !== 'ready');
  if (failing.length === 0) return 'ready';
  return failing.every(({ spare }) => spare) ? 'degraded' : 'not-ready';
}

/** The words of the fault are in the log; here is only that there is one. */
function stateOf(one: ReadinessCheck, limitMs: number): Promise<CheckState> {
  return within(limitMs, one.check(), () => new Error('late')).then(
    () => 'ready',
    () => 'not-ready',
  );
}
