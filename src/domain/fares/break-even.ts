import type { Fare } from './fare.ts';
import type { Answers } from './survey.ts';
import { daysInARow, nowAndThen, ridesOf, type Usage } from './usage.ts';
import type { Way } from './ways-to-pay.ts';

/** What is counted along the chart: rides of a month, or days of a stay. */
export type Measure = 'rides' | 'days';

/** From the first to the last of these, this fare costs least; a range without a last one goes on. */
export interface CheapestRange {
  readonly from: number;
  readonly until?: number;
  readonly fare: Fare;
}

export interface Series {
  readonly fare: Fare;
  /** Cents at one, two, three … */
  readonly cents: readonly number[];
}

/** What each fare costs as one rides more, and from how many on another is cheaper. */
export interface BreakEven {
  readonly measure: Measure;
  readonly ranges: readonly CheapestRange[];
  readonly series: readonly Series[];
}

/** What is drawn: up to how many rides of a month, or the days of a stay with so many rides on each. */
export type BreakEvenOf = { readonly lastRide: number } | { readonly ridesADay: number };

/** So far a chart goes at least, and so much beyond who asked. */
const leastRides = 50;
const beyond = 1.15;
const mostDays = 30;

export function breakEvenOf({ need, usage, ridesADay = 0 }: Answers): BreakEvenOf {
  if (need === 'stay') return { ridesADay };
  return { lastRide: Math.max(leastRides, Math.ceil((ridesOf(usage) * beyond) / 10) * 10) };
}

export function findBreakEven(of: BreakEvenOf, listWays: (usage: Usage) => readonly Way[]): BreakEven {
  const isStay = 'ridesADay' in of;
  const steps = Array.from({ length: isStay ? mostDays : of.lastRide }, (_, nth) =>
    listWays(isStay ? daysInARow(nth + 1, of.ridesADay) : nowAndThen(nth + 1)),
  );
  const known = steps[0]?.map(({ fare }) => fare) ?? [];
  return {
    measure: isStay ? 'days' : 'rides',
    ranges: rangesOf(steps.map(([cheapest]) => cheapest?.fare)),
    series: known.map((fare) => ({
      fare,
      cents: steps.map((ways) => ways.find((way) => way.fare === fare)?.cents ?? 0),
    })),
  };
}

function rangesOf(cheapest: readonly (Fare | undefined)[]): CheapestRange[] {
  const ranges: CheapestRange[] = [];
  for (const [nth, fare] of cheapest.entries()) {
    const before = ranges.at(-1);
    if (!fare || before?.fare === fare) continue;
    if (before) ranges[ranges.length - 1] = { ...before, until: nth };
    ranges.push({ from: nth + 1, fare });
  }
  return ranges;
}
