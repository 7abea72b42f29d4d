// A mail server that takes everything and keeps nothing: node bench/mail/quick-sink.mjs, with a channel to who started it.
// Bare sockets in a process of its own, because a fuller server takes the time that the program is measured by.
import { createServer } from 'node:net';

const nowMs = () => performance.timeOrigin + performance.now();
let count = 0;
let firstMs = 0;
let lastMs = 0;
/** Those that somebody waits for, by address. @type {Record<string, number>} */
const urgent = {};

const server = createServer((socket) => {
  let rest = '';
  let isText = false;
  let to = '';
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    rest += chunk;
    for (;;) {
      const end = rest.indexOf(isText ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = isText ? '.' : rest.slice(0, end);
      rest = rest.slice(end + (isText ? 5 : 2));
      answer(line);
    }
  });

  /** @param {string} line */
  function answer(line) {
    if (isText) {
      isText = false;
      take();
      return socket.write('250 Ok\r\n');
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'DATA') {
      isText = true;
      return socket.write('354 Go on\r\n');
    }
    if (command === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (command === 'QUIT') return socket.end('221 Bye\r\n');
    return socket.write(command === 'EHLO' ? '250-sink\r\n250 PIPELINING\r\n' : '250 Ok\r\n');
  }

  function take() {
    const atMs = nowMs();
    if (to.startsWith('urgent.')) {
      urgent[to] = atMs;
      return;
    }
    count += 1;
    firstMs ||= atMs;
    lastMs = atMs;
  }
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
process.on('message', () => process.send?.({ count, firstMs, lastMs, urgent }));
process.on('disconnect', () => process.exit(0));
