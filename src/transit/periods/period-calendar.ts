import type { ServiceDate } from '#lib/time/service-date.ts';
import { countDaysByService, countTripsByService } from '../timetable/services.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** A range of the calendar and how many trips a day it brings on average. */
interface Supply {
  readonly from: ServiceDate;
  readonly to: ServiceDate;
  readonly trips: number;
}

interface Segment {
  readonly from: ServiceDate;
  readonly to: ServiceDate;
  readonly supplies: ReadonlySet<Supply>;
}

const shortestDays = 14;
const mostPeriods = 8;
/** Less than this share of the trips is no change of period: night buses, the lines of one school. */
const leastChange = 0.3;

/**
 * The days on which a new period begins, the first of the feed left out: where the calendar ends the ranges that carry
 * the most trips and begins others. Undefined when the calendar says little of what runs.
 */
export function findChangesByCalendar(timetable: Timetable): ServiceDate[] | undefined {
  if (timetable.ranges.length === 0) return undefined;
  const [first, last] = [timetable.firstDate, timetable.firstDate + timetable.days - 1];
  const { supplies, share } = listSupplies(timetable, first, last);
  if (share < 0.5) return undefined;
  const isLong = ({ from, to }: { from: ServiceDate; to: ServiceDate }) =>
    to - from + 1 >= shortestDays || from === first || to === last;
  const main = supplies.filter(isLong);
  if (sum(main) < sum(supplies) / 2) return undefined;
  const cuts = findCuts(main, first, last);
  const segments = [first, ...cuts]
    .map((from, place): Segment => segmentOf(main, from, (cuts[place] ?? last + 1) - 1))
    .filter(isLong);
  return mergeAlike(segments)
    .slice(1)
    .map(({ from }) => from);
}

function listSupplies(timetable: Timetable, first: ServiceDate, last: ServiceDate) {
  const places = new Map(timetable.services.map((id, service) => [id, service]));
  const trips = countTripsByService(timetable);
  const days = countDaysByService(timetable);
  let ranged = 0;
  const supplies = timetable.ranges.flatMap((range): Supply[] => {
    const service = places.get(range.id) ?? -1;
    const total = (trips[service] ?? 0) * (days[service] ?? 0);
    const [from, to] = [Math.max(range.from, first), Math.min(range.to, last)];
    if (total === 0 || from > to) return [];
    ranged += total;
    return [{ from, to, trips: total / (to - from + 1) }];
  });
  const all = trips.reduce((total, count, service) => total + count * (days[service] as number), 0);
  return { supplies, share: all === 0 ? 0 : ranged / all };
}

/**
 * Weekdays, Saturdays and Sundays of a period begin and end on different days of one week: the first day on which a
 * range begins stands for all. A cut in the feed's first week needs a range that ends there, in its last week one that
 * begins there; otherwise it is a partial week.
 */
function findCuts(supplies: readonly Supply[], first: ServiceDate, last: ServiceDate): ServiceDate[] {
  const starts = new Set(supplies.map(({ from }) => from));
  const ends = new Set(supplies.map(({ to }) => to + 1));
  const dates = [...new Set([...starts, ...ends])].filter((date) => date > first && date <= last);
  const groups: ServiceDate[][] = [];
  for (const date of dates.sort((one, two) => one - two)) {
    const group = groups.at(-1);
    if (group && date - (group.at(-1) ?? date) < 7) group.push(date);
    else groups.push([date]);
  }
  return groups.flatMap((group) => {
    const cut = group.find((date) => starts.has(date)) ?? group[0] ?? first;
    const isWhole =
      (cut - first >= 7 || group.some((date) => ends.has(date))) && (last - cut >= 7 || starts.has(cut));
    return isWhole ? [cut] : [];
  });
}

/** With the ranges that cover most of it. */
function segmentOf(supplies: readonly Supply[], from: ServiceDate, to: ServiceDate): Segment {
  const covering = supplies.filter(
    (supply) => (Math.min(to, supply.to) - Math.max(from, supply.from) + 1) * 2 > to - from + 1,
  );
  return { from, to, supplies: new Set(covering) };
}

/** Joins the two neighbours that differ least, until all differ and a handful is left. */
function mergeAlike(segments: readonly Segment[]): readonly Segment[] {
  let [least, at] = [Number.POSITIVE_INFINITY, 0];
  for (const [place, segment] of segments.entries()) {
    const before = segments[place - 1];
    const change = before ? changeBetween(before, segment) : Number.POSITIVE_INFINITY;
    if (change < least) [least, at] = [change, place];
  }
  const [one, two] = [segments[at - 1], segments[at]];
  if (!one || !two || (least >= leastChange && segments.length <= mostPeriods)) return segments;
  const longer = one.to - one.from >= two.to - two.from ? one : two;
  const joined = { from: one.from, to: two.to, supplies: longer.supplies };
  return mergeAlike([...segments.slice(0, at - 1), joined, ...segments.slice(at + 1)]);
}

function changeBetween(one: Segment, two: Segment): number {
  const kept = [...one.supplies].filter((supply) => two.supplies.has(supply));
  const total = sum(one.supplies) + sum(two.supplies);
  return total === 0 ? 0 : 1 - (2 * sum(kept)) / total;
}

function sum(supplies: Iterable<Supply>): number {
  let total = 0;
  for (const { trips } of supplies) total += trips;
  return total;
}
