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

/** Ticks that anybody had a core for, of all there were. */
interface CpuTicks {
  readonly busy: number;
  readonly all: number;
}

/** And those that processes of the drill had one for. */
interface Ticks extends CpuTicks {
  readonly ours: number;
}

/** The part of the machine that others than this process and those it started used since it was last asked, from 0 to 1. */
export function followOthers(): () => number {
  let before = readTicks();
  return () => {
    const now = readTicks();
    const share = shareOfOthers(before, now);
    before = now;
    return share;
  };
}

export function shareOfOthers(before: Ticks, now: Ticks): number {
  const others = now.busy - before.busy - (now.ours - before.ours);
  const all = now.all - before.all;
  return all > 0 ? Math.max(0, others / all) : 0;
}

/**
 * The first line of `/proc/stat`. What waits for a disk is not busy, and interrupts are nobody's: a flood of this drill makes
 * most of them, and Linux puts them to whatever runs just then, or to no process at all.
 */
export function readCpuLine(stat: string): CpuTicks {
  const [line = ''] = stat.split('\n', 1);
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = times.reduce((sum, time) => sum + time, 0);
  const [, , , idle = 0, waiting = 0, hard = 0, soft = 0] = times;
  return { busy: all - idle - waiting - hard - soft, all };
}

/** In user and system mode: the twelfth and thirteenth figures of a process behind its name, which may hold spaces. */
function readTicks(): Ticks {
  const cpu = readCpuLine(readFileSync('/proc/stat', 'utf8'));
  const processes = new Map(readdirSync('/proc').flatMap(readProcess));
  const isOurs = (pid: number): boolean => {
    const { parent } = processes.get(pid) ?? { parent: 0 };
    return pid === process.pid || (parent > 0 && isOurs(parent));
  };
  const ours = [...processes].reduce((sum, [pid, { ticks }]) => sum + (isOurs(pid) ? ticks : 0), 0);
  return { ours, ...cpu };
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
