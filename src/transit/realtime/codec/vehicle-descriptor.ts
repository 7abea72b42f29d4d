import type { PbfWriter } from 'pbf';
import type { WireReader } from './wire-reader.ts';

export interface VehicleDescriptor {
  /** Constant for the vehicle, not meant for riders. */
  readonly id?: string;
  /** What riders read on the vehicle. */
  readonly label?: string;
}

export function readVehicleDescriptor(reader: WireReader, end: number): VehicleDescriptor {
  let id: string | undefined;
  let label: string | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        id = reader.readText(end);
        break;
      case 18:
        label = reader.readText(end);
        break;
      default:
        reader.skip(tag);
    }
  }
  return { id, label };
}

export function writeVehicleDescriptor(vehicle: VehicleDescriptor, writer: PbfWriter): void {
  if (vehicle.id !== undefined) writer.writeStringField(1, vehicle.id);
  if (vehicle.label !== undefined) writer.writeStringField(2, vehicle.label);
}
