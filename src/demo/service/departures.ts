import type { CityPlan, DepartureBand } from '../city-plan.ts';
import type { Direction } from '../network/network.ts';
import { seededNumber } from '../seeded-numbers.ts';
import type { Service } from './service-calendar.ts';

/** Where lines do not promise exact times, each begins its day a few minutes apart from the others. */
const shiftMinutes = 12;

/** The trips of one direction under one service. */
export interface TripsOf {
  readonly direction: Direction;
  readonly service: Service;
  readonly seed: number;
}

/** The minutes at which a line leaves its first stop, in order, none twice. */
export function listDepartures(plan: CityPlan, trips: TripsOf): number[] {
  const { direction, service, seed } = trips;
  const bands = (plan.timetables[direction.line.timetable] ?? []).filter(
    (band) =>
      band.day === service.day &&
      (band.direction === undefined || band.direction === direction.directionId) &&
      (band.periods === undefined || band.periods.includes(service.period.key)),
  );
  const minutes: number[] = [];
  for (const band of bands.toSorted((a, b) => a.from - b.from)) {
    const every = band.exact ? band.every : spreadOut(band.every, service.period.spread);
    let minute = band.from + shiftOf(band, direction, seed);
    const before = minutes.at(-1) ?? -Infinity;
    if (!band.exact && minute - before < every / 2) minute = before + every;
    for (; minute <= band.to; minute += every) if (minute > (minutes.at(-1) ?? -1)) minutes.push(minute);
  }
  return minutes;
}

/** Buses further apart, but never beyond what riders are promised: 15 minutes on frequent lines, 60 on others. */
function spreadOut(every: number, spread: number): number {
  return Math.min(every <= 15 ? 15 : 60, Math.round(every * spread));
}

function shiftOf(band: DepartureBand, { line, directionId }: Direction, seed: number): number {
  if (band.exact) return 0;
  const most = Math.min(band.every, shiftMinutes);
  return Math.floor(seededNumber(seed, line.number, directionId) * most);
}
