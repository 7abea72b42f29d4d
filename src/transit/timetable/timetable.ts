import { foldCapitals } from '#lib/fold-capitals.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { columns as packed, type Columns } from './columns.ts';
import type { Facts } from './facts.ts';
import type { ImportSummary } from './import-summary.ts';
import { openSnapshot } from './snapshot.ts';

/** A feed, ready to be asked. It never changes: another feed is another timetable. */
export interface Timetable extends Facts {
  readonly [packed]: Columns;
  readonly summary: ImportSummary;
  tripId(trip: number): string;
  /** The number of a trip, or -1. */
  findTrip(tripId: string): number;
  /** By number, in any case; -1 when there is none. */
  findLine(number: string): number;
  /** By the number on its pole; -1 when there is none. */
  findStop(code: string): number;
  findStopId(id: string): number;
  findRoute(id: string): number;
  /** The services of a day: 1 at the place of each that runs. */
  servicesOn(date: ServiceDate): Uint8Array;
  /** Whether the feed speaks of this day at all. */
  covers(date: ServiceDate): boolean;
}

export interface SnapshotExtra {
  readonly facts: Facts;
  readonly summary: ImportSummary;
}

export function openTimetable(buffer: ArrayBuffer): Timetable {
  const { columns, extra } = openSnapshot(buffer);
  const { facts, summary } = extra as SnapshotExtra;
  const ids = Buffer.from(
    columns.tripIdBytes.buffer,
    columns.tripIdBytes.byteOffset,
    columns.tripIdBytes.length,
  );
  const { tripIdOffset, dayOffset, dayService } = columns;
  const tripId = (trip: number) => ids.toString('utf8', tripIdOffset[trip], tripIdOffset[trip + 1]);
  const lines = indexOf(facts.lines.map(({ number }) => foldCapitals(number)));
  const routes = new Map(facts.lines.flatMap(({ routeIds }, line) => routeIds.map((id) => [id, line])));
  const stops = indexOf(facts.stops.map(({ code, kind }) => (kind === 0 ? code : '')));
  const stopIds = indexOf(facts.stops.map(({ id }) => id));
  const none = new Uint8Array(facts.services.length);
  const active = new Map<ServiceDate, Uint8Array>();

  return {
    ...facts,
    [packed]: columns,
    summary,
    tripId,
    findTrip: (wanted) => findId(ids, tripIdOffset, Buffer.from(wanted)),
    findLine: (number) => lines.get(foldCapitals(number)) ?? -1,
    findStop: (code) => (code === '' ? -1 : (stops.get(code) ?? -1)),
    findStopId: (id) => stopIds.get(id) ?? -1,
    findRoute: (id) => routes.get(id) ?? -1,
    covers: (date) => date >= facts.firstDate && date < facts.firstDate + facts.days,
    servicesOn: (date) => {
      const known = active.get(date);
      if (known) return known;
      const day = date - facts.firstDate;
      if (day < 0 || day >= facts.days) return none;
      const flags = new Uint8Array(facts.services.length);
      for (let at = dayOffset[day] as number; at < (dayOffset[day + 1] as number); at += 1) {
        flags[dayService[at] as number] = 1;
      }
      active.set(date, flags);
      return flags;
    },
  };
}

/** The first of equal names wins. */
function indexOf(names: readonly string[]): Map<string, number> {
  const index = new Map<string, number>();
  for (const [place, name] of names.entries()) if (!index.has(name)) index.set(name, place);
  return index;
}

/** Trips stand in the order of their ids: the search is a binary one. */
function findId(ids: Buffer, offsets: Uint32Array, wanted: Buffer): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = ids.compare(wanted, 0, wanted.length, offsets[middle], offsets[middle + 1]);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
