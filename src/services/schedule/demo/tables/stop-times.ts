import { CsvBytes } from '#services/schedule/demo/csv-bytes.ts';
import type { Pattern, PlannedTrip } from '#services/schedule/demo/trips.ts';

const header =
  'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,shape_dist_traveled';

/** One row for each stop of each trip: most of the feed, so bytes are copied, not strings joined. */
export class StopTimesTable {
  readonly #csv: CsvBytes;
  readonly #endings = new Map<Pattern, readonly Uint8Array[]>();

  constructor(expectedRows: number) {
    this.#csv = new CsvBytes(header, expectedRows * 64 + 1024);
  }

  add(tripId: string, trip: PlannedTrip): void {
    const id = `${tripId},`;
    const endings = this.#endingsOf(trip.pattern);
    const { offsets, start } = trip;
    const bytes = this.#csv.reserve(endings.length * (id.length * 3 + 64));
    const first = this.#csv.length;
    const idBytes = encoder.encodeInto(id, bytes.subarray(first)).written;
    let at = first;
    for (let row = 0; row < endings.length; row += 1) {
      const ending = endings[row] as Uint8Array;
      for (let index = 0; index < idBytes; index += 1) bytes[at + index] = bytes[first + index] as number;
      at += idBytes;
      const clock = ((start + (offsets[row] as number)) % clocks) * clockBytes;
      for (let index = 0; index < clockBytes; index += 1)
        bytes[at + index] = clockTable[clock + index] as number;
      at += clockBytes;
      for (let index = 0; index < clockBytes; index += 1)
        bytes[at + index] = clockTable[clock + index] as number;
      at += clockBytes;
      for (let index = 0; index < ending.length; index += 1) bytes[at + index] = ending[index] as number;
      at += ending.length;
    }
    this.#csv.advanceTo(at);
  }

  finish(): Uint8Array {
    return this.#csv.finish();
  }

  /** What follows the times, for each stop of a pattern. Nobody boards at the last, nobody alights at the first. */
  #endingsOf(pattern: Pattern): readonly Uint8Array[] {
    const known = this.#endings.get(pattern);
    if (known) return known;
    const stops = pattern.direction.stops.slice(pattern.first, pattern.last + 1);
    const since = stops[0]?.km ?? 0;
    const endings = stops.map(({ stop, km }, index) => {
      const pickup = index === stops.length - 1 ? 1 : 0;
      const dropOff = index === 0 ? 1 : 0;
      return encoder.encode(`1-${stop.code},${index + 1},${pickup},${dropOff},${(km - since).toFixed(3)}\n`);
    });
    this.#endings.set(pattern, endings);
    return endings;
  }
}

const encoder = new TextEncoder();
const clocks = 50 * 60;
const clockBytes = 9;
/** `05:30:00,` for every minute of a service day. */
const clockTable = encoder.encode(
  Array.from({ length: clocks }, (_, minute) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00,`;
  }).join(''),
);
