import type { PbfWriter } from 'pbf';
import { requireField } from './realtime-fault.ts';
import type { WireReader } from './wire-reader.ts';

/** WGS 84. The wire has single precision: about a metre. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  /** Degrees clockwise from true north. */
  readonly bearing?: number;
  /** Metres a second. */
  readonly speed?: number;
}

export function readPosition(reader: WireReader, end: number): Position {
  let latitude: number | undefined;
  let longitude: number | undefined;
  let bearing: number | undefined;
  let speed: number | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 13:
        latitude = reader.readFloat();
        break;
      case 21:
        longitude = reader.readFloat();
        break;
      case 29:
        bearing = reader.readFloat();
        break;
      case 45:
        speed = reader.readFloat();
        break;
      default:
        reader.skip(tag);
    }
  }
  return {
    latitude: requireField(latitude, 'the latitude of a position'),
    longitude: requireField(longitude, 'the longitude of a position'),
    bearing,
    speed,
  };
}

export function writePosition(position: Position, writer: PbfWriter): void {
  writer.writeFloatField(1, position.latitude);
  writer.writeFloatField(2, position.longitude);
  if (position.bearing !== undefined) writer.writeFloatField(3, position.bearing);
  if (position.speed !== undefined) writer.writeFloatField(5, position.speed);
}
