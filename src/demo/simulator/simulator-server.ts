import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { type Edition, writeFeedMessage } from '#transit/index.ts';
import { simulatedFeeds, simulateFeed, type SimulatedFeed, type Simulation } from './simulate.ts';

export interface SimulatorOptions {
  /** The timetable in service when a feed is asked for. */
  readonly edition: () => Edition;
  readonly seed: number;
  readonly isBunched?: Simulation['isBunched'];
  readonly clock: Clock;
  readonly log: Log;
}

/** The buses of the demo as any operator publishes them: three protobuf feeds, on the loopback only. */
export interface SimulatorServer {
  /** Gives the address under which `trip-updates.pb`, `vehicle-positions.pb` and `alerts.pb` are. */
  start(): Promise<string>;
  close(): Promise<void>;
}

interface Made {
  readonly edition: Edition;
  readonly second: number;
  readonly bytes: Uint8Array;
}

export function createSimulatorServer(options: SimulatorOptions): SimulatorServer {
  const { edition, seed, isBunched, clock, log } = options;
  const made = new Map<SimulatedFeed, Made>();
  const feeds = new Map(simulatedFeeds.map((feed) => [`/${feed}.pb`, feed]));

  /** At most once for each second of the clock. */
  function makeFeed(feed: SimulatedFeed): Made {
    const current = edition();
    const second = Math.floor(clock.now() / 1000);
    const kept = made.get(feed);
    if (kept?.second === second && kept.edition === current) return kept;
    const simulation = { edition: current, seed, isBunched };
    const bytes = writeFeedMessage(simulateFeed(simulation, feed, second * 1000));
    const fresh = { edition: current, second, bytes };
    made.set(feed, fresh);
    return fresh;
  }

  function answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const feed = feeds.get(url);
    if (!feed) {
      response.writeHead(404).end();
    } else if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else {
      const { bytes, second } = makeFeed(feed);
      const etag = `"${second}"`;
      if (headers['if-none-match'] === etag) {
        response.writeHead(304, { etag }).end();
        return;
      }
      response.writeHead(200, {
        'content-type': 'application/x-protobuf',
        'content-length': bytes.length,
        'cache-control': 'no-cache',
        etag,
      });
      response.end(method === 'HEAD' ? undefined : bytes);
    }
  }

  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      log.error({ err: error }, 'the simulated buses could not be told');
      response.writeHead(500).end();
    }
  });

  return {
    async start() {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },

    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
