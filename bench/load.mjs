// A load on one address, from a process of its own: node bench/load.mjs URL SECONDS CONNECTIONS [unique]
import autocannon from 'autocannon';

const [url = '', seconds = '5', connections = '20', unique] = process.argv.slice(2);
let count = 0;

/** A page nobody has asked for before: the query changes each time. */
const neverTheSame = {
  setupRequest: (/** @type {{ path?: string }} */ request) => {
    count += 1;
    return { ...request, path: `${new URL(url).pathname}?n=${process.pid}-${count}` };
  },
};

const result = await autocannon({
  url,
  duration: Number(seconds),
  connections: Number(connections),
  headers: { 'accept-encoding': 'br' },
  ...(unique ? { requests: [neverTheSame] } : {}),
});
process.stdout.write(
  JSON.stringify({
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
  }),
);
