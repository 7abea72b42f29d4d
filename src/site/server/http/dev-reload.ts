import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The connection ends with the process; when it is back, so is a new version of the page. */
const script = `let lost = false;
const events = new EventSource('/_dev/events');
events.onerror = () => { lost = true; };
events.onopen = () => { if (lost) location.reload(); };
`;

/** In development: open pages reload when the program has started anew. */
export function mountDevReload(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => open.forEach((response) => response.end()));
  app.get('/_dev/reload.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/_dev/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 500\n\n');
    open.add(reply.raw);
    reply.raw.on('close', () => open.delete(reply.raw));
  });
}
