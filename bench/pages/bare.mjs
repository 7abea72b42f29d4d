// A bare node:http server that sends one answer: node bench/pages/bare.mjs ANSWER.json
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** @type {{ headers: Record<string, string>, body: string }} */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}/\n`);
});
