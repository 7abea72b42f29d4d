import { listPumps, writePump, type Pump } from './pump.ts';
import { readSamples } from './samples.ts';

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

/** Texts of these lengths first: whatever doubles with each character is found by them, before it is waited for. */
const shortest = [12, 16, 20, 24, 28];

/**
 * The first text of some length that an expression takes longer with than it may; undefined where there is none. What
 * grows with the square of a text takes with a sixteenth of it a 256th of the time: whatever takes less is not tried
 * with more.
 */
export function findSlowPump(
  { source, flags }: { readonly source: string; readonly flags: string },
  { length, mostMs }: { readonly length: number; readonly mostMs: number },
): { readonly pump: Pump; readonly length: number; readonly ms: number } | undefined {
  // Replacing all of its matches searches as `test`, `split` and `matchAll` do, from every place of the text.
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const screened = length / 16;
  const screenedMs = mostMs / 16 ** 2;
  const lengths = [...shortest, 256, 1024].filter((each) => each < screened);
  for (const pump of listPumps(readSamples(source, flags))) {
    for (const each of [...lengths, screened, screened * 2, screened * 4, screened * 8, length]) {
      const text = writePump(pump, each);
      const enoughMs = each > screened ? mostMs : screenedMs;
      const ms = bestMs(() => void text.replace(expression, ''), enoughMs);
      if (ms > mostMs) return { pump, length: text.length, ms };
      if (each === screened && ms <= enoughMs) break;
    }
  }
  return undefined;
}
