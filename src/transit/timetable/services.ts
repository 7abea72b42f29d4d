import type { ServiceDate } from '#lib/time/service-date.ts';
import { columns } from './columns.ts';
import type { Timetable } from './timetable.ts';

/** The services that run on a date; none outside the feed. */
export function listServicesOn(timetable: Timetable, date: ServiceDate): Uint32Array {
  const { dayOffset, dayService } = timetable[columns];
  const day = date - timetable.firstDate;
  return timetable.covers(date) ? dayService.subarray(dayOffset[day], dayOffset[day + 1]) : new Uint32Array();
}

/** How many trips run on a date. */
export function countTripsOn(timetable: Timetable, date: ServiceDate): number {
  const perService = countTripsByService(timetable);
  return listServicesOn(timetable, date).reduce((sum, service) => sum + (perService[service] as number), 0);
}

export function countTripsByService(timetable: Timetable): Uint32Array {
  return countEach(timetable[columns].tripService, timetable.services.length);
}

export function countDaysByService(timetable: Timetable): Uint32Array {
  return countEach(timetable[columns].dayService, timetable.services.length);
}

function countEach(values: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  return counts;
}
