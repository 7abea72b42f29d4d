import type { FastifyInstance } from 'fastify';

/**
 * Lets the pages of every site read an answer, and its headers. No credentials: a wildcard forbids them by itself. The
 * resource policy stays `same-origin`: it does not concern what a page fetches or listens to in this way, and keeps
 * answers out of pages that would load them as something else.
 */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

const preflight = {
  allow: 'GET, HEAD, OPTIONS',
  'access-control-allow-methods': 'GET, HEAD',
  // A page may want to send `if-none-match` or what its library adds by itself; none of it opens anything here.
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** Answers the question a browser asks before a page of another site may read, for what is mounted from here on. */
export function answerPreflights(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'GET') return;
    app.options(url, (_request, reply) => void reply.code(204).headers(preflight).send());
  });
}
