import type { PbfWriter } from 'pbf';
import { requireField } from './realtime-fault.ts';
import { readStopTimeUpdate, writeStopTimeUpdate, type StopTimeUpdate } from './stop-time-update.ts';
import { readTripDescriptor, writeTripDescriptor, type TripDescriptor } from './trip-descriptor.ts';
import {
  readVehicleDescriptor,
  writeVehicleDescriptor,
  type VehicleDescriptor,
} from './vehicle-descriptor.ts';
import type { WireReader } from './wire-reader.ts';

/** How one trip runs today: late, early, cancelled, added, or past some of its stops. */
export interface TripUpdate {
  readonly trip: TripDescriptor;
  readonly vehicle?: VehicleDescriptor;
  /** In the order of the trip; what a stop says holds until the next one that speaks. */
  readonly stopTimeUpdates: readonly StopTimeUpdate[];
  /** When the vehicle was last measured, in seconds since the Unix epoch. */
  readonly timestamp?: number;
  /** Seconds; positive is late. Only where no stop says better. */
  readonly delay?: number;
}

export function readTripUpdate(reader: WireReader, end: number): TripUpdate {
  let trip: TripDescriptor | undefined;
  let vehicle: VehicleDescriptor | undefined;
  const stopTimeUpdates: StopTimeUpdate[] = [];
  let timestamp: number | undefined;
  let delay: number | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        trip = readTripDescriptor(reader, reader.enter(end));
        break;
      case 18:
        stopTimeUpdates.push(readStopTimeUpdate(reader, reader.enter(end)));
        break;
      case 26:
        vehicle = readVehicleDescriptor(reader, reader.enter(end));
        break;
      case 32:
        timestamp = reader.readInstant();
        break;
      case 40:
        delay = reader.readInt32();
        break;
      default:
        reader.skip(tag);
    }
  }
  return { trip: requireField(trip, 'the trip of an update'), vehicle, stopTimeUpdates, timestamp, delay };
}

export function writeTripUpdate(update: TripUpdate, writer: PbfWriter): void {
  writer.writeMessage(1, writeTripDescriptor, update.trip);
  for (const stop of update.stopTimeUpdates) writer.writeMessage(2, writeStopTimeUpdate, stop);
  if (update.vehicle) writer.writeMessage(3, writeVehicleDescriptor, update.vehicle);
  if (update.timestamp !== undefined) writer.writeVarintField(4, update.timestamp);
  if (update.delay !== undefined) writer.writeVarintField(5, update.delay);
}
