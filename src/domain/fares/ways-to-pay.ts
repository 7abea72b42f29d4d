import { coverDays, passesOf } from './cover-days.ts';
import type { Fare, Rider } from './fare.ts';
import { priceRides, rideFaresOf, type Purchase } from './pay-rides.ts';
import { ridesOf, type Usage } from './usage.ts';

/** One way to pay for everything somebody rides. */
export interface Way extends Purchase {
  /** The fare it is named after: the longest pass in it, or the single ride. */
  readonly fare: Fare;
}

/**
 * Every way worth naming, the cheapest first: each fare by itself, or as the longest pass among others that are cheaper
 * beside it. Rides are bought where they cost least; what is paid on board is a way of its own.
 */
export function prepareWays(fares: readonly Fare[], rider: Rider): (usage: Usage) => readonly Way[] {
  const sold = rideFaresOf(fares, rider);
  const onBoard = sold.filter(({ fare }) => fare.support === 'cash');
  const ahead = sold.filter(({ fare }) => fare.support !== 'cash');
  const [aboard, rides] = [priceRides(onBoard), priceRides(ahead.length > 0 ? ahead : onBoard)];
  const passes = passesOf(fares, rider);
  const months = fares.filter(({ covers, cents }) => covers === 'month' && cents[rider] !== undefined);

  return (usage) => {
    const count = ridesOf(usage);
    const ways: Way[] = [
      ...onBoard.slice(0, 1).map(({ fare }) => ({ fare, ...aboard.buy(count) })),
      ...ahead.slice(0, 1).map(({ fare }) => ({ fare, ...rides.buy(count) })),
      ...passes.flatMap(({ fare }, longest) => {
        const purchase = coverDays(usage, passes.slice(0, longest + 1).toReversed(), rides);
        return purchase ? [{ fare, ...purchase }] : [];
      }),
      ...months.map((fare) => ({ fare, cents: fare.cents[rider] ?? 0, bought: [{ fare, count: 1 }] })),
    ];
    // Of two that cost the same, the one that is good for longer.
    return ways.toReversed().toSorted((one, two) => one.cents - two.cents);
  };
}
