import type { CityPlan, LinePlan, PeriodRule, Run, ServiceDay } from '../city-plan.ts';
import { seededNumber } from '../seeded-numbers.ts';

/** Where lines do not promise exact times, each begins its day a few minutes apart from the others. */
const shiftMinutes = 12;

/** The minutes at which a line leaves its first stop, in order, none twice. */
export function listDepartures(
  plan: CityPlan,
  line: LinePlan,
  direction: 0 | 1,
  day: ServiceDay,
  period: PeriodRule,
  seed: number,
): number[] {
  const runs = (plan.timetables[line.timetable] ?? []).filter(
    (run) =>
      run.day === day &&
      (run.direction === undefined || run.direction === direction) &&
      (run.periods === undefined || run.periods.includes(period.key)),
  );
  const minutes: number[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    const every = run.exact ? run.every : spreadOut(run.every, period.spread);
    let minute = run.from + shiftOf(run, line, direction, seed);
    const before = minutes.at(-1) ?? -Infinity;
    if (!run.exact && minute - before < every / 2) minute = before + every;
    for (; minute <= run.to; minute += every) if (minute > (minutes.at(-1) ?? -1)) minutes.push(minute);
  }
  return minutes;
}

/** Buses further apart, but never beyond what riders are promised: 15 minutes on frequent lines, 60 on others. */
function spreadOut(every: number, spread: number): number {
  return Math.min(every <= 15 ? 15 : 60, Math.round(every * spread));
}

function shiftOf(run: Run, line: LinePlan, direction: 0 | 1, seed: number): number {
  if (run.exact) return 0;
  const most = Math.min(run.every, shiftMinutes);
  return Math.floor(seededNumber(seed, line.number, direction) * most);
}
