import { load } from '../load.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface AgainstPlain {
  readonly bytes: number;
  readonly boardsPerSecond: number;
  readonly plainPerSecond: number;
  /** Of what a plain answer reaches, in answers a second. */
  readonly ratio: number;
  /** The same by processor time for each answer, which other work on the machine moves less. */
  readonly cpuRatio: number;
}

const rounds = 7;
const roundSeconds = 2;
const connections = 16;

/** Boards that are all different beside a plain answer of the same size, in turns; the middle of the rounds. */
export async function compareWithPlain(
  service: ServerProcess,
  boards: readonly string[],
): Promise<AgainstPlain> {
  const addresses = boards.map((path) => service.origin + path);
  const bytes = await meanBytes(addresses);
  const plain = await startServer(['bench/schedule/plain.ts', String(bytes)]);
  try {
    const askBoards = () => loadDistinct(service, addresses);
    const askPlain = () => loadDistinct(plain, [`${plain.origin}/`]);
    await askBoards();
    await askPlain();
    const turns: { readonly one: Loaded; readonly other: Loaded }[] = [];
    for (let round = 0; round < rounds; round += 1)
      turns.push({ one: await askBoards(), other: await askPlain() });
    return {
      bytes,
      boardsPerSecond: middle(turns.map(({ one }) => one.perSecond)),
      plainPerSecond: middle(turns.map(({ other }) => other.perSecond)),
      ratio: middle(turns.map(({ one, other }) => one.perSecond / other.perSecond)),
      cpuRatio: middle(turns.map(({ one, other }) => other.cpuUs / one.cpuUs)),
    };
  } finally {
    await plain.stop();
  }
}

interface Loaded {
  readonly perSecond: number;
  /** Processor time for each answer. */
  readonly cpuUs: number;
}

async function loadDistinct(server: ServerProcess, urls: readonly string[]): Promise<Loaded> {
  const before = server.cpuMs();
  const { perSecond } = await load(urls, { seconds: roundSeconds, connections, isUnique: true });
  const cpuUs = ((server.cpuMs() - before) * 1000) / (perSecond * roundSeconds);
  return { perSecond, cpuUs };
}

async function meanBytes(addresses: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const address of addresses) bytes += (await (await fetch(address)).arrayBuffer()).byteLength;
  return Math.round(bytes / addresses.length);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;
}
