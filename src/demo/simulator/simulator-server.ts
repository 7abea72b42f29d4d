import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { type Edition, writeFeedMessage } from '#transit/index.ts';
import { simulatedFeeds, simulateFeed, type SimulatedFeed, type Simulation } from './simulate.ts';

interface SimulatorOptions {
  /** The timetable in service when a feed is asked for. */
  readonly edition: () => Edition;
  readonly seed: number;
  readonly isBunched?: Simulation['isBunched'];
  readonly clock: Clock;
  readonly log: Log;
}

interface Made {
  readonly edition: Edition;
  readonly second: number;
  readonly bytes: Uint8Array;
}

/** The bytes of each feed, made at most once for each second of the clock. */
function createMaker({ edition, seed, isBunched, clock }: SimulatorOptions) {
  const made = new Map<SimulatedFeed, Made>();
  let simulation: Simulation | undefined;
  return (feed: SimulatedFeed): Made => {
    const current = edition();
    const second = Math.floor(clock.now() / 1000);
    const kept = made.get(feed);
    if (kept?.second === second && kept.edition === current) return kept;
    if (simulation?.edition !== current) simulation = { edition: current, seed, isBunched };
    const bytes = writeFeedMessage(simulateFeed(simulation, feed, second * 1000));
    const fresh = { edition: current, second, bytes };
    made.set(feed, fresh);
    return fresh;
  };
}

const feedsByPath = new Map(simulatedFeeds.map((feed) => [`/${feed}.pb`, feed]));

function answer(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  make: (feed: SimulatedFeed) => Made,
): void {
  const feed = feedsByPath.get(url);
  if (!feed) return void response.writeHead(404).end();
  if (method !== 'GET' && method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  const { bytes, second } = make(feed);
  const etag = `"${second}"`;
  if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, {
    'content-type': 'application/x-protobuf',
    'content-length': bytes.length,
    'cache-control': 'no-cache',
    etag,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/**
 * The buses of the demo as any operator publishes them: three protobuf feeds, on the loopback only. Their port is
 * another at every start, so they go by the simulator's name.
 */
export async function startSimulator(options: SimulatorOptions) {
  const make = createMaker(options);
  const server = createServer((request, response) => {
    try {
      answer(request, response, make);
    } catch (error) {
      options.log.error({ err: error }, 'the simulated buses could not be told');
      response.writeHead(500).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    feeds: simulatedFeeds.map((feed) => ({ url: `${base}/${feed}.pb`, name: `simulateur/${feed}.pb` })),
    close: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
