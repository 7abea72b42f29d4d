import { createServiceClock, type ServiceClock } from '#lib/time/service-clock.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { listDirections, type LineDirection } from './line-direction.ts';
import { namesIn, type Names } from './names.ts';
import { RecentDays } from './recent-days.ts';
import { findStation, isStation, placesOfStop, stationOf } from './stations.ts';
import { emptyDay, listStopDay, type StopDay } from './stop-day.ts';
import type { Timetable } from './timetable.ts';
import { latestDeparture, patternOfTrip } from './trips.ts';
import { zoneOf, zoneOfStop } from './zones.ts';

/** What a feed does not say and its operator knows. */
export interface EditionRules {
  /** `America/Toronto`: for a feed that names no zone. Without either, UTC. */
  readonly timeZone?: string | undefined;
  /** The hour at which a rider's day begins: what leaves before it belongs to the night before. */
  readonly serviceDayStartsAtHour: number;
  /** The code of a direction by the word at the end of its headsigns: `{ Nord: '0' }`. */
  readonly directionCodes: Readonly<Record<string, string>>;
  /** A station of several platforms can be asked for as a stop. */
  readonly joinsPlatforms?: boolean;
}

/**
 * A timetable in service, with everything that is derived from it. A request takes the current edition once and asks
 * nothing else, so a feed that arrives meanwhile changes no answer half-way.
 */
export interface Edition {
  readonly timetable: Timetable;
  /** The zone of `clock`. */
  readonly timeZone: string;
  readonly clock: ServiceClock;
  /** For times written at a stop, which may lie in another zone; days and instants are those of `clock`. */
  clockAt(stop: number): Pick<ServiceClock, 'format' | 'formatLocal'>;
  /** The zone of times at a stop, where it is another than that of the feed. */
  zoneAt(stop: number): string | undefined;
  /** By line, direction 0 first. */
  readonly directions: readonly (readonly LineDirection[])[];
  /** What riders read, in the language of a tag such as `en` or `fr-CA`, as far as the feed has it. */
  namesIn(language: string): Names;
  /** By the number on its pole; a station by its own name, where stations are asked for. -1 when there is none. */
  findStop(name: string): number;
  /** Whether it is a station that is asked for, and joins the calls of several platforms. */
  isStation(stop: number): boolean;
  /** Where trips call at a stop: the platforms of a station, or itself. */
  placesOf(stop: number): readonly number[];
  /** The station that joins a platform with others; -1 without one. */
  stationOf(stop: number): number;
  findDirection(line: number, code: string): LineDirection | undefined;
  directionOfTrip(trip: number): LineDirection;
  directionOfPattern(pattern: number): LineDirection;
  /** The calls of a stop on a date; the days asked for last are remembered. */
  stopDay(stop: number, date: ServiceDate): StopDay;
  /** How many service dates back a trip may have begun that is still on the road. */
  readonly longestTripDays: number;
}

const daySeconds = 86_400;

export function createEdition(timetable: Timetable, rules: EditionRules): Edition {
  const directions = listDirections(timetable, rules.directionCodes);
  const byPattern: LineDirection[] = [];
  for (const direction of directions.flat()) {
    for (const pattern of direction.patterns) byPattern[pattern] = direction;
  }
  const timeZone = zoneOf(timetable, rules.timeZone);
  const clockIn = (zone: string) => createServiceClock(zone, rules.serviceDayStartsAtHour);
  const clock = clockIn(timeZone);
  const zones = new Set(timetable.stops.flatMap((stop) => stop.timeZone ?? []));
  const clocks = new Map([...zones].map((zone) => [zone, clockIn(zone)]));
  const stops = timetable.stops.length;
  const { joinsPlatforms = false } = rules;
  const days = new RecentDays();
  return {
    timetable,
    timeZone,
    clock,
    clockAt: (stop) => clocks.get(zoneOfStop(timetable.stops, stop) ?? timeZone) ?? clock,
    zoneAt: (stop) => {
      const zone = zoneOfStop(timetable.stops, stop);
      return zone === undefined || zone === timeZone ? undefined : zone;
    },
    directions,
    namesIn: (language) => namesIn(timetable, language),
    findStop: (name) => {
      const stop = timetable.findStop(name);
      return stop < 0 && joinsPlatforms ? findStation(timetable, name) : stop;
    },
    isStation: (stop) => joinsPlatforms && isStation(timetable, stop),
    placesOf: (stop) => placesOfStop(timetable, stop),
    stationOf: (stop) => (joinsPlatforms ? stationOf(timetable, stop) : -1),
    findDirection: (line, code) => directions[line]?.find((direction) => direction.code === code),
    directionOfTrip: (trip) => byPattern[patternOfTrip(timetable, trip)] as LineDirection,
    directionOfPattern: (pattern) => byPattern[pattern] as LineDirection,
    stopDay: (stop, date) => {
      if (!(stop >= 0 && stop < stops)) return emptyDay;
      return days.get(stop, date) ?? days.keep(stop, date, listStopDay(timetable, stop, date));
    },
    longestTripDays: Math.max(1, Math.floor(latestDeparture(timetable) / daySeconds)),
  };
}
