import type { Memory, Running } from '../stage/running.ts';

export interface MemorySample extends Memory {
  readonly minute: number;
}

export interface MemorySamples {
  readonly taken: readonly MemorySample[];
  stop(): void;
}

const everyMs = 5000;

/** What the process holds, looked at every few seconds. */
export function sampleMemory(site: Running): MemorySamples {
  const taken: MemorySample[] = [];
  const startedAt = performance.now();
  const look = async () => {
    const memory = await site.memory();
    if (Number.isFinite(memory.rssMb))
      taken.push({ ...memory, minute: (performance.now() - startedAt) / 60_000 });
  };
  const timer = setInterval(() => void look(), everyMs);
  return { taken, stop: () => clearInterval(timer) };
}
