import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import { departureAt, describeTrip, type Edition, type Line, stopsOfTrip } from '#transit/index.ts';
import { seededNumber } from '../seeded-numbers.ts';
import { wander } from './noise.ts';
import { rosterOf } from './roster.ts';

/** What happens to a trip on a date. */
type Fate = 'runs' | 'cancelled' | 'shortened';

const cancelledShare = 0.01;
const shortenedShare = 0.005;
const withoutGpsShare = 0.03;
const [earliestSeconds, latestSeconds] = [-60, 540];

/** Words that keep one draw apart from another. */
const draws = { fate: 1, notice: 2, start: 3, growth: 4, wobble: 5, gps: 6, cut: 7, pair: 8 } as const;

type Bunched = (line: Line) => boolean;

/** What happens to every trip on every date: the draws of one seed over one timetable. */
export class SimulatedTrips {
  private readonly edition: Edition;
  private readonly seed: number;
  private readonly isBunched: Bunched | undefined;

  /** `isBunched`: the lines whose buses catch up with each other. */
  constructor(edition: Edition, seed: number, isBunched: Bunched | undefined) {
    this.edition = edition;
    this.seed = seed;
    this.isBunched = isBunched;
  }

  fateOf(trip: number, date: ServiceDate): Fate {
    const draw = this.draw(draws.fate, trip, date);
    if (draw < cancelledShare) return 'cancelled';
    return draw < cancelledShare + shortenedShare ? 'shortened' : 'runs';
  }

  /** How long before its start a cancelled or shortened trip is announced: from twenty minutes to two hours. */
  noticeSeconds(trip: number, date: ServiceDate): number {
    return Math.round(1200 + this.draw(draws.notice, trip, date) * 6000);
  }

  /** The positions a shortened trip leaves out: its end, or a detour on the way. */
  cutOf(trip: number, date: ServiceDate, length: number): { readonly from: number; readonly to: number } {
    const draw = this.draw(draws.cut, trip, date);
    const size = Math.max(1, Math.round(length * (0.1 + draw * 0.2)));
    if (draw < 0.5 || length < 6) return { from: Math.max(1, length - size), to: length };
    const from = Math.floor(length * 0.4);
    return { from, to: Math.min(length - 1, from + size) };
  }

  /** The number painted on the bus; it stays with its block. */
  vehicleOf(trip: number): string {
    const { timetable } = this.edition;
    const { block } = describeTrip(timetable, trip);
    return String(1001 + (block >= 0 ? block : timetable.blocks + trip));
  }

  hasGps(trip: number, date: ServiceDate): boolean {
    return seededNumber(this.seed, draws.gps, Number(this.vehicleOf(trip)), date) >= withoutGpsShare;
  }

  /** Seconds late at each position: a little at the start, more on the way and at rush hour, what came late leaves late. */
  delaysOf(trip: number, date: ServiceDate): Int32Array {
    const delays = this.ownDelays(trip, date);
    this.inherit(delays, trip, date);
    this.straighten(delays, trip);
    return delays;
  }

  private inherit(delays: Int32Array, trip: number, date: ServiceDate): void {
    const before = rosterOf(this.edition).previous[trip] as number;
    if (before < 0) return;
    const pause = departureAt(this.edition.timetable, trip, 0) - this.endOf(before);
    const inherited = (this.ownDelays(before, date).at(-1) ?? 0) - Math.max(0, pause);
    const extra = inherited - (delays[0] as number);
    if (extra <= 0) return;
    for (let position = 0; position < delays.length; position += 1) {
      const delay = delays[position] as number;
      delays[position] = bound(delay + extra * (1 - position / delays.length));
    }
  }

  /** No bus reaches a stop before it has left the one before. */
  private straighten(delays: Int32Array, trip: number): void {
    const { timetable } = this.edition;
    const start = departureAt(timetable, trip, 0);
    let latest = -Infinity;
    for (let position = 0; position < delays.length; position += 1) {
      const planned = departureAt(timetable, trip, position) - start;
      latest = Math.max(latest, planned + (delays[position] as number));
      delays[position] = latest - planned;
    }
  }

  private ownDelays(trip: number, date: ServiceDate): Int32Array {
    const { timetable } = this.edition;
    const { length } = stopsOfTrip(timetable, trip);
    const rush = rushAt(departureAt(timetable, trip, 0), date);
    const identity = this.identityOf(trip);
    const start = this.draw(draws.start, trip, date) * 45 * rush;
    const growth = this.draw(draws.growth, trip, date) ** 2 * 180 * rush + this.bunchingOf(trip, date, rush);
    const delays = new Int32Array(length);
    for (let position = 0; position < length; position += 1) {
      const share = position / (length - 1);
      const swing = wander(this.seed ^ date, identity ^ draws.wobble, position / 6) - 0.5;
      delays[position] = bound(start + growth * share + swing * 180 * Math.sqrt(share));
    }
    return delays;
  }

  /** At rush hour a full bus loses time and the next one, half empty, gains it: two come at once. */
  private bunchingOf(trip: number, date: ServiceDate, rush: number): number {
    const { timetable } = this.edition;
    const { line } = describeTrip(timetable, trip);
    if (rush < 2 || !this.isBunched?.(timetable.lines[line] as Line)) return 0;
    const rank = rosterOf(this.edition).rank[trip] as number;
    const strength = seededNumber(this.seed, draws.pair, line, rank >> 1, date);
    return rank % 2 === 0 ? strength * 240 : -strength * 90;
  }

  private endOf(trip: number): number {
    return rosterOf(this.edition).end[trip] as number;
  }

  private identityOf(trip: number): number {
    return rosterOf(this.edition).identity[trip] as number;
  }

  private draw(word: number, trip: number, date: ServiceDate): number {
    return seededNumber(this.seed, word, this.identityOf(trip), date);
  }
}

function bound(seconds: number): number {
  return Math.round(Math.min(latestSeconds, Math.max(earliestSeconds, seconds)));
}

/** How much the traffic of the hour stretches a delay. */
function rushAt(seconds: number, date: ServiceDate): number {
  const hour = (seconds / 3600) % 24;
  const weekday = weekdayOf(date);
  if (weekday === 0 || weekday === 6) return 1;
  return (hour >= 6.5 && hour < 9) || (hour >= 15 && hour < 18) ? 2.2 : 1;
}
