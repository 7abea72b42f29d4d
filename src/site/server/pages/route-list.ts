import type { FastifyInstance } from 'fastify';
import type { CurrentRoutes, RouteSource } from '../routes/route-source.ts';
import { encodedBody, readyAnswer, type ReadyAnswer } from './page-cache.ts';

/** The list by which browsers match addresses themselves, compressed once for each encoding while it stays the same. */
export function mountRouteList(app: FastifyInstance, routes: RouteSource): void {
  let ready: { readonly hash: string; readonly answer: ReadyAnswer } | undefined;

  function answerOf({ hash, table }: CurrentRoutes): ReadyAnswer {
    if (ready?.hash !== hash)
      ready = { hash, answer: readyAnswer(200, {}, JSON.stringify({ hash, routes: table.routes })) };
    return ready.answer;
  }

  app.get('/_routes/:hash', async (request, reply) => {
    const current = routes.current();
    const { hash } = request.params as { hash: string };
    const isCurrent = hash === current.hash;
    const { body, encoding } = await encodedBody(answerOf(current), request.headers['accept-encoding']);
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
    });
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  });
}
