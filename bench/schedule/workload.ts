import { existsSync, readFileSync } from 'node:fs';
import { operator } from '#data/operator.ts';
import { formatServiceDate, parseServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { parseServiceTime } from '#lib/time/service-time.ts';
import {
  countTrips,
  createEdition,
  departureAt,
  isTripOn,
  listStopsOfDirection,
  openTimetable,
  stopsOfTrip,
  type Edition,
  type FeedMessage,
} from '#transit/index.ts';

/** Questions with, when they come from the real feed, the digest of their answer. */
export interface Workload {
  readonly next: readonly { route: string; stop: string; date: string; time: string; h?: string }[];
  readonly stopDay: readonly { stop: string; date: string; h?: string }[];
  readonly timetable: readonly { route: string; dir: number; date: string; h?: string }[];
}

export function readWorkload(file: string): Workload | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Workload) : undefined;
}

/** A snapshot on disk: each call opens it as another edition. */
export function editionsIn(snapshotFile: string): () => Edition {
  const bytes = readFileSync(snapshotFile);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  return () => createEdition(openTimetable(buffer), operator);
}

export function dateOf(text: string): ServiceDate {
  return parseServiceDate(text) ?? 0;
}

export function secondsOf(text: string): number {
  return parseServiceTime(text) ?? 0;
}

/** Questions spread evenly over a feed that brings none. */
export function makeWorkload(edition: Edition): Workload {
  const { lines, stops, firstDate, days } = edition.timetable;
  const ids = stops.filter(({ kind }) => kind === 0).map(({ id }) => id);
  const directions = edition.directions.flat().map((direction) => ({
    route: lines[direction.line]?.routeIds[0] ?? '',
    dir: direction.directionId,
    stops: listStopsOfDirection(edition, { direction }).map(({ stop }) => stops[stop]?.id ?? ''),
  }));
  const day = (place: number) => formatServiceDate(firstDate + ((place * 7) % Math.max(days, 1)));
  const time = (place: number) => `${String(6 + (place % 16)).padStart(2, '0')}:10:00`;
  const take = <Item>(items: readonly Item[], place: number) => items[place % items.length] as Item;
  return {
    next: Array.from({ length: 2000 }, (_, place) => {
      const { route, stops: own } = take(directions, place * 31);
      return { route, stop: take(own, place), date: day(place), time: time(place) };
    }),
    stopDay: Array.from({ length: 1000 }, (_, place) => ({ stop: take(ids, place * 17), date: day(place) })),
    timetable: Array.from({ length: 289 }, (_, place) => {
      const { route, dir } = take(directions, place * 31);
      return { route, dir, date: day(place) };
    }),
  };
}

const liveUpdates = 17_000;
const perTrip = 17;

/** Trips under way at that hour, each late by its own minutes at seventeen of its stops. */
export function makeMessage({ timetable, clock }: Edition, at: number, round: number): FeedMessage {
  const date = clock.dateAt(at);
  const timestamp = Math.floor(at / 1000);
  const entities: FeedMessage['entities'][number][] = [];
  for (let trip = 0; trip < countTrips(timetable) && entities.length * perTrip < liveUpdates; trip += 1) {
    const stops = stopsOfTrip(timetable, trip);
    if (stops.length < perTrip || !isTripOn(timetable, trip, date)) continue;
    const stopTimeUpdates = Array.from(stops.subarray(0, perTrip), (stop, position) => {
      const planned = clock.toInstant(date, departureAt(timetable, trip, position));
      const event = { time: Math.floor(planned / 1000) + ((trip + round) % 9) * 60 };
      const stopId = timetable.stops[stop]?.id ?? '';
      return { stopId, arrival: event, departure: event, scheduleRelationship: 'scheduled' as const };
    });
    const descriptor = {
      tripId: timetable.tripId(trip),
      startDate: formatServiceDate(date),
      scheduleRelationship: 'scheduled' as const,
    };
    const tripUpdate = { trip: descriptor, stopTimeUpdates, timestamp };
    entities.push({ id: String(trip), isDeleted: false, tripUpdate });
  }
  return { header: { version: '2.0', incrementality: 'full-dataset', timestamp }, entities };
}
