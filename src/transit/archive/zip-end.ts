import { FeedFault } from './feed-fault.ts';
import {
  centralHeader,
  elsewhere16,
  elsewhere32,
  endRecord,
  hasRecord,
  localHeader,
  readUint64,
  zip64EndRecord,
  zip64Locator,
} from './zip-format.ts';

/** Where the list of entries lies. */
export interface DirectoryPlace {
  readonly count: number;
  readonly start: number;
  readonly end: number;
  /** Bytes glued before the archive: every offset written in it counts from here. */
  readonly shift: number;
}

/** Finds the end record, from the back, over an archive comment. */
export function findDirectory(view: DataView): DirectoryPlace {
  const last = view.byteLength - endRecord.bytes;
  const first = Math.max(0, last - 0xffff);
  let seen = false;
  for (let at = last; at >= first; at -= 1) {
    if (!hasRecord(view, at, endRecord)) continue;
    if (at + endRecord.bytes + view.getUint16(at + 20, true) > view.byteLength) continue;
    seen = true;
    const place = placeFrom(view, at);
    // A comment can hold the signature by chance: only a record that leads to a directory counts.
    if (place) return place;
  }
  if (seen) throw new FeedFault('zip-damaged', '', 'the end record leads to no directory');
  throw new FeedFault(beginsLikeZip(view) ? 'zip-truncated' : 'zip-not-a-zip');
}

function placeFrom(view: DataView, at: number): DirectoryPlace | undefined {
  const { count, size, offset, recordAt, severalParts } = readEnd(view, at);
  if (severalParts) return undefined;
  const before = recordAt - size;
  if (before < 0) return undefined;
  const isThere = (start: number) =>
    start + size <= recordAt &&
    (size === 0 ? count === 0 && !beginsLikeZip(view) : hasRecord(view, start, centralHeader));
  if (isThere(offset)) return { count, start: offset, end: offset + size, shift: 0 };
  if (before >= offset && isThere(before))
    return { count, start: before, end: recordAt, shift: before - offset };
  return undefined;
}

function readEnd(view: DataView, at: number) {
  const count = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 12, true);
  const offset = view.getUint32(at + 16, true);
  const severalParts = view.getUint16(at + 8, true) !== count;
  const locator = at - zip64Locator.bytes;
  const isSmall = count !== elsewhere16 && size !== elsewhere32 && offset !== elsewhere32;
  if (isSmall || !hasRecord(view, locator, zip64Locator)) {
    return { count, size, offset, recordAt: at, severalParts };
  }
  const declared = readUint64(view, locator + 8);
  const recordAt = hasRecord(view, declared, zip64EndRecord) ? declared : locator - zip64EndRecord.bytes;
  if (!hasRecord(view, recordAt, zip64EndRecord)) {
    throw new FeedFault('zip-damaged', '', 'the zip64 end record is missing');
  }
  const count64 = readUint64(view, recordAt + 32);
  return {
    count: count64,
    size: readUint64(view, recordAt + 40),
    offset: readUint64(view, recordAt + 48),
    recordAt,
    severalParts: readUint64(view, recordAt + 24) !== count64,
  };
}

function beginsLikeZip(view: DataView): boolean {
  if (view.byteLength >= 4) return view.getUint32(0, true) === localHeader.signature;
  for (let at = 0; at < view.byteLength; at += 1) {
    if (view.getUint8(at) !== ((localHeader.signature >>> (8 * at)) & 0xff)) return false;
  }
  return true;
}
