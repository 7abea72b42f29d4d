import { readdirSync, readFileSync } from 'node:fs';

/** What a process holds in memory now (MB); 0 of one that ended. */
export function rssOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Ticks that processes of the drill had a core for, and those that anybody had. */
interface Ticks {
  readonly ours: number;
  readonly busy: number;
  readonly all: number;
}

/** The part of the machine that others than this process and those it started used since it was last asked, from 0 to 1. */
export function followOthers(): () => number {
  let before = readTicks();
  return () => {
    const now = readTicks();
    const others = now.busy - before.busy - (now.ours - before.ours);
    const all = now.all - before.all;
    before = now;
    return all > 0 ? Math.max(0, others / all) : 0;
  };
}

/** In user and system mode: the twelfth and thirteenth figures of a process behind its name, which may hold spaces. */
function readTicks(): Ticks {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = times.reduce((sum, time) => sum + time, 0);
  const [, , , idle = 0, waiting = 0] = times;
  const processes = new Map(readdirSync('/proc').flatMap(readProcess));
  const isOurs = (pid: number): boolean => {
    const { parent } = processes.get(pid) ?? { parent: 0 };
    return pid === process.pid || (parent > 0 && isOurs(parent));
  };
  const ours = [...processes].reduce((sum, [pid, { ticks }]) => sum + (isOurs(pid) ? ticks : 0), 0);
  return { ours, busy: all - idle - waiting, all };
}

function readProcess(pid: string): [number, { readonly parent: number; readonly ticks: number }][] {
  if (!/^\d+$/.test(pid)) return [];
  try {
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [[Number(pid), { parent: Number(figures[1]), ticks: Number(figures[11]) + Number(figures[12]) }]];
  } catch {
    // It ended between the list and the look.
    return [];
  }
}
