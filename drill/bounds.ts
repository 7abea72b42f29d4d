/** What riders are promised (ms); each with half a second for a machine that is busy with the drill itself. */
export interface Bounds {
  /** A kept page, and a page that cannot be had from a service known to be away: a second and a half. */
  readonly promptMs: number;
  /** The first page that nobody has seen: the outer limit of a call, and its drawing. */
  readonly firstMs: number;
  /** From the end of an outage to the end of the warning. */
  readonly backMs: number;
  /** How soon an outage is noticed: a call that hangs, twice. */
  readonly noticedMs: number;
  /** How much more memory an outage may take, whatever a neighbour sends (MB). */
  readonly growthMb: number;
}

const promised: Bounds = {
  promptMs: 2000,
  firstMs: 10_500,
  backMs: 10_000,
  noticedMs: 25_000,
  growthMb: 250,
};

/** The short form is in every suite, also on machines that are slow or have others on them. */
const anywhere = 3;

export function boundsFor(isShort: boolean): Bounds {
  if (!isShort) return promised;
  const { promptMs, firstMs, backMs, ...others } = promised;
  return {
    ...others,
    promptMs: promptMs * anywhere,
    firstMs: firstMs * anywhere,
    backMs: backMs * anywhere,
  };
}
