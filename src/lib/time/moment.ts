/** A moment, and what clocks show where it happens: a stop may lie in another zone than the operator. */
export interface Moment {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** `2026-11-16T13:05`. */
  readonly local: string;
}

/** `2026-11-16T13:05:09-05:00`, which says both. */
export function parseMoment(text: string): Moment {
  return { at: Date.parse(text), local: text.slice(0, 16) };
}

/** The minutes since midnight that clocks show. */
export function clockOf({ local }: Moment): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

/** The calendar day where it happens, `2026-11-16`. */
export function dayOf({ local }: Moment): string {
  return local.slice(0, 10);
}
