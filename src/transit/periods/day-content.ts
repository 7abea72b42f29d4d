import type { ServiceDate } from '#lib/time/service-date.ts';
import { Remembered } from '../timetable/remembered.ts';
import { listServicesOn } from '../timetable/services.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { countTrips, describeTrip } from '../timetable/trips.ts';

/** What runs on a day, whatever its services are called: a number for each trip's pattern and minute, in order. */
export type DayContent = Float64Array;

/** More than the minutes of a service day: a pattern times this, plus a minute, is one number. */
const minuteRoom = 2 ** 13;

type ContentReader = (date: ServiceDate) => DayContent;

const readers = new Remembered<Timetable, 'all', ContentReader>(1);

/** Days with the same services share one content. */
export function contentReader(timetable: Timetable): ContentReader {
  return readers.get(timetable, 'all', () => readContents(timetable));
}

/** How much of the trips of both days together runs on both, from 0 to 1. Two empty days are the same. */
export function shareOf(one: DayContent, two: DayContent): number {
  if (one === two) return 1;
  let [common, place, other] = [0, 0, 0];
  while (place < one.length && other < two.length) {
    const difference = (one[place] as number) - (two[other] as number);
    if (difference === 0) common += 1;
    if (difference <= 0) place += 1;
    if (difference >= 0) other += 1;
  }
  const together = one.length + two.length - common;
  return together === 0 ? 1 : common / together;
}

function readContents(timetable: Timetable): ContentReader {
  const byService: number[][] = timetable.services.map(() => []);
  for (let trip = 0; trip < countTrips(timetable); trip += 1) {
    const { service, pattern, start } = describeTrip(timetable, trip);
    byService[service]?.push(pattern * minuteRoom + Math.floor(start / 60));
  }
  const known = new Map<string, DayContent>();
  return (date) => {
    const services = listServicesOn(timetable, date);
    const key = services.join();
    const found = known.get(key);
    if (found) return found;
    const content = Float64Array.from([...services].flatMap((service) => byService[service] ?? [])).sort();
    known.set(key, content);
    return content;
  };
}
