import type { FastifyInstance } from 'fastify';
import { within } from '#lib/within.ts';
import type { Metrics } from './metrics.ts';

/** A part of the process that may be ready or not. */
export interface Part {
  readonly name: string;
  /** The process serves without it, less well: a balancer must not take every machine away for it. */
  readonly spare?: boolean;
  check(): Promise<void>;
}

interface HealthOptions {
  readonly parts: readonly Part[];
  readonly metrics: Metrics;
  /** True from the moment the process was asked to stop. */
  stopping(): boolean;
  /** How long a part has to say that it is ready, two seconds unless said. */
  readonly checkLimitMs?: number;
}

type PartState = 'ready' | 'not-ready';

const noStore = { 'cache-control': 'no-store' };

/** `/healthz`: the process lives. `/readyz`: it can serve, or says which part cannot. `/metrics`: for Prometheus. */
export function mountHealth(app: FastifyInstance, options: HealthOptions): void {
  const { parts, metrics, stopping, checkLimitMs = 2000 } = options;
  app.get('/healthz', (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const checked = await Promise.all(
      parts.map(async (part) => ({ ...part, state: await stateOf(part, checkLimitMs) })),
    );
    const status = stopping() ? 'stopping' : statusOf(checked);
    return reply
      .status(status === 'ready' || status === 'degraded' ? 200 : 503)
      .headers(noStore)
      .send({ status, parts: Object.fromEntries(checked.map(({ name, state }) => [name, state])) });
  });

  app.get('/metrics', async (_request, reply) =>
    reply
      .headers(noStore)
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}

function statusOf(checked: readonly (Part & { state: PartState })[]): 'ready' | 'degraded' | 'not-ready' {
  const failing = checked.filter(({ state }) => state !== 'ready');
  if (failing.length === 0) return 'ready';
  return failing.every(({ spare }) => spare) ? 'degraded' : 'not-ready';
}

/** The words of the fault go to the log of the part; here is only that there is one. */
function stateOf(part: Part, limitMs: number): Promise<PartState> {
  return within(limitMs, part.check(), () => new Error('late')).then(
    () => 'ready',
    () => 'not-ready',
  );
}
