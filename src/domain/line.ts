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

/** The end of a line where there is little room: a terminus is known by its place. */
export function shortEnd(name: string): string {
  return name.replace(/^terminus\s+(?=\S)/i, '');
}

/** One direction of a line. */
export interface LineDirectionRef extends LineRef {
  /** The code of the direction on the wire, which addresses hold too. */
  readonly direction: string;
  /** Where it goes, as the sign of the bus says. */
  readonly towards: string;
}
