import type { Findings, Seen } from '../findings.ts';
import { Histogram } from '../load/histogram.ts';
import type { MemorySample } from './memory-samples.ts';
import { slopeOf } from './slope.ts';

export interface SoakFigures {
  readonly minutes: number;
  readonly deaths: number;
  readonly samples: readonly MemorySample[];
  /** Times of kept pages: the neighbour being well before and after, and ill in minutes the machine had for itself. */
  readonly quiet: readonly Histogram[];
  readonly trouble: Histogram;
  /** Minutes in which the host gave much of the machine to others. */
  readonly starved: number;
  /** Requests that were refused or lost though they need nothing of the neighbour. */
  readonly refused: number;
}

const settledAfterMinutes = 10;
const mostGrowthMb = 1;
const mostSlowdown = 2;

export const p99 = (times: Histogram): string => times.at(0.99).toFixed(1);

/** The figures of a soak against its bars. */
export function judgeSoak(findings: Findings, figures: SoakFigures): Seen {
  const { minutes, deaths, samples, quiet, trouble, starved, refused } = figures;
  findings.say(`deaths ${deaths}`);
  findings.require(deaths === 0, 'the program ended');
  findings.say(`refused or lost ${refused}`);
  findings.require(refused === 0, `${refused} requests were refused that need nothing of the neighbour`);
  judgeGrowth(findings, { minutes, samples });
  const together = new Histogram();
  for (const times of quiet) together.merge(times);
  const slowdown = trouble.at(0.99) / together.at(0.99);
  const told = `${p99(together)} (${quiet.map(p99).join(' and ')})`;
  findings.say(`p99 of kept pages ${p99(trouble)} ms, quiet ${told} ms: ${slowdown.toFixed(2)} times`);
  if (starved > 0) findings.say(`${starved} minutes left out of it, in which the host withheld the machine`);
  findings.require(
    starved <= minutes / 2,
    'the host withheld the machine for more than half of the time: times cannot be judged',
  );
  findings.require(
    slowdown <= mostSlowdown,
    `p99 of kept pages is more than ${mostSlowdown} times the quiet one`,
  );
  return findings.seen;
}

function judgeGrowth(
  findings: Findings,
  { minutes, samples }: Pick<SoakFigures, 'minutes' | 'samples'>,
): void {
  const isLong = minutes > settledAfterMinutes;
  const settled = isLong ? samples.filter(({ minute }) => minute >= settledAfterMinutes) : samples;
  const growths = (['rssMb', 'heapMb'] as const).map((kind) =>
    slopeOf(settled.map((sample) => [sample.minute, sample[kind]])),
  );
  const told = growths.map((mb) => mb.toFixed(2)).join(' and of heap ');
  const since = isLong ? `after the first ${settledAfterMinutes}` : 'from the first on, too few to judge';
  findings.say(`growth of rss ${told} MB a minute, ${since}`);
  if (isLong)
    for (const mb of growths)
      findings.require(mb < mostGrowthMb, `memory grows by more than ${mostGrowthMb} MB a minute`);
}
