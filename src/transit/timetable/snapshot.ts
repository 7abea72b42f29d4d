import { OwnError } from '#lib/errors.ts';
import { crc32 } from 'node:zlib';
import { columnNames, columnTypes, type Columns } from './columns.ts';

/**
 * The model as one block of bytes: what is on disk is what is in memory, and opening it makes views, not copies.
 *
 *   0  magic   8  layout version   12  checksum of the rest   16  length of the directory   20  length of the extra
 *   24 directory (JSON: where each column is) · extra (JSON) · columns, each on a multiple of eight
 */
const magic = 'PARCOURS';
/** Changes with any change to the columns or the facts: an older file is then built anew. */
export const layoutVersion = 12;
const headerBytes = 24;

export class SnapshotFault extends OwnError {
  override readonly name = 'SnapshotFault';
}

type Directory = Readonly<Record<string, readonly [offset: number, length: number]>>;

export function packSnapshot(columns: Columns, extra: unknown): ArrayBuffer {
  const extraBytes = Buffer.from(JSON.stringify(extra));
  const directoryOf = (start: number) => {
    let at = start;
    return Object.fromEntries(
      columnNames.map((name) => {
        const place = [at, columns[name].length] as const;
        at = aligned(at + columns[name].byteLength);
        return [name, place];
      }),
    );
  };
  // Offsets count from the first column, so that the directory's own length changes nothing.
  const directory = directoryOf(0);
  const directoryBytes = Buffer.from(JSON.stringify(directory));
  const base = aligned(headerBytes + directoryBytes.length + extraBytes.length);
  const size = columnNames.reduce((sum, name) => aligned(sum + columns[name].byteLength), 0);
  const buffer = new ArrayBuffer(base + size);
  const bytes = Buffer.from(buffer);
  bytes.write(magic, 0, 'latin1');
  bytes.writeUInt32LE(layoutVersion, 8);
  bytes.writeUInt32LE(directoryBytes.length, 16);
  bytes.writeUInt32LE(extraBytes.length, 20);
  bytes.set(directoryBytes, headerBytes);
  bytes.set(extraBytes, headerBytes + directoryBytes.length);
  for (const name of columnNames) {
    const column = columns[name];
    const place = directory[name] as readonly [number, number];
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), base + place[0]);
  }
  bytes.writeUInt32LE(crc32(bytes.subarray(16)), 12);
  return buffer;
}

/** Views on a snapshot. Throws `SnapshotFault` when it is not whole, or of another layout. */
export function openSnapshot(buffer: ArrayBuffer): { readonly columns: Columns; readonly extra: unknown } {
  const bytes = Buffer.from(buffer);
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 8) !== magic) {
    throw new SnapshotFault('not a snapshot of a timetable');
  }
  if (bytes.readUInt32LE(8) !== layoutVersion) throw new SnapshotFault('snapshot of another version');
  if (bytes.readUInt32LE(12) !== crc32(bytes.subarray(16))) throw new SnapshotFault('snapshot damaged');
  const directoryEnd = headerBytes + bytes.readUInt32LE(16);
  const extraEnd = directoryEnd + bytes.readUInt32LE(20);
  const directory = JSON.parse(bytes.toString('utf8', headerBytes, directoryEnd)) as Directory;
  const extra: unknown = JSON.parse(bytes.toString('utf8', directoryEnd, extraEnd));
  const base = aligned(extraEnd);
  const columns = Object.fromEntries(
    columnNames.map((name) => {
      const [offset, length] = directory[name] as readonly [number, number];
      return [name, new columnTypes[name](buffer, base + offset, length)];
    }),
  );
  return { columns: columns as unknown as Columns, extra };
}

function aligned(offset: number): number {
  return (offset + 7) & ~7;
}
