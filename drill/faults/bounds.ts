/** What riders are promised (ms); each with half a second for a machine that is busy with the drill itself. */
export const bounds = {
  /** A kept page, and a page that cannot be had from a service known to be away: a second and a half. */
  promptMs: 2000,
  /** The first page that nobody has seen: the outer limit of a call, and its drawing. */
  firstMs: 10_500,
  /** From the end of an outage to the end of the warning. */
  backMs: 10_000,
  /** How soon an outage is noticed: a call that hangs, twice. */
  noticedMs: 25_000,
  /** How much more memory an outage may take, whatever a neighbour sends (MB). */
  growthMb: 250,
};
