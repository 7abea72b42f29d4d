/**
 * When an effect holds: between two instants, on some days of the week, during some hours of the service day. What is
 * left out is open.
 */
export interface EffectPeriod {
  /** The first instant (ms). */
  readonly fromMs?: number;
  /** The first instant at which it is over (ms). */
  readonly untilMs?: number;
  /** Days of the service, 1 for Monday to 7 for Sunday. */
  readonly weekdays?: readonly number[];
  readonly hours?: DayHours;
}

/** Seconds of the service day, which goes on past midnight: 25:10 belongs to the day before. */
export interface DayHours {
  readonly fromS: number;
  /** The first second at which they are over; later than `fromS`. */
  readonly untilS: number;
}

/** An instant as a timetable counts it. */
export interface ServiceMoment {
  readonly atMs: number;
  /** That of the service date, 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** Seconds of the service day. */
  readonly secondS: number;
}

export function holdsAt(period: EffectPeriod, moment: ServiceMoment): boolean {
  const { hours } = period;
  return (
    includes(period, moment.atMs) &&
    isOnDay(period, moment.weekday) &&
    (hours === undefined || (hours.fromS <= moment.secondS && moment.secondS < hours.untilS))
  );
}

/** Whether it holds at some moment from this one on, on the same service day, which ends at `endMs`. */
export function holdsLaterOn(period: EffectPeriod, moment: ServiceMoment, endMs: number): boolean {
  const { hours = wholeDay } = period;
  const fromMs = Math.max(moment.atMs, moment.atMs + (hours.fromS - moment.secondS) * 1000);
  const untilMs = Math.min(endMs, moment.atMs + (hours.untilS - moment.secondS) * 1000);
  return (
    isOnDay(period, moment.weekday) &&
    Math.max(fromMs, period.fromMs ?? -Infinity) < Math.min(untilMs, period.untilMs ?? Infinity)
  );
}

const wholeDay: DayHours = { fromS: -Infinity, untilS: Infinity };

/** Whether it holds on a day of the week at all, 1 for Monday to 7 for Sunday. */
export function isOnDay({ weekdays }: Pick<EffectPeriod, 'weekdays'>, weekday: number): boolean {
  return weekdays === undefined || weekdays.includes(weekday);
}

/** Whether its dates include an instant, whatever the day of the week and the hour. */
export function includes({ fromMs = -Infinity, untilMs = Infinity }: EffectPeriod, atMs: number): boolean {
  return fromMs <= atMs && atMs < untilMs;
}

/** Whether the dates of two periods have an instant in common. */
export function overlaps(one: EffectPeriod, two: EffectPeriod): boolean {
  return (
    Math.max(one.fromMs ?? -Infinity, two.fromMs ?? -Infinity) <
    Math.min(one.untilMs ?? Infinity, two.untilMs ?? Infinity)
  );
}
