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

/** Some time later, or earlier, on a clock that is not set in between. */
export function shiftMoment({ at, local }: Moment, byMs: number): Moment {
  return { at: at + byMs, local: new Date(secondsKept(at, local) + byMs).toISOString().slice(0, 16) };
}

/** What the clock shows as if it stood in UTC, with the seconds that its text leaves out. */
const secondsKept = (at: number, local: string) => Date.parse(`${local}Z`) + (at % 60_000);

/** The minutes since midnight that clocks show. */
export function clockOf({ local }: Moment): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

/** The calendar day where it happens, `2026-11-16`. */
export function dayOf({ local }: Moment): string {
  return local.slice(0, 10);
}
