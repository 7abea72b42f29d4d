import type { Fare, Rider } from './fare.ts';

/** So many of a fare. */
export interface Bought {
  readonly fare: Fare;
  readonly count: number;
}

export interface Purchase {
  readonly cents: number;
  readonly bought: readonly Bought[];
}

export interface RideFare {
  readonly fare: Fare;
  readonly rides: number;
  readonly cents: number;
}

/** The fares that are counted in rides and sold to this rider, the smallest first. */
export function rideFaresOf(fares: readonly Fare[], rider: Rider): RideFare[] {
  return fares
    .flatMap((fare) => {
      const cents = fare.cents[rider];
      return cents === undefined || typeof fare.covers === 'string' || !('rides' in fare.covers)
        ? []
        : [{ fare, rides: fare.covers.rides, cents }];
    })
    .toSorted((one, two) => one.rides - two.rides);
}

/** What any number of rides costs, bought where it costs least. */
export interface RidePrices {
  centsOf(rides: number): number;
  buy(rides: number): Purchase;
}

interface Cheapest {
  readonly cents: number;
  /** How many things were bought: of two ways that cost the same, the one with fewer. */
  readonly count: number;
  readonly last?: RideFare;
}

/**
 * The cheapest for so many rides is some fare bought last, and what was cheapest for the rides before it. More rides than
 * are taken may cost less.
 */
export function priceRides(fares: readonly RideFare[]): RidePrices {
  const known: Cheapest[] = [{ cents: 0, count: 0 }];
  const before = (rides: number, { rides: held }: RideFare) => known[Math.max(0, rides - held)];

  function find(rides: number): Cheapest {
    let best: Cheapest = { cents: Infinity, count: Infinity };
    for (const last of fares) {
      const { cents = Infinity, count = Infinity } = before(rides, last) ?? {};
      const sum = cents + last.cents;
      if (sum < best.cents || (sum === best.cents && count + 1 < best.count))
        best = { cents: sum, count: count + 1, last };
    }
    return best;
  }
  const upTo = (rides: number): Cheapest | undefined => {
    while (known.length <= rides) known.push(find(known.length));
    return known[rides];
  };

  return {
    centsOf: (rides) => upTo(rides)?.cents ?? Infinity,
    buy: (rides) => {
      const { cents = Infinity } = upTo(rides) ?? {};
      const counts = new Map<Fare, number>();
      for (let left = rides; left > 0;) {
        const { last } = known[left] ?? {};
        if (!last) break;
        counts.set(last.fare, (counts.get(last.fare) ?? 0) + 1);
        left -= last.rides;
      }
      const bought = [...counts].map(([fare, count]) => ({ fare, count }));
      return { cents, bought: bought.toSorted((one, two) => ridesIn(two) - ridesIn(one)) };
    },
  };
}

const ridesIn = ({ fare: { covers } }: Bought): number =>
  typeof covers !== 'string' && 'rides' in covers ? covers.rides : 0;
