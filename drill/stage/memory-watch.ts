import type { Running } from './running.ts';

export interface MemoryWatch {
  /** What the process held at first and at most (MB). */
  stop(): { readonly firstMb: number; readonly mostMb: number };
}

const everyMs = 500;

export async function watchMemory(running: Running): Promise<MemoryWatch> {
  const first = (await running.memory()).rssMb;
  let most = first;
  const timer = setInterval(() => {
    void running.memory().then(({ rssMb }) => (most = Math.max(most, rssMb || 0)));
  }, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return { firstMb: first, mostMb: most };
    },
  };
}
