const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(2200, 0);

/** Whether an instant (ms) is one that somebody means: years beyond stand for no date at all, and few calendars know them. */
export function isWithinReach(instantMs: number): boolean {
  return instantMs >= earliest && instantMs < latest;
}
