import type { PbfWriter } from 'pbf';
import { createEnumeration } from './enumeration.ts';
import type { WireReader } from './wire-reader.ts';

export type TripRelationship =
  | 'scheduled'
  | 'added'
  | 'unscheduled'
  | 'canceled'
  | 'replacement'
  | 'duplicated'
  | 'deleted'
  | 'new';

/** Which trip is meant: by its id, or by line, direction and start. */
export interface TripDescriptor {
  readonly tripId?: string;
  /** As in GTFS, such as 25:10:00. */
  readonly startTime?: string;
  /** The service date, YYYYMMDD. */
  readonly startDate?: string;
  readonly scheduleRelationship: TripRelationship;
  readonly routeId?: string;
  readonly directionId?: number;
}

const relationships = createEnumeration<TripRelationship>({
  scheduled: 0,
  added: 1,
  unscheduled: 2,
  canceled: 3,
  replacement: 5,
  duplicated: 6,
  deleted: 7,
  new: 8,
});

export function readTripDescriptor(reader: WireReader, end: number): TripDescriptor {
  let tripId: string | undefined;
  let startTime: string | undefined;
  let startDate: string | undefined;
  let scheduleRelationship: TripRelationship = 'scheduled';
  let routeId: string | undefined;
  let directionId: number | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        tripId = reader.readText(end);
        break;
      case 18:
        startTime = reader.readText(end);
        break;
      case 26:
        startDate = reader.readText(end);
        break;
      case 32:
        scheduleRelationship = relationships.nameOf(reader.readInt32()) ?? 'scheduled';
        break;
      case 42:
        routeId = reader.readText(end);
        break;
      case 48:
        directionId = reader.readUint();
        break;
      default:
        reader.skip(tag);
    }
  }
  return { tripId, startTime, startDate, scheduleRelationship, routeId, directionId };
}

export function writeTripDescriptor(trip: TripDescriptor, writer: PbfWriter): void {
  if (trip.tripId !== undefined) writer.writeStringField(1, trip.tripId);
  if (trip.startTime !== undefined) writer.writeStringField(2, trip.startTime);
  if (trip.startDate !== undefined) writer.writeStringField(3, trip.startDate);
  writer.writeVarintField(4, relationships.numberOf(trip.scheduleRelationship));
  if (trip.routeId !== undefined) writer.writeStringField(5, trip.routeId);
  if (trip.directionId !== undefined) writer.writeVarintField(6, trip.directionId);
}
