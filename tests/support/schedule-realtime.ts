import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FeedMessage, writeFeedMessage } from '#transit/index.ts';

/** A real-time feed over HTTP that says what the test wants. */
export interface RealtimeFeed {
  readonly url: string;
  /** What it says from now on; undefined: it is broken. */
  say(message: FeedMessage | undefined): void;
  close(): Promise<void>;
}

export async function startRealtimeFeed(): Promise<RealtimeFeed> {
  let bytes: Uint8Array | undefined;
  const server = createServer((_request, response) => {
    if (bytes) response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end(bytes);
    else response.writeHead(500).end('<h1>Broken</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.pb`,
    say: (message) => {
      bytes = message && writeFeedMessage(message);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
