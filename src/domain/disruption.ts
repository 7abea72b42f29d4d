import type { Moment } from '#lib/time/moment.ts';
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
  /** When live times said that it runs after all. */
  readonly restored?: Moment;
}
