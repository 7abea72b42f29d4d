import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface KeptFigures {
  /** Answers a second of the program, and of a bare server that sends the same bytes; the middle of the rounds. */
  readonly kept: number;
  readonly bare: number;
  /** Processor time of each for one answer, in microseconds. */
  readonly keptUs: number | undefined;
  readonly bareUs: number | undefined;
}

const rounds = 5;

/** The program as it runs, with its log, its counts and its limits on, beside a bare server; loaded in turns by wrk. */
export async function measureKept(path: string, seconds: number): Promise<KeptFigures | undefined> {
  const wrk = process.env['WRK_PATH'];
  if (!wrk) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'parcours-kept-'));
  const program = await start(['dist/server/main.js'], /^Health\s+(\S+)\/readyz$/m, {
    PORT: '0',
    DATA_DIR: folder,
  });
  const page = program.address + path;
  const file = join(folder, 'answer.json');
  try {
    // A few visits, so that the page is compressed as well as it will be.
    for (let visit = 0; visit < 4; visit += 1) await readAnswer(page);
    await new Promise((resolve) => setTimeout(resolve, 500));
    writeFileSync(file, JSON.stringify(await readAnswer(page)));
    const bare = await start(['bench/pages/bare.mjs', file], /^(http:\S+)$/m, {});
    try {
      const loadOnce = (each: Started, url: string) => load(wrk, each, { url, seconds });
      for (const [each, url] of [
        [program, page],
        [bare, bare.address],
      ] as const)
        await loadOnce(each, url);
      const figures = [];
      for (let round = 0; round < rounds; round += 1)
        figures.push({ bare: await loadOnce(bare, bare.address), kept: await loadOnce(program, page) });
      return {
        kept: middle(figures.map(({ kept }) => kept.perSecond)) ?? 0,
        bare: middle(figures.map((figure) => figure.bare.perSecond)) ?? 0,
        keptUs: middle(figures.map(({ kept }) => kept.us)),
        bareUs: middle(figures.map((figure) => figure.bare.us)),
      };
    } finally {
      bare.child.kill();
    }
  } finally {
    program.child.kill();
    await new Promise((resolve) => program.child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
}

function start(args: readonly string[], ready: RegExp, env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      // What comes later is the log, which is read and left.
      if (printed.length > 100_000) return;
      printed += text;
      const address = ready.exec(printed)?.[1];
      if (address) resolve({ child, address });
    });
  });
}

/** An answer as it is sent: compressed, with its headers but those that the server adds by itself. */
function readAnswer(url: string): Promise<{ headers: Record<string, string>; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const own = Object.entries(answer.headers).filter(
          ([name]) => !/^(date|connection|keep-alive)$/.test(name),
        );
        const headers = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function load(wrk: string, { child }: Started, { url, seconds }: { url: string; seconds: number }) {
  const before = await processorUs(child);
  const args = ['-t1', '-c20', `-d${seconds}`, '-H', 'accept-encoding: br', url];
  const { stdout } = await run(wrk, args);
  const after = await processorUs(child);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk met faults at ${url}: ${stdout}`);
  return {
    perSecond,
    us: before === undefined || after === undefined ? undefined : (after - before) / requests,
  };
}

/** What a process has used of its processors so far; undefined where the system does not tell. */
async function processorUs({ pid }: ChildProcess): Promise<number | undefined> {
  const { readFile } = await import('node:fs/promises');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function middle<T extends number | undefined>(values: readonly T[]): T | undefined {
  return values.toSorted((a, b) => (a ?? 0) - (b ?? 0))[Math.floor(values.length / 2)];
}
