import type { Coordinates } from '#lib/local-plane.ts';

/** Stops by words, around a point, or both. */
export interface StopQuestion {
  readonly text?: string | undefined;
  readonly near?: Coordinates | undefined;
  readonly withinMetres?: number | undefined;
  readonly limit: number;
}

export interface FoundStop extends Coordinates {
  readonly code: string;
  readonly name: string;
  /** From the coordinates asked about. */
  readonly metres: number | undefined;
}
