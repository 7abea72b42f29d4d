import type { ByteIndex } from '../bytes/byte-index.ts';
import { absent } from '../bytes/field-readers.ts';
import { RowTails } from './row-tails.ts';
import { flagsOf, growTable, type StopTimeIds, type StopTimesTable } from '../tables/stop-times-columns.ts';

/** What a column of stop_times holds, in the order of the file's header; a row is plain only if `empty` ones are. */
export const fieldKinds = {
  other: 0,
  trip: 1,
  stop: 2,
  arrival: 3,
  departure: 4,
  sequence: 5,
  pickup: 6,
  dropOff: 7,
  timepoint: 8,
  empty: 9,
} as const;

const comma = 0x2c;
const colon = 0x3a;
const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const zero = 0x30;
const nine = 0x39;

/** What a trip may have for itself in a row; the rest it shares with the trips before it on the same stops. */
const ownKinds: readonly number[] = [fieldKinds.trip, fieldKinds.arrival, fieldKinds.departure];
const sharedKinds: readonly number[] = [
  fieldKinds.stop,
  fieldKinds.sequence,
  fieldKinds.pickup,
  fieldKinds.dropOff,
  fieldKinds.timepoint,
];

/**
 * Reads rows of stop_times that have nothing unusual: no quotes, no spaces, `HH:MM:SS` times, small whole numbers.
 * That is nearly every row of nearly every feed, and going over its bytes once, in one loop that calls next to
 * nothing, is what makes an import of three million rows a matter of a second. Any other row is left to `RowScanner`.
 */
export class PlainRows {
  private readonly bytes: Uint8Array;
  private readonly words: DataView;
  private readonly kinds: Uint8Array;
  private readonly trips: ByteIndex;
  private readonly stops: ByteIndex;
  private readonly tails: RowTails;
  /** The column from which on a row says nothing of its trip and its times; beyond the last when one of these comes late. */
  private readonly tailColumn: number;

  constructor(bytes: Uint8Array, kinds: Uint8Array, ids: Pick<StopTimeIds, 'trips' | 'stops'>) {
    this.bytes = bytes;
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.kinds = kinds;
    this.trips = ids.trips;
    this.stops = ids.stops;
    this.tails = new RowTails(bytes, this.words);
    const firstShared = 1 + Math.max(...ownKinds.map((kind) => kinds.indexOf(kind)));
    const areSharedLast = kinds.subarray(0, firstShared).every((kind) => !sharedKinds.includes(kind));
    this.tailColumn = areSharedLast ? firstShared : kinds.length;
  }

  /** Adds the rows from `start` to the table until one is not plain; gives where that one begins. */
  read(start: number, table: StopTimesTable): number {
    const { bytes, words, kinds, trips, stops, tails, tailColumn } = this;
    const last = kinds.length - 1;
    // Words of four bytes are read from here to the end without asking each time whether they are there.
    const wordsEnd = bytes.length - 8;
    let position = start;
    let trip = -1;
    let tripStart = 0;
    let tripLength = 0;
    let tail = -1;
    let timeHead = -1;
    let timeRest = -1;
    let time: number = absent;

    for (;;) {
      const rowStart = position;
      let at = position;
      let arrival: number = absent;
      let departure: number = absent;
      let sequence: number = absent;
      let pickup: number = absent;
      let dropOff: number = absent;
      let timepoint: number = absent;
      let stop = -1;
      let column = 0;
      let tailStart = -1;
      for (; column <= last; column += 1) {
        if (column === tailColumn) {
          const guess = tails.after(tail);
          const end = guess < 0 ? -1 : tails.endOf(guess, at);
          if (end >= 0) {
            tail = guess;
            position = end;
            break;
          }
          tailStart = at;
        }
        const kind = kinds[column] as number;
        if (kind === fieldKinds.trip) {
          // Rows of a trip stand together almost always: the same bytes are the same trip.
          let same = 0;
          if (at + tripLength < wordsEnd) {
            while (same < tripLength - 3 && words.getUint32(at + same) === words.getUint32(tripStart + same))
              same += 4;
          }
          while (same < tripLength && bytes[at + same] === bytes[tripStart + same]) same += 1;
          if (same < tripLength || bytes[at + same] !== comma || trip < 0) {
            const from = at;
            at += same;
            while (isPlain(bytes[at] as number)) at += 1;
            trip = trips.find(bytes, from, at);
            tripStart = from;
            tripLength = at - from;
          } else at += same;
        } else if (kind === fieldKinds.arrival || kind === fieldKinds.departure) {
          let value: number = absent;
          if (at < wordsEnd) {
            // Most times repeat the one before.
            const head = words.getUint32(at);
            const rest = words.getUint32(at + 4);
            if (head === timeHead && rest === timeRest) value = time;
            else value = plainTime(bytes, at);
            if (value >= 0) {
              timeHead = head;
              timeRest = rest;
              time = value;
              at += 8;
            }
          }
          if (kind === fieldKinds.arrival) arrival = value;
          else departure = value;
        } else if (kind === fieldKinds.stop) {
          const from = at;
          while (isPlain(bytes[at] as number)) at += 1;
          stop = stops.find(bytes, from, at);
        } else if (kind === fieldKinds.other) {
          while (isPlain(bytes[at] as number)) at += 1;
        } else if (kind !== fieldKinds.empty) {
          let value: number = absent;
          let byte = bytes[at] as number;
          while (byte >= zero && byte <= nine && value < 1e8) {
            value = value < 0 ? byte - zero : value * 10 + byte - zero;
            at += 1;
            byte = bytes[at] as number;
          }
          if (kind === fieldKinds.sequence) sequence = value;
          else if (kind === fieldKinds.pickup) pickup = value;
          else if (kind === fieldKinds.dropOff) dropOff = value;
          else timepoint = value;
        }
        if (column === last) break;
        if (bytes[at] !== comma) break;
        at += 1;
      }
      if (trip < 0) return rowStart;
      if (position === rowStart) {
        if (column < last || stop < 0 || sequence < 0) return position;
        if (bytes[at] === carriageReturn) at += 1;
        if (bytes[at] !== lineFeed) return position;
        position = at + 1;
        const flags = flagsOf(pickup, dropOff, timepoint);
        tail = tails.add(tail, { start: tailStart, end: position, stop, sequence, flags });
      }

      const row = table.length;
      if (row === table.trip.length) growTable(table);
      table.trip[row] = trip;
      table.stop[row] = tails.stop[tail] as number;
      table.sequence[row] = tails.sequence[tail] as number;
      table.arrival[row] = arrival === absent ? departure : arrival;
      table.departure[row] = departure === absent ? arrival : departure;
      table.flags[row] = tails.flags[tail] as number;
      table.length = row + 1;
    }
  }
}

/** Letters, digits and signs: no comma, quote, space, line end or control. */
function isPlain(byte: number): boolean {
  return byte > 0x20 && byte !== comma && byte !== quote;
}

/** `HH:MM:SS`, else `absent`; what follows is the caller's to check. */
function plainTime(bytes: Uint8Array, at: number): number {
  if (bytes[at + 2] !== colon || bytes[at + 5] !== colon) return absent;
  const hours = twoDigits(bytes, at);
  const minutes = twoDigits(bytes, at + 3);
  const seconds = twoDigits(bytes, at + 6);
  return hours < 100 && minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : absent;
}

/** Over any limit when one of them is no digit. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] as number) - zero;
  const ones = (bytes[at + 1] as number) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 1000;
}
