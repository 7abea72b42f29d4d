import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** As `npm start` does (scripts/setup/program.mjs). */
const asStarted = ['--max-semi-space-size=16'];

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  residentMb(): number;
  /** Processor time it took since its start, all its threads together. */
  cpuMs(): number;
  /** Where its inspector listens, if it was started with `--inspect=0`. */
  inspectorUrl(): string | undefined;
  /** Stops it and waits until it is gone. */
  stop(): Promise<void>;
}

/** Starts a program and waits for the address it prints. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const server = spawn(process.execPath, [...asStarted, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  server.stderr.on('data', (chunk: Buffer) => {
    told += chunk.toString();
    // What the inspector says of itself is no news.
    if (!args.includes('--inspect=0')) process.stderr.write(chunk);
  });
  const origin = await addressOf(server);
  return {
    origin,
    residentMb: () => {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
      return Number(kilobytes) / 1024;
    },
    cpuMs: () => {
      // Behind the name of the program, which may hold blanks: user and system time in hundredths of a second.
      const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    inspectorUrl: () => /ws:\S+/.exec(told)?.[0],
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill();
      }),
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /(?:Service|Site \(français\))\s+(http:\S+?)\/\n/.exec(text)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`the server ended (${code})`)));
  });
}
