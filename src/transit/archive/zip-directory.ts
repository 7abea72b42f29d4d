import { FeedFault } from './feed-fault.ts';
import { findDirectory, type DirectoryPlace } from './zip-end.ts';
import {
  centralHeader,
  elsewhere32,
  encryptedFlags,
  hasRecord,
  localHeader,
  readUint64,
  viewOf,
} from './zip-format.ts';
import type { ZipLimits } from './zip-limits.ts';
import { decodeName, requireSafeName } from './zip-name.ts';

/** An entry as its archive declares it; nothing is decompressed yet. */
export interface DeclaredEntry {
  readonly name: string;
  readonly compressedBytes: number;
  readonly bytes: number;
  readonly method: number;
  readonly crc: number;
  readonly dataStart: number;
}

/** The entries in the order of the directory, folders left out. */
export function readDirectory(bytes: Uint8Array, limits: Pick<ZipLimits, 'maxEntries'>): DeclaredEntry[] {
  const view = viewOf(bytes);
  const place = findDirectory(view);
  if (place.count > limits.maxEntries) throw new FeedFault('zip-too-many-entries', String(place.count));
  const entries: DeclaredEntry[] = [];
  let at = place.start;
  for (let read = 0; read < place.count; read += 1) {
    const { entry, next } = readEntry({ bytes, view }, at, place);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at = next;
  }
  if (at !== place.end) throw new FeedFault('zip-damaged', '', 'the directory does not end where it says');
  return entries;
}

interface Archive {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

function readEntry(archive: Archive, at: number, place: DirectoryPlace) {
  const { bytes, view } = archive;
  if (at + centralHeader.bytes > place.end || !hasRecord(view, at, centralHeader)) {
    throw new FeedFault('zip-damaged', '', 'a directory record is missing');
  }
  const flags = view.getUint16(at + 8, true);
  const nameStart = at + centralHeader.bytes;
  const nameEnd = nameStart + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const next = extraEnd + view.getUint16(at + 32, true);
  if (next > place.end) throw new FeedFault('zip-damaged', '', 'a directory record is too long');
  const rawName = bytes.subarray(nameStart, nameEnd);
  const name = decodeName(rawName, flags);
  requireSafeName(name);
  if (flags & encryptedFlags) throw new FeedFault('zip-encrypted', name);
  const large = zip64Values(view, nameEnd, extraEnd);
  const valueAt = (field: number) => {
    const value = view.getUint32(field, true);
    return value === elsewhere32 ? large() : value;
  };
  // The order of these three is that of the zip64 field.
  const size = valueAt(at + 24);
  const compressedBytes = valueAt(at + 20);
  const headerAt = valueAt(at + 42) + place.shift;
  const dataStart = findData(archive, headerAt, { name, rawName });
  if (dataStart + compressedBytes > place.start) {
    throw new FeedFault('zip-damaged', name, 'the data run into the directory');
  }
  const method = view.getUint16(at + 10, true);
  const crc = view.getUint32(at + 16, true);
  return { entry: { name, compressedBytes, bytes: size, method, crc, dataStart }, next };
}

/** Gives the 64-bit values of an entry one after the other. */
function zip64Values(view: DataView, start: number, end: number): () => number {
  let at = start;
  while (at + 4 <= end && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true);
  const fieldEnd = at + 4 <= end ? Math.min(end, at + 4 + view.getUint16(at + 2, true)) : 0;
  at += 4;
  return () => {
    if (at + 8 > fieldEnd) throw new FeedFault('zip-damaged', '', 'a zip64 value is missing');
    at += 8;
    return readUint64(view, at - 8);
  };
}

/** The two names of an entry must agree: tools that read the one or the other would see two different archives. */
function findData(
  { bytes, view }: Archive,
  at: number,
  { name, rawName }: { readonly name: string; readonly rawName: Uint8Array },
): number {
  if (!hasRecord(view, at, localHeader))
    throw new FeedFault('zip-damaged', name, 'no header before the data');
  const nameStart = at + localHeader.bytes;
  const nameEnd = nameStart + view.getUint16(at + 26, true);
  if (Buffer.compare(bytes.subarray(nameStart, nameEnd), rawName) !== 0) {
    throw new FeedFault('zip-damaged', name, 'the header before the data has another name');
  }
  return nameEnd + view.getUint16(at + 28, true);
}
