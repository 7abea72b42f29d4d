import { startProgram, type Program, type ProgramOptions } from '#tests/support/program.ts';
import { visit, type Visit } from './visit.ts';

export interface Memory {
  readonly rssMb: number;
  readonly heapMb: number;
}

export interface Readiness {
  readonly status: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** The program in service. */
export interface Running {
  readonly origin: string;
  readonly program: Program;
  visit(path: string, options?: Parameters<typeof visit>[2]): Promise<Visit>;
  ready(): Promise<Readiness>;
  memory(): Promise<Memory>;
  /** Whether it ended without having been asked to. */
  hasDied(): boolean;
  /** Asks it to stop; gives its exit code and how long that took (ms). */
  end(signal?: NodeJS.Signals): Promise<{ readonly code: number | null; readonly ms: number }>;
}

export async function run(options: ProgramOptions): Promise<Running> {
  const program = startProgram(options);
  let isAsked = false;
  let hasDied = false;
  void program.exit.then(() => (hasDied = !isAsked));
  const origin = await program.ready;
  return {
    origin,
    program,
    visit: (path, more) => visit(origin, path, more),
    ready: async () => {
      const { status, body } = await visit(origin, '/readyz');
      return status === 0 ? { status: 'no answer', parts: {} } : (JSON.parse(body) as Readiness);
    },
    memory: async () => readMemory((await visit(origin, '/metrics')).body),
    hasDied: () => hasDied,
    end: async (signal = 'SIGTERM') => {
      isAsked = true;
      const startedAt = performance.now();
      program.signal(signal);
      const { code } = await program.exit;
      return { code, ms: performance.now() - startedAt };
    },
  };
}

function readMemory(metrics: string): Memory {
  const mb = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]) / 1024 ** 2;
  return { rssMb: mb('process_resident_memory_bytes'), heapMb: mb('nodejs_heap_size_used_bytes') };
}
