import type { Fare, FareGrid } from '../fares/fare.ts';
import { ridesOf, type Journey } from './journey.ts';

/** What a journey costs an adult who buys nothing but its rides. */
export interface JourneyPrice {
  /** The cheapest single ride that is bought ahead, and what the journey comes to with it. */
  readonly ahead?: PricedRide;
  /** The same paid on board. */
  readonly aboard?: PricedRide;
  /** Until when one may board again without paying (ms). */
  readonly transferUntil: number;
  /** How often one pays. */
  readonly times: number;
}

interface PricedRide {
  readonly support: Fare['support'];
  readonly cents: number;
}

/** Undefined for a walk, and where the grid sells no single rides. */
export function priceJourney(journey: Journey, grid: FareGrid): JourneyPrice | undefined {
  const boardings = ridesOf(journey)
    .filter(({ staysOn }) => !staysOn)
    .map(({ departure }) => departure.expected.at);
  const paid = paidAt(boardings, grid.transferMinutes * 60_000);
  const last = paid.at(-1);
  if (last === undefined) return undefined;
  const single = grid.fares.filter(({ covers, cents }) => isSingle(covers) && cents.general !== undefined);
  const priceOf = (fares: readonly Fare[]): PricedRide | undefined =>
    fares
      .map(({ support, cents }) => ({ support, cents: (cents.general ?? 0) * paid.length }))
      .toSorted((one, two) => one.cents - two.cents)[0];
  const ahead = priceOf(single.filter(({ support }) => support !== 'cash'));
  const aboard = priceOf(single.filter(({ support }) => support === 'cash'));
  if (!ahead && !aboard) return undefined;
  return {
    ...(ahead && { ahead }),
    ...(aboard && { aboard }),
    transferUntil: last + grid.transferMinutes * 60_000,
    times: paid.length,
  };
}

const isSingle = (covers: Fare['covers']) =>
  typeof covers === 'object' && 'rides' in covers && covers.rides === 1;

/** The boardings at which one pays: the first, and each after the transfer of the one before has run out. */
function paidAt(boardings: readonly number[], validMs: number): readonly number[] {
  const paid: number[] = [];
  for (const at of boardings) {
    const last = paid.at(-1);
    if (last === undefined || at > last + validMs) paid.push(at);
  }
  return paid;
}
