import type { ServiceDate } from '#lib/time/service-date.ts';
import { describeTrip } from '#transit/index.ts';
import { seededNumber } from '../seeded-numbers.ts';
import { plannedTimes, shortestLegs } from './drive.ts';
import { rosterOf } from './roster.ts';
import { latestSeconds, wishedDelays, type Luck } from './wished-delays.ts';

/** What happens to a trip on a date. */
type Fate = 'runs' | 'cancelled' | 'shortened';

const cancelledShare = 0.01;
const shortenedShare = 0.005;
const withoutGpsShare = 0.03;

/** Words that keep one draw apart from another, and from those of `wishedDelays`. */
const draws = { fate: 1, notice: 2, gps: 6, cut: 7 } as const;

/** A trip as it is driven; times are seconds after its planned start, one for each position. */
export interface DrivenTrip {
  readonly planned: Int32Array;
  /** When the bus is there. */
  readonly driven: Int32Array;
  /** The seconds it needs from the position before. */
  readonly shortest: Int32Array;
}

/** What happens to every trip on every date: the draws of one seed over one timetable. */
export class SimulatedTrips {
  private readonly luck: Luck;
  private readonly driven = new Map<ServiceDate, Map<number, DrivenTrip>>();

  constructor(luck: Luck) {
    this.luck = luck;
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
    const { timetable } = this.luck.edition;
    const { block } = describeTrip(timetable, trip);
    return String(1001 + (block >= 0 ? block : timetable.blocks + trip));
  }

  hasGps(trip: number, date: ServiceDate): boolean {
    return seededNumber(this.luck.seed, draws.gps, Number(this.vehicleOf(trip)), date) >= withoutGpsShare;
  }

  /** Where the bus is when; the one account of it that vehicles and predictions are both read from. */
  drive(trip: number, date: ServiceDate): DrivenTrip {
    const known = this.driven.get(date)?.get(trip);
    if (known) return known;
    const { edition } = this.luck;
    const planned = plannedTimes(edition, trip);
    const shortest = shortestLegs(edition, trip, planned);
    const trips = this.driven.get(date) ?? new Map<number, DrivenTrip>();
    this.driven.set(date, trips);
    const one = { planned, shortest, driven: this.drivenTimes(trip, date, { planned, shortest }) };
    trips.set(trip, one);
    return one;
  }

  /** A bus that came late leaves late and makes up for it on the way, as fast as it can drive. */
  private drivenTimes(
    trip: number,
    date: ServiceDate,
    { planned, shortest }: Omit<DrivenTrip, 'driven'>,
  ): Int32Array {
    const delays = wishedDelays(this.luck, trip, date);
    const there = this.thereAt(trip, date);
    const extra = Math.max(0, there - (delays[0] as number));
    const most = Math.max(latestSeconds, there);
    let earliest = -Infinity;
    return delays.map((delay, position) => {
      const wished = Math.round(Math.min(most, delay + extra * (1 - position / delays.length)));
      const time = Math.max(earliest, (planned[position] as number) + wished);
      earliest = time + (shortest[position + 1] ?? 0);
      return time;
    });
  }

  /**
   * Seconds after the planned start at which the bus has ended the trip before, all day without one. A cancelled trip
   * is driven too, without riders: the bus has to get to where its next one begins.
   */
  private thereAt(trip: number, date: ServiceDate): number {
    const { previous, start } = rosterOf(this.luck.edition);
    const before = previous[trip] as number;
    if (before < 0) return -Infinity;
    const late = this.drive(before, date).driven.at(-1) ?? 0;
    return (start[before] as number) + late - (start[trip] as number);
  }

  private draw(word: number, trip: number, date: ServiceDate): number {
    return seededNumber(this.luck.seed, word, rosterOf(this.luck.edition).identity[trip] as number, date);
  }
}
