import type { Coordinates } from '#lib/local-plane.ts';
import type { LineDirectionRef, LineRef } from './line.ts';
import type { StopClosure } from './notices/notice-ref.ts';
import type { Stop } from './stop.ts';

/** Stops by words, around a point, or both. */
export interface StopQuestion {
  readonly text?: string | undefined;
  readonly near?: Coordinates | undefined;
  readonly withinMetres?: number | undefined;
  readonly limit: number;
}

/** A stop that a search found, with the lines that tell two poles of one name apart. */
export interface StopNearby extends Stop {
  /** From the place asked about, as the crow flies. */
  readonly metres: number | undefined;
  readonly lines: readonly LineDirectionRef[];
  /** It was found by a spelling that is not its own. */
  readonly isApproximate?: boolean;
  /** Where no line stops for now. */
  readonly closure?: StopClosure;
}

/** A line that a search found. */
export interface FoundLine extends LineRef {
  readonly description: string;
  /** It was found by a spelling that is not its own. */
  readonly isApproximate?: boolean;
}

/** What a search for a few letters found, best first. */
export interface LinesAndStops {
  readonly lines: readonly FoundLine[];
  readonly stops: readonly StopNearby[];
}

export interface FoundStop extends Coordinates {
  readonly code: string;
  readonly name: string;
  /** From the coordinates asked about. */
  readonly metres: number | undefined;
}
