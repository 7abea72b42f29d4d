import type { LineDirectionRef } from './line.ts';

/** What changes for one direction of a line from one day to another. Times are seconds of the service day. */
export interface DayChange extends LineDirectionRef {
  readonly trips: BeforeAndAfter<number>;
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly moved: readonly { readonly minutes: number; readonly minutesLonger: number }[];
  readonly stopsAdded: readonly string[];
  readonly stopsDropped: readonly string[];
  readonly first: BeforeAndAfter<number | undefined>;
  readonly last: BeforeAndAfter<number | undefined>;
}

export interface BeforeAndAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}
