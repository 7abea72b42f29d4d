import { fallbackZone, showSameTime } from '#lib/time/time-zone.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Facts, Stop } from './facts.ts';

const dayMs = 86_400_000;

/** The zone in which the times of a feed are meant: its own, else the operator's, else UTC. */
export function zoneOf({ timeZone }: Pick<Facts, 'timeZone'>, operatorZone: string | undefined): string {
  return timeZone ?? operatorZone ?? fallbackZone;
}

/** The days a feed speaks of. */
interface Days {
  readonly firstDate: ServiceDate;
  readonly days: number;
}

/** Whether two zones are one for a feed: a day is left at either end, since no zone is farther than that from UTC. */
export function agreeOver({ firstDate, days }: Days, one: string, other: string): boolean {
  const from = (firstDate - 1) * dayMs;
  return showSameTime(one, other, { from, until: from + (days + 2) * dayMs });
}

/**
 * The zone that times at a stop are written in, undefined for that of the feed. A place inside a station has the
 * station's, whatever is said of it alone.
 */
export function zoneOfStop(stops: readonly Stop[], stop: number): string | undefined {
  let place = stops[stop];
  // An area of a platform of a station is as deep as GTFS goes, and parents that go round in a circle end here too.
  for (let depth = 0; depth < 2 && place?.parent !== undefined; depth += 1) place = stops[place.parent];
  return place?.timeZone;
}
