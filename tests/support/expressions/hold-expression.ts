import { listPumps, writePump, type Pump } from './pump.ts';
import { readSamples } from './samples.ts';
import { withinTime } from './within-time.ts';

/** No disturbance is as long. */
const hopelessMs = 400;

/** The shortest of some runs: the others were disturbed, or the expression was compiled in them. */
function bestMs(work: () => void, enoughMs: number): number {
  let best = Infinity;
  for (let run = 0; run < 6 && best > enoughMs; run += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
    if (best > hopelessMs) return best;
  }
  return best;
}

/**
 * Texts of these lengths first, each a little longer than the one before: whatever doubles with each character, or with
 * every few of them, is found before it is waited for.
 */
const shortest = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 19, 24, 30, 38, 48, 60, 75, 94, 120];

interface SlowText {
  readonly pump: Pump;
  readonly length: number;
  readonly ms: number;
}

interface Limit {
  readonly length: number;
  readonly mostMs: number;
  /** All texts of an expression together take no longer, unless it tries one of them for years. */
  readonly endlessMs?: number;
}

/**
 * The first text of some length that an expression takes longer with than it may; undefined where there is none. What
 * grows with the square of a text takes with a sixteenth of it a 256th of the time: whatever takes less is not tried
 * with more.
 */
export function findSlowPump(
  { source, flags }: { readonly source: string; readonly flags: string },
  { length, mostMs, endlessMs = 15_000 }: Limit,
): SlowText | undefined {
  // Replacing all of its matches searches as `test`, `split` and `matchAll` do, from every place of the text.
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const screened = length / 16;
  const screenedMs = mostMs / 16 ** 2;
  const pumps = listPumps(readSamples(source, flags));
  let tried: SlowText | undefined;
  const msOf = (pump: Pump, each: number, enoughMs: number): number => {
    const text = writePump(pump, each);
    tried = { pump, length: text.length, ms: endlessMs };
    return bestMs(() => void text.replace(expression, ''), enoughMs);
  };
  const findSlow = (): SlowText | undefined => {
    // One that is quick with a text may never end with the next longer one: another tells before.
    for (const each of shortest)
      for (const pump of pumps) {
        const ms = msOf(pump, each, screenedMs);
        if (ms > mostMs) return tried && { ...tried, ms };
      }
    const longer = [256, 1024].filter((each) => each < screened);
    for (const pump of pumps)
      for (const each of [...longer, screened, screened * 2, screened * 4, screened * 8, length]) {
        const enoughMs = each > screened ? mostMs : screenedMs;
        const ms = msOf(pump, each, enoughMs);
        if (ms > mostMs) return tried && { ...tried, ms };
        if (each === screened && ms <= enoughMs) break;
      }
    return undefined;
  };
  const found = withinTime(findSlow, endlessMs);
  return found ? found.value : tried;
}
