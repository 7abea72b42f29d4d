import { asPlanned, staleAfterMs } from './departure.ts';
import type { Bus, LineNow, NextAtStop } from './line-sheet.ts';

/** What moves in one direction of a line, as its page draws it. */
export interface DirectionNow extends Pick<LineNow, 'at' | 'trust'> {
  readonly buses: readonly Pick<Bus, 'id' | 'nextStop' | 'progress' | 'isStanding'>[];
  /** The next bus at each stop, by its number. */
  readonly next: Readonly<Record<string, NextAtStop>>;
}

/** One direction of what moves, and nothing that is not drawn. */
export function directionNow({ at, trust, buses, directions }: LineNow, direction: string): DirectionNow {
  const stops = directions.find((each) => each.direction === direction)?.stops ?? [];
  return {
    at,
    trust,
    buses: buses
      .filter((bus) => bus.direction === direction)
      .map(({ id, nextStop, progress, isStanding }) => ({
        id,
        isStanding,
        ...(nextStop !== undefined && { nextStop }),
        ...(progress !== undefined && { progress }),
      })),
    next: Object.fromEntries(stops.flatMap(({ code, next }) => (next ? [[code, next]] : []))),
  };
}

/** As it stands later: once nothing was heard for two minutes, only planned times are left, and no bus has a place. */
export function directionAt(now: DirectionNow, nowMs: number): DirectionNow {
  const isStale = now.trust.kind === 'stale' || (now.trust.kind === 'live' && nowMs - now.at >= staleAfterMs);
  if (!isStale) return now;
  const next = Object.entries(now.next).map(([code, each]) => [code, plannedOnly(each)] as const);
  return { ...now, trust: { ...now.trust, kind: 'stale' }, buses: [], next: Object.fromEntries(next) };
}

function plannedOnly({ planned, expected, ...rest }: NextAtStop): NextAtStop {
  return asPlanned({ ...rest, planned: planned ?? expected, expected });
}

/** A bus on the stroke of its line. */
export interface PlacedBus {
  readonly id: string;
  /** The stop it has left, by its place in the row. */
  readonly after: number;
  readonly progress: number;
  /** It stands at the stop it comes to. */
  readonly isThere: boolean;
}

/** Where buses are among the stops of their direction; one that comes to none of them is not on this way. */
export function placeBuses(stops: readonly string[], buses: DirectionNow['buses']): PlacedBus[] {
  return buses.flatMap(({ id, nextStop, progress = 0, isStanding }) => {
    if (nextStop === undefined) return [];
    const coming = stops.indexOf(nextStop);
    if (coming < 0) return [];
    const isThere = isStanding && progress >= 1;
    // It waits at its first stop: just below it, since nothing lies above.
    return coming === 0
      ? [{ id, after: 0, progress: 0, isThere }]
      : [{ id, after: coming - 1, progress, isThere }];
  });
}
