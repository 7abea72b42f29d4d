import { crc32, deflateRawSync } from 'node:zlib';
import { FeedFault } from './feed-fault.ts';
import {
  centralHeader,
  elsewhere16,
  elsewhere32,
  endRecord,
  localHeader,
  method,
  utf8Flag,
} from './zip-format.ts';
import { requireSafeName } from './zip-name.ts';

export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Version 2.0 knows folders and deflate; 3 in the upper byte says that the attributes are those of Unix. */
const version = 20;
const madeBy = (3 << 8) | version;
const readableFile = 0o100644;

/** Writes an archive: the same files and date give the same bytes, whatever the time zone of the machine. */
export function writeZip(files: Iterable<ZipFile>, modified: Date): Uint8Array {
  const stamp = dosTime(modified);
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const names = new Set<string>();
  let offset = 0;
  for (const { name, bytes } of files) {
    requireSafeName(name);
    if (names.has(name)) throw new FeedFault('zip-duplicate-name', name);
    names.add(name);
    const rawName = Buffer.from(name, 'utf8');
    const deflated = deflateRawSync(bytes, { level: 6 });
    const isSmaller = deflated.length < bytes.length;
    const data = isSmaller ? deflated : bytes;
    const common = commonFields(
      rawName,
      bytes,
      data.length,
      isSmaller ? method.deflated : method.stored,
      stamp,
    );
    directory.push(centralRecord(common, offset), rawName);
    parts.push(localRecord(common), rawName, data);
    offset += localHeader.bytes + rawName.length + data.length;
    if (bytes.length >= elsewhere32 || offset >= elsewhere32) throw new FeedFault('table-too-large', name);
  }
  if (names.size >= elsewhere16) throw new FeedFault('zip-too-many-entries', String(names.size));
  const end = endOf(names.size, totalBytes(directory), offset);
  return Buffer.concat([...parts, ...directory, end]);
}

/** The 26 bytes that the local and the central header share. */
function commonFields(
  name: Uint8Array,
  bytes: Uint8Array,
  packed: number,
  packing: number,
  stamp: number,
): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8Flag, 2);
  fields.writeUInt16LE(packing, 4);
  fields.writeUInt32LE(stamp, 6);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function localRecord(common: Buffer): Buffer {
  const record = Buffer.alloc(localHeader.bytes);
  record.writeUInt32LE(localHeader.signature, 0);
  common.copy(record, 4);
  return record;
}

function centralRecord(common: Buffer, offset: number): Buffer {
  const record = Buffer.alloc(centralHeader.bytes);
  record.writeUInt32LE(centralHeader.signature, 0);
  record.writeUInt16LE(madeBy, 4);
  common.copy(record, 6);
  record.writeUInt32LE(readableFile * 0x10000, 38);
  record.writeUInt32LE(offset, 42);
  return record;
}

function endOf(count: number, directoryBytes: number, offset: number): Buffer {
  const record = Buffer.alloc(endRecord.bytes);
  record.writeUInt32LE(endRecord.signature, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(directoryBytes, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}

function totalBytes(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** Date and time in the 32 bits of MS-DOS: from 1980 to 2107, in steps of two seconds. */
function dosTime(date: Date): number {
  const year = date.getUTCFullYear();
  if (year < 1980) return 0x00210000;
  if (year > 2107) return 0xff9fbf7d;
  const day = ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}
