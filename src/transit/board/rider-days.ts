import type { ServiceClock } from '#lib/time/service-clock.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';

/** The rider's day of one instant after the other. Most are of the same day as the one before: its bounds are kept. */
export class RiderDays {
  private readonly clock: ServiceClock;
  private day: ServiceDate = 0;
  private begin = Infinity;
  private end = -Infinity;

  constructor(clock: ServiceClock) {
    this.clock = clock;
  }

  dayOf(instantMs: number): ServiceDate {
    if (instantMs >= this.begin && instantMs < this.end) return this.day;
    this.day = this.clock.dateAt(instantMs);
    this.begin = this.clock.startOf(this.day);
    this.end = this.clock.startOf(this.day + 1);
    return this.day;
  }
}
