import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** A part of the process that may be ready or not. */
export interface Part {
  readonly name: string;
  check(): Promise<void>;
}

export interface HealthOptions {
  readonly parts: readonly Part[];
  readonly metrics: Metrics;
  /** True from the moment the process was asked to stop. */
  stopping(): boolean;
}

const noStore = { 'cache-control': 'no-store' };
const checkLimitMs = 2000;

/** `/healthz`: the process lives. `/readyz`: it can serve, or says which part cannot. `/metrics`: for Prometheus. */
export function mountHealth(app: FastifyInstance, { parts, metrics, stopping }: HealthOptions): void {
  app.get('/healthz', (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const checked = await Promise.all(parts.map(async (part) => [part.name, await stateOf(part)] as const));
    const ready = !stopping() && checked.every(([, state]) => state === 'ready');
    const body = {
      status: ready ? 'ready' : stopping() ? 'stopping' : 'not-ready',
      parts: Object.fromEntries(checked),
    };
    return reply
      .status(ready ? 200 : 503)
      .headers(noStore)
      .send(body);
  });

  app.get('/metrics', async (_request, reply) =>
    reply
      .headers(noStore)
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
}

/** The words of the fault go to the log of the part; here is only that there is one. */
async function stateOf(part: Part): Promise<'ready' | 'not-ready'> {
  const limit = AbortSignal.timeout(checkLimitMs);
  const late = new Promise<'not-ready'>((resolve) => {
    limit.addEventListener('abort', () => resolve('not-ready'), { once: true });
  });
  const check = part.check().then(
    () => 'ready' as const,
    () => 'not-ready' as const,
  );
  return Promise.race([check, late]);
}
