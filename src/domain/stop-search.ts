/** Stops by words, around a position, or both. */
export interface StopQuestion {
  readonly text?: string | undefined;
  readonly near?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly withinMetres?: number | undefined;
  readonly limit: number;
}

export interface FoundStop {
  readonly code: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** From the position asked about. */
  readonly metres: number | undefined;
}
