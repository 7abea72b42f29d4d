import type { JourneyTime } from '#domain/journeys/journey.ts';
import { readLonLat } from '#lib/lon-lat.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { PlannerQuery, TypedPlace } from '#site/planner/planner-query.ts';

/**
 * The address that hands a trip over to the maps service (specification B2.6): `saddr`, `daddr`, `ttype`, `time`, `date` and
 * `dirflg=r`, and nothing else. Links to Google Maps on the web write these as `time=1:05pm` and `date=11/16/2026`, month
 * first, on the clock of the place; `ttype` is `dep` or `arr`, and `r` asks for public transit. A place that was chosen on
 * the map is sent as its coordinates, since its words may be those of many places; a stop by its name.
 */
export function handOffAddress(
  mapsUrl: string,
  { from, to }: Pick<PlannerQuery, 'from' | 'to'>,
  { when, timeZone }: { readonly when: JourneyTime; readonly timeZone: string },
): string {
  const { local } = momentIn(timeZone, when.at);
  const address = new URL(mapsUrl);
  address.search = new URLSearchParams({
    saddr: placeOf(from),
    daddr: placeOf(to),
    ttype: when.kind === 'arrive' ? 'arr' : 'dep',
    time: clockOf(local),
    date: `${local.slice(5, 7)}/${local.slice(8, 10)}/${local.slice(0, 4)}`,
    dirflg: 'r',
  }).toString();
  return address.href;
}

function placeOf({ text, id = '' }: TypedPlace): string {
  const point = readLonLat(id);
  return point ? `${point.latitude},${point.longitude}` : text;
}

/** `1:05pm`. */
function clockOf(local: string): string {
  const hour = Number(local.slice(11, 13));
  return `${hour % 12 || 12}:${local.slice(14, 16)}${hour < 12 ? 'am' : 'pm'}`;
}
