import { watch } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const script = `new EventSource('/_dev/events').addEventListener('reload', () => location.reload());
`;

/** In development: tells open pages that the build is new, or that the server is back. */
export function mountDevReload(app: FastifyInstance, builtFolder: string, onChange: () => Promise<void>): void {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(builtFolder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange().then(
        () => listeners.forEach((tell) => tell()),
        (error: unknown) => app.log.error({ err: error }, 'the new build could not be loaded'),
      );
    }, 200);
  });
  app.addHook('onClose', async () => watcher.close());
  app.get('/_dev/reload.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/_dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const tell = () => reply.raw.write('event: reload\ndata: \n\n');
    reply.raw.write('retry: 500\n\n');
    listeners.add(tell);
    request.raw.on('close', () => listeners.delete(tell));
  });
}
