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

/** Version 2.0 knows folders and deflate; 3 in the upper byte says that the attributes are those of Unix. */
const version = 20;
const madeBy = (3 << 8) | version;
const readableFile = 0o100644;

/** Writes an archive: the same files and date give the same bytes, whatever the time zone of the machine. */
export function writeZip(
  files: Iterable<{ readonly name: string; readonly bytes: Uint8Array }>,
  modified: Date,
): Uint8Array {
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
    const { data, packing } = pack(bytes);
    const fields: Fields = [
      [2, version],
      [2, utf8Flag],
      [2, packing],
      [4, stamp],
      [4, crc32(bytes)],
      [4, data.length],
      [4, bytes.length],
      [2, rawName.length],
      unused,
    ];
    parts.push(record([[4, localHeader.signature], ...fields]), rawName, data);
    directory.push(centralRecord(fields, offset), rawName);
    offset += localHeader.bytes + rawName.length + data.length;
    if (bytes.length >= elsewhere32 || offset >= elsewhere32) throw new FeedFault('table-too-large', name);
  }
  const count = names.size;
  if (count >= elsewhere16) throw new FeedFault('zip-too-many-entries', String(count));
  const list = Buffer.concat(directory);
  const end: Fields = [
    [4, endRecord.signature],
    unused,
    unused,
    [2, count],
    [2, count],
    [4, list.length],
    [4, offset],
    unused,
  ];
  return Buffer.concat([...parts, list, record(end)]);
}

/** Deflated, or as it is where that is not smaller. */
function pack(bytes: Uint8Array): { readonly data: Uint8Array; readonly packing: number } {
  const deflated = deflateRawSync(bytes, { level: 6 });
  return deflated.length < bytes.length
    ? { data: deflated, packing: method.deflated }
    : { data: bytes, packing: method.stored };
}

/** Numbers as they follow each other in a record, each with its length in bytes. */
type Fields = readonly (readonly [bytes: 2 | 4, value: number])[];
/** A field that is not used here: disks, comments, extra data. */
const unused = [2, 0] as const;

function record(fields: Fields): Uint8Array {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}

function centralRecord(fields: Fields, offset: number): Uint8Array {
  const attributes = readableFile * 0x10000;
  const last: Fields = [unused, unused, unused, [4, attributes], [4, offset]];
  return record([[4, centralHeader.signature], [2, madeBy], ...fields, ...last]);
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
