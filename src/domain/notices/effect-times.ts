import type { Effect } from './effect.ts';
import type { EffectPeriod } from './effect-period.ts';

/** The days and the hours of a period; none of both is at all times. */
export type EffectTimes = Pick<EffectPeriod, 'weekdays' | 'hours'>;

/**
 * The days and hours at which everything a notice does holds. Undefined where one thing holds at other times than another,
 * and where nothing is said of it: that a stop is closed at all times is worth telling, of the rest it goes without saying.
 */
export function commonTimes(effects: readonly Effect[]): EffectTimes | undefined {
  const [first, ...others] = effects.map(({ period }) => timesOf(period));
  if (!first || others.some((times) => keyOf(times) !== keyOf(first))) return undefined;
  const isLimited = first.weekdays !== undefined || first.hours !== undefined;
  return isLimited || effects.some(({ kind }) => kind === 'stops-closed') ? first : undefined;
}

/** All seven days are no limit, in whatever order they were written. */
export function timesOf({ weekdays = [], hours }: EffectTimes): EffectTimes {
  const days = [...new Set(weekdays)].toSorted((one, two) => one - two);
  return { ...(days.length > 0 && days.length < 7 && { weekdays: days }), ...(hours && { hours }) };
}

const keyOf = ({ weekdays, hours }: EffectTimes) => JSON.stringify([weekdays, hours?.fromS, hours?.untilS]);
