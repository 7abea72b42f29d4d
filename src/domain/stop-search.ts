import type { Coordinates } from '#lib/local-plane.ts';
import type { LineRef } from './line.ts';
import type { StopNearby } from './stop.ts';

/** Stops by words, around a point, or both. */
export interface StopQuestion {
  readonly text?: string | undefined;
  readonly near?: Coordinates | undefined;
  readonly withinMetres?: number | undefined;
  readonly limit: number;
}

/** What a search for a few letters found, best first. */
export interface LinesAndStops {
  readonly lines: readonly (LineRef & { readonly description: string })[];
  readonly stops: readonly StopNearby[];
}

export interface FoundStop extends Coordinates {
  readonly code: string;
  readonly name: string;
  /** From the coordinates asked about. */
  readonly metres: number | undefined;
}
