import type { FastifyRequest } from 'fastify';

/**
 * Scheme and host a request was sent to, without a trailing slash. Visitors' addresses over TLS come from `PUBLIC_URL`;
 * `X-Forwarded-Host` is never believed, since any caller can send it through most proxies.
 */
export function originAsked({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return `http://${headers.host ?? 'localhost'}`;
}
