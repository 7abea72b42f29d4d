import { load } from '../load.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface AgainstPlain {
  readonly bytes: number;
  readonly boardsPerSecond: number;
  /** Of an answer that is no work, through the same calls: query, language, tag, headers. */
  readonly call: Yardstick;
  /** Of a bare text through the web framework. */
  readonly text: Yardstick;
}

/** A constant answer that the boards are measured by. */
export interface Yardstick {
  readonly perSecond: number;
  /** What the boards reach of it, in answers a second. */
  readonly ratio: number;
  /** The same by processor time for each answer, which other work on the machine moves less. */
  readonly cpuRatio: number;
}

const rounds = 7;
const roundSeconds = 2;
const connections = 16;

/** Boards that are all different beside constant answers of the same size, in turns; the middle of the rounds. */
export async function compareWithPlain(
  service: ServerProcess,
  boards: readonly string[],
): Promise<AgainstPlain> {
  const addresses = boards.map((path) => service.origin + path);
  const bytes = await meanBytes(addresses);
  const call = await startServer(['bench/schedule/plain.ts', String(bytes), 'call']);
  const text = await startServer(['bench/schedule/plain.ts', String(bytes), 'text']);
  const query = new URL(addresses[0] ?? '').search;
  const ask = {
    boards: () => loadDistinct(service, addresses),
    call: () => loadDistinct(call, [`${call.origin}/plain${query}`]),
    text: () => loadDistinct(text, [`${text.origin}/plain${query}`]),
  };
  try {
    // The code that a server runs most is compiled anew in its first seconds.
    for (const warm of [ask.boards, ask.call, ask.text, ask.boards, ask.call, ask.text]) await warm();
    const turns: Record<keyof typeof ask, Loaded>[] = [];
    for (let round = 0; round < rounds; round += 1)
      turns.push({ boards: await ask.boards(), call: await ask.call(), text: await ask.text() });
    const yardstick = (kind: 'call' | 'text'): Yardstick => ({
      perSecond: middle(turns.map((turn) => turn[kind].perSecond)),
      ratio: middle(turns.map((turn) => turn.boards.perSecond / turn[kind].perSecond)),
      cpuRatio: middle(turns.map((turn) => turn[kind].cpuUs / turn.boards.cpuUs)),
    });
    return {
      bytes,
      boardsPerSecond: middle(turns.map((turn) => turn.boards.perSecond)),
      call: yardstick('call'),
      text: yardstick('text'),
    };
  } finally {
    await Promise.all([call.stop(), text.stop()]);
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
