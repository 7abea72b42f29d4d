import { fewest, firstNotBefore, writeThrough } from './labels.ts';
import { never } from './never.ts';
import type { RideTable } from './ride-table.ts';
import { leaveRoom, takeAboard, takeRoom, type SearchRoom } from './search-room.ts';
import type { WalkTable } from './walks.ts';

/** The rides of one date; its times plus `offset` are seconds of the search. */
export interface DatedRides {
  readonly table: RideTable;
  readonly offset: number;
}

/** A stop one can walk to from where the journey begins, or from which one can walk to where it ends. */
export interface Reachable {
  readonly stop: number;
  readonly metres: number;
  /** As the search counts them: dear for who wants to walk less. */
  readonly seconds: number;
}

export interface SearchSpace {
  readonly stopCount: number;
  readonly days: readonly DatedRides[];
  readonly walks: WalkTable;
  readonly lessWalking: boolean;
  readonly start: readonly Reachable[];
  readonly end: readonly Reachable[];
  /** 1 at each line and stop that may not be used; undefined when all may. */
  readonly barredLines: Uint8Array | undefined;
  readonly barredStops: Uint8Array | undefined;
  readonly mostRides: number;
  /** With fewer rides a journey may arrive so many seconds after the earliest; later ones are not followed. */
  readonly patience: number;
}

/** Where a lane can be boarded by leaving at some moment; `from` is a place in the list of stops within reach. */
export interface Boarding {
  readonly day: number;
  readonly lane: number;
  readonly position: number;
  readonly from: number;
}

/** A ride as the search has found it: a column of a lane, from one of its positions to another. */
export interface FoundRide {
  readonly day: number;
  readonly lane: number;
  readonly column: number;
  readonly boarding: number;
  readonly alighting: number;
}

/**
 * Finds the earliest arrival with one ride, with two, and so on (RAPTOR). Each round rides every lane that can be
 * boarded at a stop reached in the round before, then walks on. Labels are kept from one run to the next: when runs
 * begin later first, an earlier one follows only what arrives earlier than all before it, and an hour of departures
 * costs little more than a few (rRAPTOR).
 *
 * A label of `n` rides is never later than that of fewer: what is written for `n` is written for more rides too, so that one
 * comparison decides. Between two rides there is one walk: it starts where a bus was left.
 */
export class RideSearch {
  private readonly space: SearchSpace;
  /** Labels of one round stand side by side, as a round reads them: the one of `n` rides at `n * stops + stop`. */
  private readonly stops: number;
  /**
   * `arrived`: when a bus is left at a stop, `ready`: when the next can be boarded there; `ride…`: how it was arrived at,
   * `walkedFrom`: the stop from which one walked to it. `marked` are the stops that a round begins at, `left` those
   * where it leaves buses.
   */
  private readonly room: SearchRoom;
  /** The earliest arrival at the end by number of rides, and the stop one walks there from. */
  readonly best: Int32Array;
  private readonly lastStop: Int32Array;
  /** The same before the run. */
  private readonly told: Int32Array;
  /**
   * For each day, position of a lane and number of rides, the earliest trip that somebody is on there or boards there. Who
   * would board that one or a later one arrives nowhere earlier: each piece of a trip is ridden once.
   */
  private readonly aboard: readonly Uint16Array[];
  private markedCount = 0;
  private leftCount = 0;

  constructor(space: SearchSpace) {
    const { stopCount, days, mostRides, end } = space;
    this.space = space;
    this.stops = stopCount;
    this.room = takeRoom(stopCount, mostRides + 1);
    this.best = new Int32Array(mostRides + 1).fill(never);
    this.lastStop = new Int32Array(mostRides + 1).fill(-1);
    this.told = this.best.slice();
    for (const { stop, seconds } of end) this.room.egress[stop] = seconds;
    this.aboard = days.map(({ table }, day) =>
      takeAboard(this.room, day, table.stops.length * (mostRides + 1)),
    );
  }

  /** Leaves the beginning at this second; gives the numbers of rides with which the end is now reached earlier. */
  run(leaveAt: number): number[] {
    for (const { stop, seconds } of this.space.start) {
      this.writeReady(stop, 0, leaveAt + seconds, -1);
      this.mark(stop);
    }
    this.rideFromMarked(1);
    return this.finish();
  }

  /**
   * The same after a run that left later, for whom it is known which buses are caught by leaving earlier: all others
   * were ridden before.
   */
  runEarlier(leaveAt: number, boardings: readonly Boarding[]): number[] {
    const { barredLines, days, start } = this.space;
    for (const { day, lane, position, from } of boardings) {
      const { table } = days[day] as DatedRides;
      if (barredLines !== undefined && barredLines[table.laneLine[lane] as number] === 1) continue;
      const { stop, seconds } = start[from] as Reachable;
      this.writeReady(stop, 0, leaveAt + seconds, -1);
      this.board(day, lane, position, 1);
    }
    return this.finish();
  }

  /** Nothing is asked of the search any more. */
  end(): void {
    leaveRoom(this.room);
  }

  /** Walks on from the first rides, and rides on; gives the numbers of rides with which the end is now reached earlier. */
  private finish(): number[] {
    const { mostRides } = this.space;
    this.walkOn(1);
    for (let rides = 2; rides <= mostRides && this.markedCount > 0; rides += 1) {
      this.rideFromMarked(rides);
      this.walkOn(rides);
    }
    this.clearMarks();
    const earlier: number[] = [];
    for (let rides = 1; rides <= mostRides; rides += 1) {
      const time = this.best[rides] as number;
      if (time < (this.told[rides] as number) && time < (this.best[rides - 1] as number)) earlier.push(rides);
      this.told[rides] = time;
    }
    return earlier;
  }

  /** The rides of the earliest arrival with that many, the first one first. */
  listRides(most: number): FoundRide[] {
    const { stops: count } = this;
    const { arrived, ready, walkedFrom } = this.room;
    const found: FoundRide[] = [];
    let rides = fewest(this.best, { at: most, step: 1, least: 0 });
    let stop = this.lastStop[rides] as number;
    while (rides > 0) {
      const label = fewest(arrived, { at: rides * count + stop, step: count, least: count + stop });
      rides = Math.floor(label / count);
      const ride = {
        day: this.room.rideDay[label] as number,
        lane: this.room.rideLane[label] as number,
        column: this.room.rideColumn[label] as number,
        boarding: this.room.rideBoarding[label] as number,
        alighting: this.room.rideAlighting[label] as number,
      };
      found.push(ride);
      const { stops, stopOffset } = (this.space.days[ride.day] as DatedRides).table;
      const boarded = stops[(stopOffset[ride.lane] as number) + ride.boarding] as number;
      const before = fewest(ready, { at: (rides - 1) * count + boarded, step: count, least: boarded });
      rides = Math.floor(before / count);
      stop = walkedFrom[before] as number;
    }
    return found.toReversed();
  }

  /** Boards every lane of every marked stop. */
  private rideFromMarked(rides: number): void {
    const { days, barredLines, barredStops } = this.space;
    const { marked } = this.room;
    const count = this.markedCount;
    for (let day = 0; day < days.length; day += 1) {
      const { boardingOffset, boardingLane, boardingPosition, laneLine } = (days[day] as DatedRides).table;
      for (let at = 0; at < count; at += 1) {
        const stop = marked[at] as number;
        if (barredStops !== undefined && barredStops[stop] === 1) continue;
        const end = boardingOffset[stop + 1] as number;
        for (let place = boardingOffset[stop] as number; place < end; place += 1) {
          const lane = boardingLane[place] as number;
          if (barredLines !== undefined && barredLines[laneLine[lane] as number] === 1) continue;
          this.board(day, lane, boardingPosition[place] as number, rides);
        }
      }
    }
    this.clearMarks();
  }

  /** Takes the first trip that can be caught at a position, unless somebody is on it or on an earlier one. */
  private board(day: number, lane: number, position: number, rides: number): void {
    const { table, offset } = this.space.days[day] as DatedRides;
    const { stopOffset, departures } = table;
    const cell = (stopOffset[lane] as number) + position;
    const taken = (this.aboard[day] as Uint16Array)[cell * this.best.length + rides] as number;
    if (taken === 0) return;
    const { tripOffset } = table;
    const width = (tripOffset[lane + 1] as number) - (tripOffset[lane] as number);
    const end = taken < width ? taken : width;
    const length = (stopOffset[lane + 1] as number) - (stopOffset[lane] as number);
    const first = (table.timeOffset[lane] as number) + position;
    const stop = table.stops[cell] as number;
    const wait = (this.room.ready[(rides - 1) * this.stops + stop] as number) - offset;
    if ((departures[first + (end - 1) * length] as number) < wait) return;
    const column = firstNotBefore(departures, { first, length, end }, wait);
    this.ride({ day, lane, column, boarding: position, alighting: position }, rides);
  }

  /** Rides on to the end of the trip, or to where somebody is on it or on an earlier one. */
  private ride({ day, lane, column, boarding }: FoundRide, rides: number): void {
    const { table, offset } = this.space.days[day] as DatedRides;
    const { stops, noAlighting, arrivals } = table;
    const { barredStops } = this.space;
    const { best } = this;
    const { arrived, rideDay, rideLane, rideColumn, rideBoarding, rideAlighting } = this.room;
    const aboard = this.aboard[day] as Uint16Array;
    const round = rides * this.stops;
    const first = table.stopOffset[lane] as number;
    const length = (table.stopOffset[lane + 1] as number) - first;
    const trip = (table.timeOffset[lane] as number) + column * length;
    const bound = this.latestWorth();
    this.goAboard(aboard, first + boarding, rides, column);
    for (let position = boarding + 1; position < length; position += 1) {
      const cell = first + position;
      const stop = stops[cell] as number;
      const label = round + stop;
      const time = (arrivals[trip + position] as number) + offset;
      // Times only grow along a trip. What is left unridden here is too late for who comes after, too.
      if (time >= bound) return;
      if (
        time < (arrived[label] as number) &&
        time < (best[rides] as number) &&
        noAlighting[cell] === 0 &&
        (barredStops === undefined || barredStops[stop] === 0)
      ) {
        rideDay[label] = day;
        rideLane[label] = lane;
        rideColumn[label] = column;
        rideBoarding[label] = boarding;
        rideAlighting[label] = position;
        this.writeArrived(stop, rides, time);
      }
      if (!this.goAboard(aboard, cell, rides, column)) return;
    }
  }

  /** Notes that somebody is on a trip at a position, with so many rides or more; false where they are already. */
  private goAboard(aboard: Uint16Array, cell: number, rides: number, column: number): boolean {
    const stride = this.best.length;
    const labels = cell * stride;
    if ((aboard[labels + rides] as number) <= column) return false;
    for (let more = rides; more < stride && (aboard[labels + more] as number) > column; more += 1)
      aboard[labels + more] = column;
    return true;
  }

  private writeArrived(stop: number, rides: number, time: number): void {
    const { best, lastStop } = this;
    const { arrived, left, isLeft, egress } = this.room;
    writeThrough(arrived, { at: rides * this.stops + stop, step: this.stops }, time);
    if (isLeft[stop] === 0) {
      isLeft[stop] = 1;
      left[this.leftCount] = stop;
      this.leftCount += 1;
    }
    const walk = egress[stop] as number;
    const there = time + walk;
    if (walk === never || there >= (best[rides] as number)) return;
    for (let more = rides; more < best.length && (best[more] as number) > there; more += 1) {
      best[more] = there;
      lastStop[more] = stop;
    }
  }

  private writeReady(stop: number, rides: number, time: number, from: number): void {
    const { ready, walkedFrom } = this.room;
    const label = rides * this.stops + stop;
    walkedFrom[label] = from;
    writeThrough(ready, { at: label, step: this.stops }, time);
  }

  /** From every stop where a bus was left in this round, to those where another can be boarded. */
  private walkOn(rides: number): void {
    const { walks, lessWalking, mostRides } = this.space;
    const seconds = lessWalking ? walks.dearSeconds : walks.seconds;
    const { arrived, ready, left, isLeft } = this.room;
    const round = rides * this.stops;
    const bound = Math.min(this.best[rides] as number, this.latestWorth());
    for (let at = 0; at < this.leftCount; at += 1) {
      const stop = left[at] as number;
      isLeft[stop] = 0;
      if (rides === mostRides) continue;
      const time = arrived[round + stop] as number;
      const end = walks.offset[stop + 1] as number;
      for (let walk = walks.offset[stop] as number; walk < end; walk += 1) {
        const there = time + (seconds[walk] as number);
        const other = walks.stops[walk] as number;
        if (there >= bound || there >= (ready[round + other] as number)) continue;
        this.writeReady(other, rides, there, stop);
        this.mark(other);
      }
    }
    this.leftCount = 0;
  }

  private latestWorth(): number {
    return (this.best[this.space.mostRides] as number) + this.space.patience;
  }

  private mark(stop: number): void {
    if (this.room.isMarked[stop] === 1) return;
    this.room.isMarked[stop] = 1;
    this.room.marked[this.markedCount] = stop;
    this.markedCount += 1;
  }

  private clearMarks(): void {
    for (let at = 0; at < this.markedCount; at += 1) this.room.isMarked[this.room.marked[at] as number] = 0;
    this.markedCount = 0;
  }
}
