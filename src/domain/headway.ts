/** A part of the day in which buses come at about the same distance. Minutes of the service day, past midnight too. */
export interface Headway {
  readonly from: number;
  readonly to: number;
  /** Minutes from one bus to the next: the usual least and most, which are often the same. */
  readonly least: number;
  readonly most: number;
}

const slot = 30;
/** With more between two buses nobody just goes to the stop; nor with this much, unless one can rely on it. */
const longest = 30;
const longestUneven = 20;
/** A shorter part of the day belongs to one beside it. */
const shortestSpan = 60;
/** Below this there is no rhythm to speak of. */
const leastCovered = 120;
/** Buses that are this little apart from regular are so for whoever waits. */
const sameWithin = 3;

interface Run {
  readonly from: number;
  readonly to: number;
  readonly gaps: readonly number[];
}

/** What the departures of a day come to: « a bus every … »; nothing where a line is sparse. Minutes in any order. */
export function headwaysOf(departures: readonly number[]): Headway[] {
  const times = [...new Set(departures)].toSorted((one, two) => one - two);
  const spans = absorbShort(joinAlike(slotsOf(times)))
    .map(describe)
    .filter(isRegular);
  const covered = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return covered < leastCovered ? [] : spans;
}

/** Half hours between the first and the last bus, each with the gaps that reach into it. */
function slotsOf(times: readonly number[]): Run[] {
  const first = Math.round((times[0] ?? 0) / slot) * slot;
  const last = Math.round((times.at(-1) ?? 0) / slot) * slot;
  return Array.from({ length: (last - first) / slot }, (_, index) => {
    const from = first + index * slot;
    const to = from + slot;
    return { from, to, gaps: gapsIn(times, from, to) };
  });
}

function gapsIn(times: readonly number[], from: number, to: number): number[] {
  return times.flatMap((time, index) => {
    const before = times[index - 1];
    return before !== undefined && before < to && time > from ? [time - before] : [];
  });
}

function joinAlike(slots: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const next of slots) {
    const last = runs.at(-1);
    if (last && isAlike(last, next)) runs.splice(-1, 1, join(last, next));
    else runs.push(next);
  }
  return runs;
}

function isAlike(one: Run, two: Run): boolean {
  const [short = 0, long = 0] = [middleOf(one.gaps), middleOf(two.gaps)].toSorted((a, b) => a - b);
  return long - short <= Math.max(1, short / 5);
}

/** The shortest of the short ones first: it goes to the neighbour whose rhythm is nearest. */
function absorbShort(runs: readonly Run[]): Run[] {
  const lengthOf = ({ from, to }: Run) => to - from;
  const short = runs.filter((run) => lengthOf(run) < shortestSpan);
  const [run] = short.toSorted((one, two) => lengthOf(one) - lengthOf(two));
  if (!run || runs.length < 2) return [...runs];
  const index = runs.indexOf(run);
  const beside = [runs[index - 1], runs[index + 1]].filter((each) => each !== undefined);
  const distance = (other: Run) => Math.abs(middleOf(other.gaps) - middleOf(run.gaps));
  const [host] = beside.toSorted((one, two) => distance(one) - distance(two));
  if (!host) return [...runs];
  const joined = host.from < run.from ? join(host, run) : join(run, host);
  return absorbShort(
    joinAlike(runs.filter((each) => each !== run).map((each) => (each === host ? joined : each))),
  );
}

const join = (one: Run, two: Run): Run => ({ from: one.from, to: two.to, gaps: [...one.gaps, ...two.gaps] });

function describe({ from, to, gaps }: Run): Headway {
  const [least, most] = [shareOf(gaps, 0.1), shareOf(gaps, 0.9)];
  const usual = Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
  return most - least <= sameWithin ? { from, to, least: usual, most: usual } : { from, to, least, most };
}

const isRegular = ({ least, most }: Headway) =>
  most <= longestUneven || (most <= longest && most < 2 * least);

const middleOf = (gaps: readonly number[]) => shareOf(gaps, 0.5);

/** The gap that so great a share of all is at most as long as. */
function shareOf(gaps: readonly number[], share: number): number {
  const sorted = gaps.toSorted((one, two) => one - two);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.POSITIVE_INFINITY;
}
