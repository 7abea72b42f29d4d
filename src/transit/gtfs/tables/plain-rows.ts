import type { ByteIndex } from '../bytes/byte-index.ts';
import { absent } from '../bytes/field-readers.ts';
import { RowTails } from './row-tails.ts';
import {
  flagsOf,
  growTable,
  mostAccess,
  type CallAccess,
  type StopTimeIds,
  type StopTimesTable,
} from './stop-times-columns.ts';

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
  continuousPickup: 10,
  continuousDropOff: 11,
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
  fieldKinds.continuousPickup,
  fieldKinds.continuousDropOff,
];

/**
 * Reads rows of stop_times that have nothing unusual: no quotes, no spaces, `HH:MM:SS` times, small whole numbers.
 * That is nearly every row of nearly every feed, and going over its bytes once, without making a string, is what lets an
 * import read three million rows in a second. Any other row is left to `RowScanner`.
 */
export class PlainRows {
  private readonly bytes: Uint8Array;
  private readonly words: DataView;
  private readonly kinds: Uint8Array;
  private readonly trips: ByteIndex;
  private readonly stops: ByteIndex;
  private readonly tails: RowTails;
  /** First column of the tail: trip and times stand before it. `kinds.length` when they do not. */
  private readonly tailColumn: number;
  /** Before this offset eight bytes can be read at once without passing the end. */
  private readonly wordsEnd: number;
  private at = 0;
  private tail = -1;
  private trip = -1;
  private tripStart = 0;
  private tripLength = 0;
  private timeHead = -1;
  private timeRest = -1;
  private time: number = absent;
  private arrival: number = absent;
  private departure: number = absent;
  private readonly access: CallAccess = {
    pickup: absent,
    dropOff: absent,
    timepoint: absent,
    continuousPickup: absent,
    continuousDropOff: absent,
  };
  /** What the tail of the row says. */
  private readonly facts = { stop: -1, sequence: absent as number, flags: 0 };

  constructor(bytes: Uint8Array, kinds: Uint8Array, ids: Pick<StopTimeIds, 'trips' | 'stops'>) {
    this.bytes = bytes;
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.kinds = kinds;
    this.trips = ids.trips;
    this.stops = ids.stops;
    this.tails = new RowTails(bytes, this.words);
    this.wordsEnd = bytes.length - 8;
    const firstShared = 1 + Math.max(...ownKinds.map((kind) => kinds.indexOf(kind)));
    const areSharedLast = kinds.subarray(0, firstShared).every((kind) => !sharedKinds.includes(kind));
    this.tailColumn = areSharedLast ? firstShared : kinds.length;
  }

  /** Adds the rows from `start` to the table until one is not plain; gives where that one begins. */
  read(start: number, table: StopTimesTable): number {
    this.at = start;
    this.tail = -1;
    this.trip = -1;
    this.tripLength = 0;
    for (;;) {
      const rowStart = this.at;
      if (!this.readRow()) return rowStart;
      this.appendRow(table);
    }
  }

  /** Reads a row up to and with its line end; false when it is not plain. */
  private readRow(): boolean {
    const { bytes, kinds, tailColumn, access } = this;
    const last = kinds.length - 1;
    let sequence: number = absent;
    let stop = -1;
    let tailStart = -1;
    access.pickup = absent;
    access.dropOff = absent;
    access.timepoint = absent;
    access.continuousPickup = absent;
    access.continuousDropOff = absent;
    this.arrival = absent;
    this.departure = absent;
    for (let column = 0; ; column += 1) {
      if (column === tailColumn) {
        if (this.repeatsTail()) return this.trip >= 0;
        tailStart = this.at;
      }
      const kind = kinds[column] as number;
      if (kind === fieldKinds.trip) this.readTripField();
      else if (kind === fieldKinds.arrival) this.arrival = this.readTimeField();
      else if (kind === fieldKinds.departure) this.departure = this.readTimeField();
      else if (kind === fieldKinds.stop) {
        const from = this.at;
        this.passPlain();
        stop = this.stops.find(bytes, from, this.at);
      } else if (kind === fieldKinds.other) this.passPlain();
      else if (kind === fieldKinds.sequence) sequence = this.readWholeField();
      else if (kind === fieldKinds.pickup) access.pickup = this.readWholeField();
      else if (kind === fieldKinds.dropOff) access.dropOff = this.readWholeField();
      else if (kind === fieldKinds.timepoint) access.timepoint = this.readWholeField();
      else if (kind === fieldKinds.continuousPickup) access.continuousPickup = this.readWholeField();
      else if (kind === fieldKinds.continuousDropOff) access.continuousDropOff = this.readWholeField();
      if (column === last) break;
      if (bytes[this.at] !== comma) return false;
      this.at += 1;
    }
    if (this.trip < 0 || stop < 0 || sequence < 0 || isOdd(access)) return false;
    if (bytes[this.at] === carriageReturn) this.at += 1;
    if (bytes[this.at] !== lineFeed) return false;
    this.at += 1;
    this.facts.stop = stop;
    this.facts.sequence = sequence;
    this.facts.flags = flagsOf(access);
    if (tailStart >= 0) this.tail = this.tails.add(this.tail, { start: tailStart, end: this.at }, this.facts);
    return true;
  }

  private repeatsTail(): boolean {
    const { tails } = this;
    const tail = tails.find(this.tail, this.at);
    if (tail < 0) return false;
    this.tail = tail;
    this.at += tails.read(tail, this.facts);
    return true;
  }

  private passPlain(): void {
    const { bytes } = this;
    let { at } = this;
    while (isPlain(bytes[at] as number)) at += 1;
    this.at = at;
  }

  /** Rows of a trip stand together almost always: the same bytes are the same trip. */
  private readTripField(): void {
    const { bytes, words, at, tripStart, tripLength } = this;
    let same = 0;
    if (at + tripLength < this.wordsEnd) {
      while (same < tripLength - 3 && words.getUint32(at + same) === words.getUint32(tripStart + same))
        same += 4;
    }
    while (same < tripLength && bytes[at + same] === bytes[tripStart + same]) same += 1;
    this.at = at + same;
    if (same === tripLength && bytes[at + same] === comma && this.trip >= 0) return;
    this.passPlain();
    this.trip = this.trips.find(bytes, at, this.at);
    this.tripStart = at;
    this.tripLength = this.at - at;
  }

  /** Most times repeat the one before. */
  private readTimeField(): number {
    const { words, at } = this;
    if (at >= this.wordsEnd) return absent;
    const head = words.getUint32(at);
    const rest = words.getUint32(at + 4);
    const value = head === this.timeHead && rest === this.timeRest ? this.time : plainTime(this.bytes, at);
    if (value >= 0) {
      this.timeHead = head;
      this.timeRest = rest;
      this.time = value;
      this.at = at + 8;
    }
    return value;
  }

  private readWholeField(): number {
    const { bytes } = this;
    let value: number = absent;
    let byte = bytes[this.at] as number;
    while (byte >= zero && byte <= nine && value < 1e8) {
      value = value < 0 ? byte - zero : value * 10 + byte - zero;
      this.at += 1;
      byte = bytes[this.at] as number;
    }
    return value;
  }

  private appendRow(table: StopTimesTable): void {
    const { arrival, departure } = this;
    const row = table.length;
    if (row === table.trip.length) growTable(table);
    table.trip[row] = this.trip;
    table.stop[row] = this.facts.stop;
    table.sequence[row] = this.facts.sequence;
    table.arrival[row] = arrival === absent ? departure : arrival;
    table.departure[row] = departure === absent ? arrival : departure;
    table.flags[row] = this.facts.flags;
    table.length = row + 1;
  }
}

/** A value that the format does not know goes to the report. */
const isOdd = ({ pickup, dropOff, continuousPickup, continuousDropOff }: CallAccess): boolean =>
  pickup > mostAccess ||
  dropOff > mostAccess ||
  continuousPickup > mostAccess ||
  continuousDropOff > mostAccess;

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
