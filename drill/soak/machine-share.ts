import { readFileSync } from 'node:fs';

/** A machine shared with others may be given less than it shows. */
export interface MachineShare {
  /** The part of its time that the host gave to others since it was last asked, from 0 to 1; 0 where nobody tells. */
  take(): number;
}

export function followMachineShare(): MachineShare {
  let before = readTimes();
  return {
    take: () => {
      const after = readTimes();
      const total = after.total - before.total;
      const stolen = after.stolen - before.stolen;
      before = after;
      return total > 0 ? stolen / total : 0;
    },
  };
}

/** In the first line of Linux's own count the eighth figure is what the host gave to others. */
function readTimes(): { readonly total: number; readonly stolen: number } {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const times = line.trim().split(/\s+/).slice(1, 9).map(Number);
    return { total: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
  } catch {
    return { total: 0, stolen: 0 };
  }
}
