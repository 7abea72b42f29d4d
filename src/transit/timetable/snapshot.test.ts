import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallFeedWith } from '#tests/support/small-feed.ts';
import { snapshotOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { columnNames } from './columns.ts';
import { layoutVersion, openSnapshot, packSnapshot, SnapshotFault } from './snapshot.ts';
import { openTimetable } from './timetable.ts';

const feed = smallFeedWith({
  trips: 'route_id,service_id,trip_id,trip_headsign,shape_id\nR1,W,T1,Plateau (Nord),P1\n',
  shapes: 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\nP1,46.8,-71.2,1\nP1,46.9,-71.3,2\n',
});
const whole = snapshotOf(feed);
const copy = () => Buffer.from(whole.slice(0));
const open = (bytes: Buffer<ArrayBuffer>) => openSnapshot(bytes.buffer);

describe('a snapshot', () => {
  it('gives back every column and the words', () => {
    const { columns, extra } = openSnapshot(whole);
    const again = packSnapshot(columns, extra);
    expect(Buffer.from(again).equals(Buffer.from(whole))).toBe(true);
    expect(openSnapshot(again)).toEqual({ columns, extra });
    expect(Object.keys(columns)).toEqual([...columnNames]);
  });

  it('shares the memory of its bytes', () => {
    for (const column of Object.values(openSnapshot(whole).columns)) expect(column.buffer).toBe(whole);
  });

  it('is the same bytes for the same feed', () => {
    expect(Buffer.from(snapshotOf(feed)).equals(Buffer.from(whole))).toBe(true);
  });

  it('opened again answers as before', () => {
    const [before, after] = [timetableOf(feed), openTimetable(whole.slice(0))];
    expect(after.summary).toEqual(before.summary);
    expect([after.tripId(0), after.shapes]).toEqual(['T1', before.shapes]);
  });

  it('is refused with any one byte changed', () => {
    for (let place = 0; place < whole.byteLength; place += place < 64 ? 1 : 7) {
      for (const change of [1, 0x80]) {
        const bytes = copy();
        bytes[place] = (bytes[place] as number) ^ change;
        expect(() => open(bytes), `byte ${place}`).toThrow(SnapshotFault);
      }
    }
  });

  it('is refused cut at any place, or with bytes after it', () => {
    for (let length = 0; length < whole.byteLength; length += length < 64 ? 1 : 13) {
      expect(() => openSnapshot(whole.slice(0, length)), `${length} bytes`).toThrow(SnapshotFault);
    }
    const longer = new Uint8Array(whole.byteLength + 8);
    longer.set(new Uint8Array(whole));
    expect(() => openSnapshot(longer.buffer)).toThrow(SnapshotFault);
  });

  it.each([layoutVersion + 1, layoutVersion - 1, 0xffff_ffff])('of version %d is refused', (version) => {
    const bytes = copy();
    bytes.writeUInt32LE(version, 8);
    bytes.writeUInt32LE(crc32(bytes.subarray(16)), 12);
    expect(() => open(bytes)).toThrow('another version');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(4096)],
    ['a zip', Buffer.from('PK\u0003\u0004'.padEnd(100))],
  ])('is not %s', (_, bytes) => {
    expect(() => openSnapshot(new Uint8Array(bytes).buffer)).toThrow(SnapshotFault);
  });
});
