import type { FastifyInstance } from 'fastify';
import { serviceWorkerPath } from '#site/offline/addresses.ts';

/**
 * What a browser gets instead of the worker when it is switched off. A browser keeps the worker it has when none is
 * answered, so it is given one that deletes what was kept and takes itself away.
 */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Asked for at every visit, and never taken from a cache without asking. */
export const workerCacheControl = 'no-cache';

export function mountFarewell(app: FastifyInstance): void {
  app.get(serviceWorkerPath, (_request, reply) =>
    reply.header('cache-control', workerCacheControl).type('text/javascript; charset=utf-8').send(farewell),
  );
}
