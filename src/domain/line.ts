/** A line as its badge shows it: its number, and its service type by the operator's code. */
export interface LineRef {
  readonly number: string;
  readonly serviceTypeCode: number;
}

/** A line as the site lists it: what it is, and where it ends. */
export interface LineSummary extends LineRef {
  /** One for each direction it runs in. */
  readonly ends: readonly string[];
  /** The days it runs, Sunday first. */
  readonly days: readonly boolean[];
}

/** One direction of a line. */
export interface LineDirectionRef extends LineRef {
  /** The code of the direction on the wire, which addresses hold too. */
  readonly direction: string;
  /** Where it goes, as the sign of the bus says. */
  readonly towards: string;
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
