import { isAlongLine, matchesLine, namesStop, type AffectedLine, type Effect } from './effect.ts';
import { holdsAt, type ServiceMoment } from './effect-period.ts';
import type { Notice } from './notice.ts';

/** A stop, and the lines that serve it. */
export interface ServedStop {
  readonly code: string;
  /** What a notice may name instead: the platforms of a station, or the station of a platform. */
  readonly others?: readonly string[];
  readonly lines: readonly AffectedLine[];
}

/** A bus at one of its stops. */
export interface CallOfTrip {
  readonly line: AffectedLine;
  readonly tripId: string;
  readonly stop: string;
  /** When it is planned to leave that stop. */
  readonly moment: ServiceMoment;
}

/** Whether it is about a line, or about one direction of it. */
export function concernsLine({ effects }: Pick<Notice, 'effects'>, line: AffectedLine): boolean {
  return effects.some((effect) => matchesLine(effect, line));
}

/** Whether who waits at a stop feels it: the stop is spoken of, or a line that serves it is touched along its way. */
export function concernsStop({ effects }: Pick<Notice, 'effects'>, stop: ServedStop): boolean {
  return effects.some((effect) => touchesStop(effect, stop));
}

export function touchesStop(effect: Effect, { code, others = [], lines }: ServedStop): boolean {
  if ([code, ...others].some((each) => namesStop(effect, each))) return true;
  return isAlongLine(effect) && lines.some((line) => matchesLine(effect, line));
}

/** Whether a bus does not stop there, because the stop is closed to its line or its detour leaves it out. */
export function isPassed(effect: Effect, call: CallOfTrip): boolean {
  const { kind, stops, lines, trips, period } = effect;
  return (
    (kind === 'stops-closed' || kind === 'detour') &&
    stops.some(({ code }) => code === call.stop) &&
    (lines.length + trips.length === 0 || isAboutTrip(effect, call)) &&
    holdsAt(period, call.moment)
  );
}

/** Whether a trip does not run, given its first departure. */
export function isCalledOff(effect: Effect, call: Omit<CallOfTrip, 'stop'>): boolean {
  return (
    effect.kind === 'trips-cancelled' && isAboutTrip(effect, call) && holdsAt(effect.period, call.moment)
  );
}

/** Whether a bus is told to be late by it. */
export function isDelayed(effect: Effect, call: Omit<CallOfTrip, 'stop'>): boolean {
  const { kind, minutes, period } = effect;
  return (
    (kind === 'delay' || kind === 'detour') &&
    minutes !== undefined &&
    isAboutTrip(effect, call) &&
    holdsAt(period, call.moment)
  );
}

/** Its lines, or its trips; where it names both, those trips of those lines. */
function isAboutTrip(effect: Effect, { line, tripId }: Pick<CallOfTrip, 'line' | 'tripId'>): boolean {
  const { lines, trips } = effect;
  if (lines.length + trips.length === 0) return false;
  return (lines.length === 0 || matchesLine(effect, line)) && (trips.length === 0 || trips.includes(tripId));
}
