import { insertSorted } from '#lib/insert-sorted.ts';
import type { Departure } from './departure-board.ts';

/**
 * The departures a board shows, by the time they are expected. The limit counts those that run; a cancelled bus, or
 * one that passes without stopping, is shown in between and does not count.
 */
export class ShownDepartures {
  private readonly running: Departure[] = [];
  private readonly idle: Departure[] = [];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isFull(): boolean {
    return this.running.length >= this.limit;
  }

  /** After this instant (ms) no running departure finds a place any more. */
  get reachesTo(): number {
    return this.isFull ? (this.running.at(-1)?.expectedAt ?? -Infinity) : Infinity;
  }

  add(departure: Departure): void {
    const list = departure.isCancelled || departure.isSkipped ? this.idle : this.running;
    insertSorted(list, departure, { limit: this.limit, isBefore: isEarlier });
  }

  list(): readonly Departure[] {
    const { idle, running, reachesTo } = this;
    if (idle.length === 0) return running;
    return [...running, ...idle.filter(({ expectedAt }) => expectedAt <= reachesTo)].toSorted(
      (one, two) => one.expectedAt - two.expectedAt || one.scheduledAt - two.scheduledAt,
    );
  }
}

const isEarlier = (one: Departure, other: Departure): boolean => one.expectedAt < other.expectedAt;
