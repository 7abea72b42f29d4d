import type { ServiceDate } from '#lib/time/service-date.ts';

/**
 * A change of the service that was announced beforehand, in terms of a timetable: stops that are passed, trips that do
 * not run, or trips that take longer.
 */
export interface AnnouncedChange {
  /** Who tells it: several changes may be told by one. */
  readonly id: string;
  readonly kind: 'passes-stops' | 'cancels-trips' | 'delays-trips';
  /** Lines, or single directions of them. None: every line of its stops or of its trips. */
  readonly lines: readonly AnnouncedLine[];
  /** Those passed, and where to board instead. */
  readonly stops: readonly PassedStop[];
  /** The trips it is about; every trip of its lines where there are none. */
  readonly trips: readonly number[];
  /** How much longer trips take. */
  readonly minutes?: number | undefined;
  /** When it was announced (ms). */
  readonly announcedAt: number;
  /** Whether it holds at a time of the timetable of a date. */
  holds(date: ServiceDate, seconds: number): boolean;
}

interface PassedStop {
  readonly stop: number;
  readonly instead?: number | undefined;
}

interface AnnouncedLine {
  readonly line: number;
  /** The code of the direction, where one alone is meant. */
  readonly direction?: string | undefined;
}

/** What was announced of one trip on one service date. */
export interface AnnouncedTrip {
  readonly isCancelled: boolean;
  /** Whose change takes it away; undefined where it runs. */
  readonly cancelledBy: string | undefined;
  /** 1 at each position the bus passes without stopping; undefined when it stops everywhere. */
  readonly skipped: Uint8Array | undefined;
  /** The stops to board at instead, by position; a stop that is passed may have none. */
  readonly instead: ReadonlyMap<number, number>;
  /** Minutes it is told to take longer, at each position; undefined where nothing is told. */
  readonly minutes: Uint16Array | undefined;
  /** Whose changes they are, each once. */
  readonly ids: readonly string[];
  /** When the last of them was announced (ms). */
  readonly announcedAt: number;
}
