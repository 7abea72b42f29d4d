import type { LineRef } from '#domain/line.ts';
import type { Coordinates } from '#lib/local-plane.ts';

/** A line on a map. */
export interface MapTrace extends Pick<LineRef, 'serviceTypeCode'> {
  /** The number of the line and the code of its direction: buses find their way by it. */
  readonly id?: string;
  /** Encoded, precision 5. */
  readonly polyline: string;
  /** The part of a trip that is behind its bus. */
  readonly isPast?: boolean;
}

/**
 * How a stop stands on a map: a dot, the end of a line, the one the page is about, one that is closed, or where to board
 * instead of it.
 */
export type MapStopKind = 'stop' | 'end' | 'closed' | 'instead' | 'yours';

export interface MapStop extends Coordinates {
  readonly code: string;
  readonly name: string;
  readonly kind: MapStopKind;
  /** Read aloud instead of its number, where it is another place than a stop. */
  readonly spoken?: string;
  /** Written beside it instead of its name. */
  readonly tag?: string;
  /** Buses pass it by today. */
  readonly isSkipped?: boolean;
}

/** The way on foot from one stop to another. The streets between them are not known: it is drawn straight. */
export interface MapFootpath {
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** Written beside it, such as its minutes. */
  readonly tag: string;
}

/** Everything on a map but its ground and its buses. */
export interface MapScene {
  readonly traces: readonly MapTrace[];
  readonly stops: readonly MapStop[];
  /** As far as one walks in some minutes. */
  readonly walk?: Coordinates & { readonly metres: number };
  readonly footpaths?: readonly MapFootpath[];
}

export const traceId = (number: string, direction: string): string => `${number} ${direction}`;
