import type { CityPlan, DepartureBand } from '../city-plan.ts';
import type { Direction } from '../network/network.ts';
import { seededNumber } from '../seeded-numbers.ts';
import type { Service } from './service-calendar.ts';

/** Where lines do not promise exact times, each begins its day a few minutes apart from the others. */
const shiftMinutes = 12;
/** Where one headway gives way to another, two buses are at least this much of the smaller one apart. */
const seamShare = 0.8;

/** The trips of one direction under one service. */
export interface TripsOf {
  readonly direction: Direction;
  readonly service: Service;
  readonly seed: number;
}

/** The minutes at which a line leaves its first stop, in order, none twice. */
export function listDepartures(plan: CityPlan, trips: TripsOf): number[] {
  const minutes: number[] = [];
  let before: { readonly every: number; readonly exact?: boolean } | undefined;
  for (const band of listBands(plan, trips)) {
    const every = band.exact ? band.every : spreadOut(band.every, trips.service.period.spread);
    const least = Math.ceil(Math.min(every, before?.every ?? every) * seamShare);
    const most = Math.max(every, before?.every ?? every);
    // Exact times stay where they are: a bus just before them that promised nothing is left out.
    if (band.exact && !before?.exact && band.from - (minutes.at(-1) ?? -Infinity) < least) minutes.pop();
    const last = minutes.at(-1) ?? -Infinity;
    const isNext = band.from - last <= most;
    const wished = band.from + shiftOf(band, trips);
    const first = band.exact || !isNext ? wished : Math.min(last + most, Math.max(last + least, wished));
    for (let minute = first; minute <= band.to; minute += every) minutes.push(minute);
    before = { every, exact: band.exact };
  }
  return minutes;
}

function listBands(plan: CityPlan, { direction, service }: TripsOf): DepartureBand[] {
  return (plan.timetables[direction.line.timetable] ?? [])
    .filter(
      (band) =>
        band.day === service.day &&
        (band.direction === undefined || band.direction === direction.directionId) &&
        (band.periods === undefined || band.periods.includes(service.period.key)),
    )
    .toSorted((a, b) => a.from - b.from);
}

/** Buses further apart, but never beyond what riders are promised: 15 minutes on frequent lines, 60 on others. */
function spreadOut(every: number, spread: number): number {
  return Math.min(every <= 15 ? 15 : 60, Math.round(every * spread));
}

function shiftOf(band: DepartureBand, { direction: { line, directionId }, seed }: TripsOf): number {
  if (band.exact) return 0;
  const most = Math.min(band.every, shiftMinutes);
  return Math.floor(seededNumber(seed, line.number, directionId) * most);
}
