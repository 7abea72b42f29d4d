// node bench/schedule/plain.ts BYTES: the yardstick of the boards, a constant text of so many bytes through the same framework.
import { openHeaders } from '#platform/http/open-origins.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { createListener } from '#platform/http/listener/listener.ts';
import { createMetrics } from '#platform/http/listener/metrics.ts';
import { createLog } from '#platform/log.ts';

/** The head of a board, so that both answers have the same size on the wire. */
const head = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=10',
  vary: 'accept-encoding',
  etag: '"0123456789012345678901"',
};
const log = createLog('error');
const app = createHttpApp({ log, headers: openHeaders });
const text = JSON.stringify('x'.repeat(Number(process.argv[2]) - 2));
app.get('/', (_request, reply) => reply.headers(head).send(text));
await app.ready();
const listener = createListener({ mounts: [{ name: 'plain', app }], metrics: createMetrics(), log });
process.stdout.write(`Service ${await listener.listen(0, '127.0.0.1')}/\n`);
