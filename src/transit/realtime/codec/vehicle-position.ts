import type { PbfWriter } from 'pbf';
import { occupancies, stopStatuses, type OccupancyStatus, type StopStatus } from './vehicle-words.ts';
import { readPosition, writePosition, type Position } from './position.ts';
import { readTripDescriptor, writeTripDescriptor, type TripDescriptor } from './trip-descriptor.ts';
import {
  readVehicleDescriptor,
  writeVehicleDescriptor,
  type VehicleDescriptor,
} from './vehicle-descriptor.ts';
import type { WireReader } from './wire-reader.ts';

/** Where a vehicle is, on which trip, and near which stop. */
export interface VehiclePosition {
  readonly trip?: TripDescriptor;
  readonly vehicle?: VehicleDescriptor;
  readonly position?: Position;
  readonly currentStopSequence?: number;
  readonly stopId?: string;
  /** Towards the current stop; it means nothing without one. */
  readonly currentStatus: StopStatus;
  /** When the position was measured, in seconds since the Unix epoch. */
  readonly timestamp?: number;
  readonly occupancyStatus?: OccupancyStatus;
}

export function readVehiclePosition(reader: WireReader, end: number): VehiclePosition {
  let trip: TripDescriptor | undefined;
  let vehicle: VehicleDescriptor | undefined;
  let position: Position | undefined;
  let currentStopSequence: number | undefined;
  let stopId: string | undefined;
  let currentStatus: StopStatus = 'in-transit-to';
  let timestamp: number | undefined;
  let occupancyStatus: OccupancyStatus | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        trip = readTripDescriptor(reader, reader.enter(end));
        break;
      case 18:
        position = readPosition(reader, reader.enter(end));
        break;
      case 24:
        currentStopSequence = reader.readUint();
        break;
      case 32:
        currentStatus = stopStatuses.nameOf(reader.readInt32()) ?? 'in-transit-to';
        break;
      case 40:
        timestamp = reader.readInstant();
        break;
      case 58:
        stopId = reader.readText(end);
        break;
      case 66:
        vehicle = readVehicleDescriptor(reader, reader.enter(end));
        break;
      case 72:
        occupancyStatus = occupancies.nameOf(reader.readInt32());
        break;
      default:
        reader.skip(tag);
    }
  }
  return {
    trip,
    vehicle,
    position,
    currentStopSequence,
    stopId,
    currentStatus,
    timestamp,
    occupancyStatus,
  };
}

export function writeVehiclePosition(vehicle: VehiclePosition, writer: PbfWriter): void {
  if (vehicle.trip) writer.writeMessage(1, writeTripDescriptor, vehicle.trip);
  if (vehicle.position) writer.writeMessage(2, writePosition, vehicle.position);
  if (vehicle.currentStopSequence !== undefined) writer.writeVarintField(3, vehicle.currentStopSequence);
  writer.writeVarintField(4, stopStatuses.numberOf(vehicle.currentStatus));
  if (vehicle.timestamp !== undefined) writer.writeVarintField(5, vehicle.timestamp);
  if (vehicle.stopId !== undefined) writer.writeStringField(7, vehicle.stopId);
  if (vehicle.vehicle) writer.writeMessage(8, writeVehicleDescriptor, vehicle.vehicle);
  if (vehicle.occupancyStatus !== undefined) {
    writer.writeVarintField(9, occupancies.numberOf(vehicle.occupancyStatus));
  }
}
