import { withMode, type OfMode } from './mode.ts';

/** A line as its badge shows it: its number, its service type by the operator's code, and what carries its riders. */
export interface LineRef extends OfMode {
  readonly number: string;
  readonly serviceTypeCode: number;
}

/** No more of a line than its badge needs. */
export const lineRefOf = (line: LineRef): LineRef => ({
  number: line.number,
  serviceTypeCode: line.serviceTypeCode,
  ...withMode(line),
});

/** A line as the site lists it: what it is, and where it ends. */
export interface LineSummary extends LineRef {
  /** One for each direction it runs in. */
  readonly ends: readonly string[];
  /** The same with their codes; a copy that was kept before they were read has none. */
  readonly directions?: readonly { readonly direction: string; readonly towards: string }[];
  /** The days it runs, Sunday first. */
  readonly days: readonly boolean[];
  /** Who runs it, where several agencies run the lines of the network. */
  readonly operator?: string;
  /** Where the timetable wants it among the others of its kind, from the least on. */
  readonly rank?: number;
}

/** One direction of a line. */
export interface LineDirectionRef extends LineRef {
  /** The code of the direction on the wire, which addresses hold too. */
  readonly direction: string;
  /** Where it goes, as the sign of the bus says. */
  readonly towards: string;
}

/** Everything of the timetables that has an address, by its number. */
export interface Network {
  /** When the timetables in service came, as `2026-11-15T14:00:00-05:00`. */
  readonly changed: string;
  readonly lines: readonly { readonly number: string; readonly directions: readonly string[] }[];
  readonly stops: readonly string[];
}

/** The usual way of one direction of a line. */
export interface LineTrace extends Omit<LineDirectionRef, 'towards'> {
  /** Encoded, precision 5. */
  readonly polyline: string;
}

/**
 * Where a line ends, as a title says it: « Val-Fleuri » for « Terminus Val-Fleuri ». A name that would not stand alone,
 * such as « Terminus de la Faune », stays whole.
 */
export function shortEnd(name: string): string {
  return name.replace(/^Terminus (?=\p{Lu})/u, '').replace(/(?<=\S) Terminal$/, '');
}
