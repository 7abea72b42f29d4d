import type { PbfWriter } from 'pbf';
import { readAlert, writeAlert, type Alert } from './alert.ts';
import { requireField } from './realtime-fault.ts';
import { readTripUpdate, writeTripUpdate, type TripUpdate } from './trip-update.ts';
import { readVehiclePosition, writeVehiclePosition, type VehiclePosition } from './vehicle-position.ts';
import type { WireReader } from './wire-reader.ts';

/** One piece of news of a feed; most carry exactly one of the three kinds. */
export interface FeedEntity {
  readonly id: string;
  /** Only differential feeds take entities back. */
  readonly isDeleted: boolean;
  readonly tripUpdate?: TripUpdate;
  readonly vehicle?: VehiclePosition;
  readonly alert?: Alert;
}

export function readFeedEntity(reader: WireReader, end: number): FeedEntity {
  let id: string | undefined;
  let isDeleted = false;
  let tripUpdate: TripUpdate | undefined;
  let vehicle: VehiclePosition | undefined;
  let alert: Alert | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        id = reader.readText(end);
        break;
      case 16:
        isDeleted = reader.readBoolean();
        break;
      case 26:
        tripUpdate = readTripUpdate(reader, reader.enter(end));
        break;
      case 34:
        vehicle = readVehiclePosition(reader, reader.enter(end));
        break;
      case 42:
        alert = readAlert(reader, reader.enter(end));
        break;
      default:
        reader.skip(tag);
    }
  }
  return { id: requireField(id, 'the id of an entity'), isDeleted, tripUpdate, vehicle, alert };
}

export function writeFeedEntity(entity: FeedEntity, writer: PbfWriter): void {
  writer.writeStringField(1, entity.id);
  if (entity.isDeleted) writer.writeBooleanField(2, true);
  if (entity.tripUpdate) writer.writeMessage(3, writeTripUpdate, entity.tripUpdate);
  if (entity.vehicle) writer.writeMessage(4, writeVehiclePosition, entity.vehicle);
  if (entity.alert) writer.writeMessage(5, writeAlert, entity.alert);
}
