import type { BreakEven, CheapestRange, Series } from '#domain/fares/break-even.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { drawChart, type Chart, type ChartFacts } from './chart.ts';
import { isRide, type FareLabels, type FareTexts } from './labels.ts';

interface ChartOptions {
  readonly breakEven: BreakEven;
  /** For who does not subscribe, besides. */
  readonly aside: readonly CheapestRange[];
  readonly you: Pick<ChartFacts['you'], 'at' | 'cents'>;
  readonly labels: FareLabels;
  readonly texts: FareTexts;
}

/** Draws the rides one by one, the passes that are ever the cheapest, and what is good for a month. */
export function chartOf({ breakEven, aside, you, labels, texts }: ChartOptions): Chart {
  const { measure, ranges, series } = breakEven;
  const winners = [...ranges, ...aside].map(({ fare }) => fare);
  const isDrawn = ({ fare }: Series) =>
    winners.includes(fare) || fare.covers === 'month' || (isRide(fare) && fare.support !== 'cash');
  const lines = series
    .filter(isDrawn)
    .map(({ fare, cents }) => ({ label: labels.short(fare), cents, atZero: costAtZero(fare, cents) }));
  const centsAt = (fare: Fare, count: number) =>
    series.find((one) => one.fare === fare)?.cents[count - 1] ?? 0;
  const turnAt = ({ from, fare }: CheapestRange, isAside: boolean) => ({
    at: from,
    cents: centsAt(fare, from),
    isAside,
  });
  return drawChart({
    lines,
    // The first range begins with the chart: nothing changes there.
    turns: [
      ...ranges.slice(1).map((range) => turnAt(range, false)),
      ...aside.filter(({ from }) => from > 1).map((range) => turnAt(range, true)),
    ],
    you: { ...you, label: [texts.chart.you, measure === 'days' ? texts.days(you.at) : texts.rides(you.at)] },
    formatTop: (dollars) => texts.chart.dollars(String(dollars)),
  });
}

/** Rides and days cost nothing before the first of them; a month costs the same whatever is ridden. */
function costAtZero({ covers }: Fare, cents: readonly number[]): number | undefined {
  if (covers === 'month') return cents[0];
  const isOneByOne = 'rides' in covers || covers.days === 1;
  return isOneByOne ? 0 : undefined;
}
