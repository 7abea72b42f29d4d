import type { ServiceDate } from '#lib/time/service-date.ts';
import type { StopDay } from './stop-day.ts';

interface KeptDay {
  readonly date: ServiceDate;
  readonly calls: StopDay;
}

/** Of one stop: a week and what a board reads around it. */
const mostOfStop = 10;
/** Of all stops together: some forty megabytes. */
const most = 32_768;

/**
 * The days of stops that were asked for last. A board asks for four days of its stop: they lie side by side, where an
 * entry of a larger cache each would have to be fetched from all over memory.
 */
export class RecentDays {
  private byStop: (KeptDay[] | undefined)[] = [];
  private kept = 0;

  get(stop: number, date: ServiceDate): StopDay | undefined {
    const days = this.byStop[stop];
    if (!days) return undefined;
    for (const day of days) if (day.date === date) return day.calls;
    return undefined;
  }

  /** Gives back what it keeps. */
  keep(stop: number, date: ServiceDate, calls: StopDay): StopDay {
    if (this.kept >= most) {
      this.byStop = [];
      this.kept = 0;
    }
    const days = (this.byStop[stop] ??= []);
    if (days.length < mostOfStop) this.kept += 1;
    else days.shift();
    days.push({ date, calls });
    return calls;
  }
}
