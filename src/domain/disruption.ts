import { compareNaturally } from '#lib/natural-order.ts';
import type { Moment } from '#lib/time/moment.ts';
import type { NoticeRef } from './notices/notice-ref.ts';

/** The record of a trip that does not run, or not in full. */
export interface Disruption {
  readonly kind: 'cancelled' | 'shortened';
  readonly number: string;
  readonly direction: string;
  readonly towards: string;
  readonly tripId: string;
  readonly tripDate: string;
  /** Its planned departure from its first stop. */
  readonly leaves: Moment;
  /** The stops it does not serve, by their numbers, in the order of travel. */
  readonly stops: readonly string[];
  readonly announced: Moment;
  /** The notice that gives the reason. */
  readonly notice?: Pick<NoticeRef, 'id' | 'source' | 'severity' | 'title' | 'path'>;
  /** When it was said that it runs after all. */
  readonly restored?: Moment;
}

/** The disrupted trips of a line, in the order they leave. */
export interface DisruptedLine<Trip extends Disruption = Disruption> {
  readonly number: string;
  readonly trips: readonly Trip[];
}

/** By line, as riders count: 3, 3A, 11, 800. */
export function byLine<Trip extends Disruption>(disruptions: readonly Trip[]): DisruptedLine<Trip>[] {
  const lines = Map.groupBy(disruptions, ({ number }) => number);
  return [...lines]
    .map(([number, trips]) => ({
      number,
      trips: trips.toSorted((one, two) => one.leaves.at - two.leaves.at),
    }))
    .toSorted((one, two) => compareNaturally(one.number, two.number));
}
