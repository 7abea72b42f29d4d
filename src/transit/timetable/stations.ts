import type { Stop } from './facts.ts';
import { Remembered } from './remembered.ts';
import { patternsAt } from './stop-visits.ts';
import type { Timetable } from './timetable.ts';

/** What GTFS calls location_type: of a stop or platform, and of a station. */
const kinds = { platform: 0, station: 1 } as const;

/**
 * The platforms at which trips call, by the station they belong to. Only what stands in a station itself is a platform of
 * it: a station inside another one has its own.
 */
export function gatherPlatforms(
  stops: readonly Stop[],
  isServed: (stop: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const platforms = new Map<number, number[]>();
  for (const [stop, { kind, parent = -1 }] of stops.entries()) {
    if (kind !== kinds.platform || stops[parent]?.kind !== kinds.station || !isServed(stop)) continue;
    const known = platforms.get(parent);
    if (known) known.push(stop);
    else platforms.set(parent, [stop]);
  }
  return platforms;
}

const gathered = new Remembered<Timetable, 'all', ReadonlyMap<number, readonly number[]>>(1);

function platformsByStation(timetable: Timetable): ReadonlyMap<number, readonly number[]> {
  const find = () => gatherPlatforms(timetable.stops, (stop) => patternsAt(timetable, stop).length > 0);
  return gathered.get(timetable, 'all', find);
}

/** Whether it joins several platforms: its calls are then those of all of them. */
export function isStation(timetable: Timetable, stop: number): boolean {
  return timetable.stops[stop]?.kind === kinds.station && patternsAt(timetable, stop).length > 0;
}

/** Where trips call at a stop: its platforms, in the order of the feed, where it is a station, else itself. */
export function placesOfStop(timetable: Timetable, stop: number): readonly number[] {
  return isStation(timetable, stop) ? (platformsByStation(timetable).get(stop) ?? []) : [stop];
}

/** The station that joins a platform with others; -1 without one. */
export function stationOf(timetable: Timetable, stop: number): number {
  const { kind, parent = -1 } = timetable.stops[stop] ?? {};
  return kind === kinds.platform && isStation(timetable, parent) ? parent : -1;
}

/** The station that has this name or, where only one platform of it is served, that platform; -1 when there is none. */
export function findStation(timetable: Timetable, name: string): number {
  return names.get(timetable, 'all', () => nameStations(timetable)).get(name) ?? -1;
}

const names = new Remembered<Timetable, 'all', ReadonlyMap<string, number>>(1);

function nameStations(timetable: Timetable): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [station, [first = -1, ...others]] of platformsByStation(timetable)) {
    found.set(timetable.stops[station]?.code ?? '', others.length > 0 ? station : first);
  }
  found.delete('');
  return found;
}
