import type { ServiceClock } from '#lib/time/service-clock.ts';
import type { FollowedLine, FollowedMoments } from '../member.ts';
import { matchesLine } from './effect.ts';
import { overlaps, type DayHours, type EffectPeriod } from './effect-period.ts';
import { timesOf, type EffectTimes } from './effect-times.ts';
import { listIntervals, type Interval } from './list-intervals.ts';
import { effectivePeriod, type Notice } from './notice.ts';

const daySeconds = 86_400;

/** While something holds, and when during that. */
interface Held {
  readonly dates: Interval;
  readonly intervals: readonly Interval[];
}

/**
 * Whether a notice, from a moment on, meets the days and hours a line is taken at. What was found for some of them is
 * kept: thousands of followers have chosen the same.
 */
export function prepareMeeting(
  notice: Notice,
  clock: ServiceClock,
  atMs: number,
): (line: Pick<FollowedLine, 'number' | 'moments'>) => boolean {
  const found = new Map<string, boolean>();
  const heldByLine = new Map<string, readonly Held[]>();

  const hold = (period: EffectPeriod): Held => {
    const { weekdays: _days, hours: _hours, ...dates } = period;
    return { dates, intervals: listIntervals(period, clock, atMs) };
  };

  function listHeld(number: string): readonly Held[] {
    return remember(heldByLine, number, () => listPeriods(notice, number).map(hold));
  }

  function meets(number: string, times: EffectTimes): boolean {
    if (times.weekdays === undefined && times.hours === undefined) return true;
    return listHeld(number).some(({ dates, intervals }) => {
      const chosen = listIntervals({ ...dates, ...times }, clock, atMs);
      return intervals.some((held) => chosen.some((each) => overlaps(held, each)));
    });
  }

  return ({ number, moments }) =>
    moments === null ||
    remember(found, `${number} ${JSON.stringify(moments)}`, () =>
      listTimes(moments).some((times) => meets(number, times)),
    );
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}

/** When riders of a line feel a notice: by what it does to the line, or else for as long as it lasts. */
function listPeriods(notice: Notice, number: string): readonly EffectPeriod[] {
  const { effects, postedFromMs, postedUntilMs } = notice;
  const felt = effects.filter((effect) => effect.lines.length === 0 || matchesLine(effect, { number }));
  if (felt.length === 0) return [effectivePeriod(notice)];
  return felt.map(({ period }) => ({
    ...(postedFromMs !== undefined && { fromMs: postedFromMs }),
    ...(postedUntilMs !== undefined && { untilMs: postedUntilMs }),
    ...period,
  }));
}

/** The times chosen, one for each stretch of hours; neither days nor hours is always. */
function listTimes({ weekdays, hours }: FollowedMoments): readonly EffectTimes[] {
  if (hours.length === 0 || isRoundTheClock(hours)) return [timesOf({ weekdays })];
  return hours.map((each) => timesOf({ weekdays, hours: each }));
}

/** Hours that leave nothing of a day out are the whole day, also in the night in which clocks change. */
function isRoundTheClock(hours: readonly DayHours[]): boolean {
  const turns = hours.flatMap(({ fromS, untilS }) =>
    [-daySeconds, 0, daySeconds].map((shift) => ({ fromS: fromS + shift, untilS: untilS + shift })),
  );
  let coveredS = 0;
  for (const { fromS, untilS } of turns.toSorted((one, two) => one.fromS - two.fromS))
    if (fromS <= coveredS) coveredS = Math.max(coveredS, untilS);
  return coveredS >= daySeconds;
}
