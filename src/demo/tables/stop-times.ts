import { formatServiceTime } from '#lib/time/service-time.ts';
import type { Pattern, PlannedTrip } from '../service/trips.ts';

const header =
  'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,shape_dist_traveled\n';

/** About what a row takes. */
const rowBytes = 64;

/** `,05:30:00,05:30:00,` for a second of the service day: a bus leaves the moment it arrives. Few of them are used. */
const clocks: string[] = [];

function clockAt(second: number): string {
  const known = clocks[second];
  if (known !== undefined) return known;
  const time = formatServiceTime(second);
  return (clocks[second] = `,${time},${time},`);
}

/** One row for each stop of each trip: most of the feed, so a trip becomes bytes as soon as it is known. */
export class StopTimesTable {
  private bytes: Buffer;
  private length: number;
  private readonly endings = new Map<Pattern, readonly string[]>();

  constructor(expectedRows: number) {
    this.bytes = Buffer.allocUnsafe(expectedRows * rowBytes);
    this.length = this.bytes.write(header);
  }

  /** The rows of a trip are ASCII. */
  add(tripId: string, { pattern, start, offsets }: PlannedTrip): void {
    const endings = this.endingsOf(pattern);
    let rows = '';
    for (let row = 0; row < endings.length; row += 1) {
      rows += tripId + clockAt(start + (offsets[row] as number)) + endings[row];
    }
    this.reserve(rows.length);
    this.length += this.bytes.write(rows, this.length, 'latin1');
  }

  finish(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(this.bytes.length * 2 + more);
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  /** What follows the times, for each stop of a pattern. Nobody boards at the last, nobody alights at the first. */
  private endingsOf(pattern: Pattern): readonly string[] {
    const known = this.endings.get(pattern);
    if (known) return known;
    const stops = pattern.direction.stops.slice(pattern.first, pattern.last + 1);
    const since = stops[0]?.km ?? 0;
    const endings = stops.map(({ stop, km }, index) => {
      const pickup = index === stops.length - 1 ? 1 : 0;
      const dropOff = index === 0 ? 1 : 0;
      return `1-${stop.code},${index + 1},${pickup},${dropOff},${(km - since).toFixed(3)}\n`;
    });
    this.endings.set(pattern, endings);
    return endings;
  }
}
