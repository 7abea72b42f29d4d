import type { Pattern, PlannedTrip } from '../service/trips.ts';

const header =
  'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,shape_dist_traveled\n';

/** The rows of the last trip of a pattern: those of the next one differ by a few digits. */
interface Written {
  readonly tripId: string;
  readonly at: number;
}

/** One row for each stop of each trip: most of the feed, so bytes are copied, not strings joined. */
export class StopTimesTable {
  private bytes: Uint8Array;
  private length: number;
  private readonly endings = new Map<Pattern, readonly Uint8Array[]>();
  private readonly written = new Map<Pattern, Written>();

  constructor(expectedRows: number) {
    this.bytes = new Uint8Array(expectedRows * 64 + 1024);
    this.length = encoder.encodeInto(header, this.bytes).written;
  }

  /** The number of a trip is ASCII. */
  add(tripId: string, trip: PlannedTrip): void {
    const { pattern } = trip;
    const endings = this.endingsOf(pattern);
    const before = this.written.get(pattern);
    this.reserve(endings.length * (tripId.length + 64));
    const at = this.length;
    if (before?.tripId.length === tripId.length) this.repeat(before, tripId, trip, endings);
    else this.write(tripId, trip, endings);
    this.written.set(pattern, { tripId, at });
  }

  finish(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private write(tripId: string, trip: PlannedTrip, endings: readonly Uint8Array[]): void {
    const bytes = this.bytes;
    const id = encoder.encode(`${tripId},`);
    let at = this.length;
    for (const [row, ending] of endings.entries()) {
      bytes.set(id, at);
      at += id.length;
      const clock = clockAt(trip, row);
      bytes.set(clocks.subarray(clock, clock + clockBytes), at);
      at += clockBytes;
      bytes.set(clocks.subarray(clock, clock + clockBytes), at);
      at += clockBytes;
      bytes.set(ending, at);
      at += ending.length;
    }
    this.length = at;
  }

  /** Copies the rows of the trip before and writes what changes: some letters of the number, hours and minutes. */
  private repeat(before: Written, tripId: string, trip: PlannedTrip, endings: readonly Uint8Array[]): void {
    const bytes = this.bytes;
    const size = sizeOf(endings, tripId.length + 1);
    let at = this.length;
    bytes.copyWithin(at, before.at, before.at + size);
    const from = firstChange(before.tripId, tripId);
    const to = lastChange(before.tripId, tripId);
    for (let row = 0; row < endings.length; row += 1) {
      for (let index = from; index <= to; index += 1) bytes[at + index] = tripId.charCodeAt(index);
      at += tripId.length + 1;
      const clock = clockAt(trip, row);
      for (let index = 0; index < hourMinuteBytes; index += 1) {
        const digit = clocks[clock + index] as number;
        bytes[at + index] = digit;
        bytes[at + clockBytes + index] = digit;
      }
      at += 2 * clockBytes + (endings[row] as Uint8Array).length;
    }
    this.length = at;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  /** What follows the times, for each stop of a pattern. Nobody boards at the last, nobody alights at the first. */
  private endingsOf(pattern: Pattern): readonly Uint8Array[] {
    const known = this.endings.get(pattern);
    if (known) return known;
    const stops = pattern.direction.stops.slice(pattern.first, pattern.last + 1);
    const since = stops[0]?.km ?? 0;
    const endings = stops.map(({ stop, km }, index) => {
      const pickup = index === stops.length - 1 ? 1 : 0;
      const dropOff = index === 0 ? 1 : 0;
      return encoder.encode(`1-${stop.code},${index + 1},${pickup},${dropOff},${(km - since).toFixed(3)}\n`);
    });
    this.endings.set(pattern, endings);
    return endings;
  }
}

function sizeOf(endings: readonly Uint8Array[], idBytes: number): number {
  return endings.reduce((size, ending) => size + idBytes + 2 * clockBytes + ending.length, 0);
}

function firstChange(before: string, after: string): number {
  let index = 0;
  while (index < after.length && before[index] === after[index]) index += 1;
  return index;
}

function lastChange(before: string, after: string): number {
  let index = after.length - 1;
  while (index >= 0 && before[index] === after[index]) index -= 1;
  return index;
}

const encoder = new TextEncoder();
const clockCount = 50 * 60;
const clockBytes = 9;
const hourMinuteBytes = 5;
const clocks = writeClocks();

function clockAt({ start, offsets }: PlannedTrip, row: number): number {
  return ((start + (offsets[row] as number)) % clockCount) * clockBytes;
}

/** `05:30:00,` for every minute of a service day. */
function writeClocks(): Uint8Array {
  const bytes = encoder.encode('00:00:00,'.repeat(clockCount));
  for (let minute = 0; minute < clockCount; minute += 1) {
    const digits = Math.floor(minute / 60) * 100 + (minute % 60);
    const at = minute * clockBytes;
    bytes[at] = 48 + Math.floor(digits / 1000);
    bytes[at + 1] = 48 + (Math.floor(digits / 100) % 10);
    bytes[at + 3] = 48 + (Math.floor(digits / 10) % 10);
    bytes[at + 4] = 48 + (digits % 10);
  }
  return bytes;
}
