import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { readBounded } from './read-bounded.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    for (const socket of sockets.splice(0)) socket.destroy();
    await once(server, 'close');
  }
});
const sockets: Socket[] = [];

/** A server that says these bytes to whoever asks, and then does what is wished. */
async function says(head: string, body: Buffer = Buffer.alloc(0), after: (socket: Socket) => void = end) {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(`HTTP/1.1 ${head}\r\n\r\n`);
      socket.write(body);
      after(socket);
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const end = (socket: Socket) => void socket.end();
const soon = () => AbortSignal.timeout(5000);
const megabyte = 1024 * 1024;

describe('a question to a neighbour', () => {
  it('survives a neighbour that closes before its answer is read', async () => {
    const body = Buffer.alloc(512 * 1024, 97);
    const url = await says(`200 OK\r\nContent-Length: ${body.length}\r\nConnection: close`, body);
    const answers = await Promise.all(Array.from({ length: 16 }, () => ask(url, { signal: soon() })));
    await wait(200);
    for (const answer of answers) expect(await answer.bytes()).toHaveLength(body.length);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('reads %s that nobody asked for, within the bound', async (coding, compress) => {
    const head = `200 OK\r\nContent-Encoding: ${coding}\r\nConnection: close`;
    const fair = await says(head, compress(Buffer.from('{"a":1}')));
    expect(await (await ask(fair, { signal: soon() })).json()).toEqual({ a: 1 });
    const bomb = await says(head, compress(Buffer.alloc(64 * megabyte)));
    const before = process.memoryUsage().rss;
    expect(await readBounded(await ask(bomb, { signal: soon() }), megabyte)).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(48 * megabyte);
  });

  it('stops reading an answer without end', async () => {
    const url = await says('200 OK', Buffer.from('x'), (socket) => {
      const timer = setInterval(() => socket.write(Buffer.alloc(64 * 1024)), 1);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await readBounded(await ask(url, { signal: soon() }), megabyte)).toBeUndefined();
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it.each([
    ['says nothing', '', undefined],
    ['stops in the middle of its answer', '200 OK\r\nContent-Length: 100', Buffer.from('half')],
  ])('gives up by its signal on one that %s', async (_what, head, body) => {
    const url =
      head === '' ? await says('100 Continue', undefined, () => {}) : await says(head, body, () => {});
    const asked = ask(url, { signal: AbortSignal.timeout(50) }).then((answer) => answer.text());
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is told that an answer broke off', async () => {
    const url = await says('200 OK\r\nContent-Length: 100', Buffer.from('half'));
    await expect(ask(url, { signal: soon() }).then((answer) => answer.text())).rejects.toThrow('aborted');
  });

  it('takes a redirection and an empty answer as they are', async () => {
    const moved = await ask(await says('302 Found\r\nLocation: /b\r\nContent-Length: 0'), { signal: soon() });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/b']);
    expect((await ask(await says('304 Not Modified'), { signal: soon() })).body).toBeNull();
  });

  it('refuses a status that HTTP does not know', async () => {
    const asked = ask(await says('999 Odd\r\nContent-Length: 0'), { signal: soon() });
    await expect(asked).rejects.toMatchObject({ code: 'bad-answer' });
  });

  it('asks again where a connection that was kept open is gone', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      sockets.push(socket);
      let questions = 0;
      socket.on('error', () => undefined);
      socket.on('data', () => {
        questions += 1;
        if (questions > 1) return void socket.resetAndDestroy();
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nKeep-Alive: timeout=60\r\n\r\nok');
      });
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await ask(url, { signal: soon() })).text()).toBe('ok');
    expect(connections).toBe(2);
  });
});
