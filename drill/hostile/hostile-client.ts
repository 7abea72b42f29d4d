import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { VolleyOrder, VolleyReport } from './volley-plan.ts';

/** The stranger, in a process of their own. */
export interface HostileClient {
  readonly pid: number;
  send(order: VolleyOrder): Promise<VolleyReport>;
  stop(): void;
}

/** On a machine that the program and the stranger share, the program comes first, as it does on a machine of its own. */
const niceness = 5;

export function startHostileClient(): HostileClient {
  const child = fork(new URL('./client.ts', import.meta.url), { execArgv: ['--max-old-space-size=1024'] });
  const pid = child.pid ?? 0;
  setPriority(pid, niceness);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the stranger ended by itself')));
  ended.catch(() => undefined);
  return {
    pid,
    send: async (order) => {
      const answered = once(child, 'message');
      child.send(order);
      const [report] = (await Promise.race([answered, ended])) as [VolleyReport];
      return report;
    },
    stop: () => void child.kill(),
  };
}
