import type { Fare, Rider } from './fare.ts';
import type { Bought, Purchase, RidePrices } from './pay-rides.ts';
import { ridesOf, type Usage } from './usage.ts';

/** A fare that is good for some days in a row. */
export interface Pass {
  readonly fare: Fare;
  readonly days: number;
  readonly cents: number;
}

/** The shortest first. */
export function passesOf(fares: readonly Fare[], rider: Rider): Pass[] {
  return fares
    .flatMap((fare) => {
      const cents = fare.cents[rider];
      return cents === undefined || typeof fare.covers === 'string' || !('days' in fare.covers)
        ? []
        : [{ fare, days: fare.covers.days, cents }];
    })
    .toSorted((one, two) => one.days - two.days);
}

/** More than anything costs. */
const never = 2 ** 30;
const rideByRide = -1;

/**
 * The cheapest purchase with at least one of the first pass, and others where they help. Day by day, for each number of
 * rides that are still to be paid one by one: the cheapest passes that leave so many. Of each place the day and the choice
 * that led there are kept, so that the purchase can be read back.
 */
export function coverDays(usage: Usage, passes: readonly Pass[], prices: RidePrices): Purchase | undefined {
  // Whoever rides twice on every day has an even number left: only such numbers are looked at.
  const step = usage.reduce(greatestDivisor, 0) || 1;
  const width = (ridesOf(usage) / step + 1) * 2;
  const size = (usage.length + 1) * width;
  const cost = new Int32Array(size).fill(never);
  const cameFrom = new Int32Array(size);
  const choice = new Int8Array(size);
  /** Even where the first pass is not among the passes yet, odd where it is. */
  const at = (day: number, left: number, has: number) => day * width + left * 2 + has;
  const reach = (place: number, cents: number, from: number, chosen: number) => {
    if (cents >= (cost[place] ?? 0)) return;
    cost[place] = cents;
    cameFrom[place] = from;
    choice[place] = chosen;
  };

  // One pass and every ride by itself is a way too: whatever costs more by now leads nowhere.
  const most = (passes[0]?.cents ?? 0) + prices.centsOf(ridesOf(usage));
  cost[0] = 0;
  let before = 0;
  for (const [day, taken] of usage.entries()) {
    const rides = taken / step;
    for (let left = 0; left <= before; left += 1)
      for (let has = 0; has < 2; has += 1) {
        const from = at(day, left, has);
        const cents = cost[from] ?? never;
        if (cents === never || cents + prices.centsOf(left * step) > most) continue;
        reach(at(day + 1, left + rides, has), cents, from, rideByRide);
        if (rides > 0)
          for (let which = 0; which < passes.length; which += 1) {
            const { days = 0, cents: more = 0 } = passes[which] ?? {};
            const next = Math.min(day + days, usage.length);
            reach(at(next, left, which === 0 ? 1 : has), cents + more, from, which);
          }
      }
    before += rides;
  }

  let end: number | undefined;
  let least = Infinity;
  for (let left = 0; left <= before; left += 1) {
    const place = at(usage.length, left, 1);
    const cents = cost[place] ?? never;
    const sum = cents === never ? Infinity : cents + prices.centsOf(left * step);
    if (sum < least) [least, end] = [sum, place];
  }
  if (end === undefined) return undefined;
  const counts = passes.map(() => 0);
  for (let place = end; place > 0; place = cameFrom[place] ?? 0) {
    const which = choice[place] ?? rideByRide;
    if (which !== rideByRide) counts[which] = (counts[which] ?? 0) + 1;
  }
  const bought = passes.flatMap(({ fare }, which): Bought[] => {
    const count = counts[which] ?? 0;
    return count > 0 ? [{ fare, count }] : [];
  });
  const left = (((end % width) - 1) / 2) * step;
  return { cents: least, bought: [...bought, ...prices.buy(left).bought] };
}

const greatestDivisor = (one: number, two: number): number =>
  two === 0 ? one : greatestDivisor(two, one % two);
