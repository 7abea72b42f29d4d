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

/** How a stop stands on a map: a dot, the end of a line, or the one the page is about. */
export type MapStopKind = 'stop' | 'end' | 'yours';

export interface MapStop extends Coordinates {
  readonly code: string;
  readonly name: string;
  readonly kind: MapStopKind;
  /** Written beside it instead of its name. */
  readonly tag?: string;
  /** Buses pass it by today. */
  readonly isSkipped?: boolean;
}

/** Everything on a map but its ground and its buses. */
export interface MapScene {
  readonly traces: readonly MapTrace[];
  readonly stops: readonly MapStop[];
  /** As far as one walks in some minutes. */
  readonly walk?: Coordinates & { readonly metres: number };
}

export const traceId = (number: string, direction: string): string => `${number} ${direction}`;
