import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';

export interface RateLimit {
  /** Requests a minute from one address. */
  readonly perMinute: number;
  readonly clock: Clock;
  /** Which requests count; all unless given. */
  counts?(request: FastifyRequest): boolean;
}

const windowMs = 60_000;
const mostAddresses = 50_000;
/** Refuses an address that asks too often, before anything is done for it. */
export function limitRate(app: FastifyInstance, { perMinute, clock, counts = () => true }: RateLimit): void {
  let startedAt = clock.now();
  let asked = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    // Calls between parts of one process come over no socket, and are not limited.
    if (!(request.raw.socket instanceof Socket) || !counts(request)) return;
    if (clock.now() - startedAt >= windowMs || asked.size >= mostAddresses) {
      startedAt = clock.now();
      asked = new Map();
    }
    const count = (asked.get(request.ip) ?? 0) + 1;
    asked.set(request.ip, count);
    if (count <= perMinute) return;
    const seconds = Math.ceil((startedAt + windowMs - clock.now()) / 1000);
    reply.header('retry-after', String(seconds));
    throw new AppError('too-many-requests', `too many requests; try again in ${seconds} s`);
  });
}
