import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { secretHeader } from '#contract/cache/entry.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { isSameSecret } from '#platform/secret.ts';

type Guard = (request: FastifyRequest) => void;

/** Guards stand before the body is read: a stranger cannot make the service take in two megabytes. */
export function guardEndpoints(
  app: FastifyInstance,
  guards: readonly (readonly [Pick<AnyEndpoint, 'method' | 'path'>, Guard])[],
): void {
  const byRoute = new Map(guards.map(([{ method, path }, guard]) => [`${method} ${path}`, guard]));
  app.addHook('onRequest', async (request) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    byRoute.get(`${method} ${request.routeOptions.url}`)?.(request);
  });
}

export function secretGuard(secret: string): Guard {
  return (request) => {
    const given = request.headers[secretHeader];
    if (typeof given !== 'string' || !isSameSecret(given, secret))
      throw new AppError('unauthorized', 'the cache secret is missing or wrong');
  };
}
