import type { PbfWriter } from 'pbf';
import { readTripDescriptor, writeTripDescriptor, type TripDescriptor } from './trip-descriptor.ts';
import type { WireReader } from './wire-reader.ts';

/** What an alert is about; all that is given must match together. */
export interface EntitySelector {
  readonly agencyId?: string;
  readonly routeId?: string;
  readonly routeType?: number;
  readonly trip?: TripDescriptor;
  readonly stopId?: string;
  readonly directionId?: number;
}

export function readEntitySelector(reader: WireReader, end: number): EntitySelector {
  let agencyId: string | undefined;
  let routeId: string | undefined;
  let routeType: number | undefined;
  let trip: TripDescriptor | undefined;
  let stopId: string | undefined;
  let directionId: number | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        agencyId = reader.readText(end);
        break;
      case 18:
        routeId = reader.readText(end);
        break;
      case 24:
        routeType = reader.readInt32();
        break;
      case 34:
        trip = readTripDescriptor(reader, reader.enter(end));
        break;
      case 42:
        stopId = reader.readText(end);
        break;
      case 48:
        directionId = reader.readUint();
        break;
      default:
        reader.skip(tag);
    }
  }
  return { agencyId, routeId, routeType, trip, stopId, directionId };
}

export function writeEntitySelector(selector: EntitySelector, writer: PbfWriter): void {
  if (selector.agencyId !== undefined) writer.writeStringField(1, selector.agencyId);
  if (selector.routeId !== undefined) writer.writeStringField(2, selector.routeId);
  if (selector.routeType !== undefined) writer.writeVarintField(3, selector.routeType);
  if (selector.trip) writer.writeMessage(4, writeTripDescriptor, selector.trip);
  if (selector.stopId !== undefined) writer.writeStringField(5, selector.stopId);
  if (selector.directionId !== undefined) writer.writeVarintField(6, selector.directionId);
}
