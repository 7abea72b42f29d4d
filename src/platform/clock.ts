/** The only reader of the machine's clock. Everything else is handed a Clock, or an instant. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Runs as the machine's clock does, but is at `startMs` now. */
export function clockFrom(startMs: number): Clock {
  const aheadMs = startMs - Date.now();
  return { now: () => Date.now() + aheadMs };
}

export interface FixedClock extends Clock {
  advance(ms: number): void;
}

/** A clock that stands still until it is told to move. */
export function fixedClock(iso: string): FixedClock {
  let instant = Date.parse(iso);
  return {
    now: () => instant,
    advance: (ms) => {
      instant += ms;
    },
  };
}
