import { isLive, keptForMs, lateReachMs, type LiveTrip } from './live-state.ts';

/**
 * What holds now of the last thing that a feed said of a trip. A measured delay grows old, and a feed that is silent
 * measures nothing. That a trip is cancelled, or leaves out stops, is true until the feed takes it back: riders must not
 * be sent to a bus that was called off because the feed that said so has broken down.
 */
export function wordOf(told: LiveTrip, nowMs: number): LiveTrip | undefined {
  const isFresh = isLive(told.saidAt, nowMs);
  if (isFresh && isLive(told.reportedAt, nowMs)) return told;
  const isChange = told.isCancelled || told.skipped !== undefined;
  if (isFresh) return isChange || told.isHidden ? withoutDelays(told) : undefined;
  return isChange && isKept(told, nowMs) ? withoutDelays(told) : undefined;
}

/**
 * Two feeds on one trip: delays are those of the later report. Cancelled by one is cancelled, and a stop that one leaves
 * out is left out: each takes back only its own word, and one that measures delays may know nothing of either.
 */
export function joinWords(one: LiveTrip, two: LiveTrip): LiveTrip {
  const [earlier, later] = one.reportedAt >= two.reportedAt ? [two, one] : [one, two];
  if (later.isCancelled) return later;
  if (earlier.isCancelled) return earlier;
  if (!earlier.skipped) return later;
  const { skipped = earlier.skipped } = later;
  return {
    ...later,
    skipped: skipped.map((isSkipped, position) => isSkipped | (earlier.skipped?.[position] ?? 0)),
    saidAt: later.skipped ? Math.min(earlier.saidAt, later.saidAt) : earlier.saidAt,
  };
}

function isKept({ saidAt, endsAt }: LiveTrip, nowMs: number): boolean {
  return nowMs - saidAt <= keptForMs && nowMs <= endsAt + lateReachMs;
}

function withoutDelays(told: LiveTrip): LiveTrip {
  return told.delays ? { ...told, delays: undefined } : told;
}
