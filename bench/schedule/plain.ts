// node bench/schedule/plain.ts BYTES KIND: the yardsticks of the boards, a constant answer of so many bytes.
// `text`: a text through the web framework and nothing else. `call`: an answer of the same calls as the boards, with
// their query, language, tag and headers.
import { z } from 'zod';
import { operator } from '#data/operator.ts';
import { queries } from '#contract/schedule/queries.ts';
import { systemClock } from '#platform/clock.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { createListener } from '#platform/http/listener/listener.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { openHeaders } from '#platform/http/open-origins.ts';
import { createLog } from '#platform/log/log.ts';
import { createScheduleApp } from '#services/schedule/schedule-app.ts';

const [bytes = '', kind = ''] = process.argv.slice(2);
const log = createLog('error');
const answer = { texte: 'x'.repeat(Number(bytes) - '{"texte":""}'.length) };

const app = kind === 'call' ? callApp() : textApp();
await app.ready();
const listener = createListener({ mounts: [{ name: 'plain', app }], metrics: createMetrics(), log });
process.stdout.write(`Service ${await listener.listen(0, '127.0.0.1')}/\n`);

function textApp() {
  /** The head of a board, so that both answers have the same size on the wire. */
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=10',
    'content-language': 'fr',
    vary: 'accept-language, accept-encoding',
    etag: '"0123456789012345678901"',
  };
  const text = JSON.stringify(answer);
  const plain = createHttpApp({ log, headers: openHeaders });
  plain.get('/plain', (_request, reply) => reply.headers(head).send(text));
  return plain;
}

function callApp() {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/plain',
    summary: { fr: 'Une réponse', en: 'An answer' },
    query: queries['horaire/BorneVirtuelle_ArretParcours'],
    answers: { 200: z.object({ texte: z.string() }) },
    cacheControl: 'public, max-age=10',
    handle: () => ({ status: 200, body: answer }),
  });
  const { app: plain } = createScheduleApp([endpoint], { operator, clock: systemClock, log, aliases: [] });
  return plain;
}
