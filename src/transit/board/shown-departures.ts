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

  /** No bus takes anybody along, and some of them come by without stopping. */
  get areAllSkipped(): boolean {
    return this.running.length === 0 && this.list().some(({ isSkipped }) => isSkipped);
  }

  /** After this instant (ms) no running departure finds a place any more. */
  get reachesTo(): number {
    return this.isFull ? (this.running.at(-1)?.expectedAt ?? -Infinity) : Infinity;
  }

  add(departure: Departure): void {
    insert(departure.isCancelled || departure.isSkipped ? this.idle : this.running, departure, this.limit);
  }

  list(): readonly Departure[] {
    const { idle, running, reachesTo } = this;
    if (idle.length === 0) return running;
    return [...running, ...idle.filter(({ expectedAt }) => expectedAt <= reachesTo)].toSorted(
      (one, two) => one.expectedAt - two.expectedAt || one.scheduledAt - two.scheduledAt,
    );
  }
}

function insert(list: Departure[], departure: Departure, limit: number): void {
  let place = list.length;
  while (place > 0 && (list[place - 1] as Departure).expectedAt > departure.expectedAt) place -= 1;
  if (place >= limit) return;
  list.splice(place, 0, departure);
  if (list.length > limit) list.pop();
}
