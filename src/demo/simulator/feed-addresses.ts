import { simulatedFeeds } from './simulate.ts';
import { createSimulatorServer, type SimulatorOptions } from './simulator-server.ts';

/** Where real time is polled from, and what its feeds are called in records. */
export interface FeedAddresses {
  readonly urls: readonly string[];
  nameOf(url: string): string;
  close(): Promise<void>;
}

/** The operator's own feeds go by their addresses. */
export function realFeeds(urls: readonly string[]): FeedAddresses {
  return { urls, nameOf: (url) => url, close: async () => undefined };
}

/** Simulated buses, on a port that is another at every start: their feeds go by the simulator's name. */
export async function startSimulator(options: SimulatorOptions): Promise<FeedAddresses> {
  const server = createSimulatorServer(options);
  const base = await server.start();
  return {
    urls: simulatedFeeds.map((name) => `${base}/${name}.pb`),
    nameOf: (url) => `simulateur${new URL(url).pathname}`,
    close: () => server.close(),
  };
}
