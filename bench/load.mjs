// A load on one address or several in turn, from a process of its own: node bench/load.mjs URLS SECONDS CONNECTIONS [unique]
// Bare sockets, because a client that does more takes the time that the server is measured by.
import { connect } from 'node:net';

const [address = '', seconds = '5', connections = '20', unique] = process.argv.slice(2);
const urls = address.split(' ').map((each) => new URL(each));
const [url = new URL('http://127.0.0.1')] = urls;
const paths = urls.map(({ pathname, search }) => pathname + search);
const headEnd = Buffer.from('\r\n\r\n');
const endsAt = performance.now() + Number(seconds) * 1000;
/** @type {number[]} */
const timesMs = [];
let failures = 0;
let count = 0;

/** With `unique` a page nobody has asked for before: the query changes each time. */
function request() {
  count += 1;
  const path = paths[count % paths.length] ?? '/';
  const mark = unique ? `${path.includes('?') ? '&' : '?'}n=${process.pid}-${count}` : '';
  return `GET ${path}${mark} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\n\r\n`;
}

/** One connection that asks, waits for the whole answer, and asks again. */
function runConnection() {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    let startedAt = 0;
    let missing = -1;
    const ask = () => {
      startedAt = performance.now();
      missing = -1;
      socket.write(request());
    };
    socket.on('connect', ask);
    socket.on('error', () => {
      failures += 1;
      resolve(undefined);
    });
    socket.on('data', (chunk) => {
      if (missing < 0) {
        const head = chunk.subarray(0, chunk.indexOf(headEnd)).toString('latin1');
        if (!head.startsWith('HTTP/1.1 200')) failures += 1;
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        missing = Number(length) + head.length + headEnd.length;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      timesMs.push(performance.now() - startedAt);
      if (performance.now() < endsAt) return ask();
      socket.end();
      resolve(undefined);
    });
  });
}

const begunAt = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, runConnection));
const perSecond = (timesMs.length / (performance.now() - begunAt)) * 1000;
const p99Ms = timesMs.sort((a, b) => a - b)[Math.floor(timesMs.length * 0.99)] ?? 0;
process.stdout.write(JSON.stringify({ perSecond, p99Ms, failures }));
