import type { ServiceDate } from '#lib/time/service-date.ts';
import { earliestCallAt, packCall } from './call.ts';
import { columns } from './columns.ts';
import { stopsOfPattern } from './patterns.ts';
import type { Timetable } from './timetable.ts';

/** All calls at a stop on a service date, sorted by departure; a trip that ends there is told by its arrival. */
export type StopDay = Float64Array;

export const emptyDay: StopDay = new Float64Array();
const room = { calls: new Float64Array(4096) };

/** Gathers the calls of the services that run that day and puts them in order; an inner loop, which reads columns itself. */
export function listStopDay(timetable: Timetable, stop: number, date: ServiceDate): StopDay {
  const { callOffset, callPattern, callPosition } = timetable[columns];
  const { groupOffset, groupService, groupTripOffset, groupTrip } = timetable[columns];
  const { tripStart, tripProfile, profileOffset, profileArrival, profileDeparture } = timetable[columns];
  const active = timetable.servicesOn(date);
  let { calls } = room;
  let length = 0;
  const last = callOffset[stop + 1] as number;
  for (let call = callOffset[stop] as number; call < last; call += 1) {
    const pattern = callPattern[call] as number;
    const position = callPosition[call] as number;
    const isLast = position === stopsOfPattern(timetable, pattern).length - 1;
    const times = isLast ? profileArrival : profileDeparture;
    const groups = groupOffset[pattern + 1] as number;
    for (let group = groupOffset[pattern] as number; group < groups; group += 1) {
      if (active[groupService[group] as number] === 0) continue;
      const end = groupTripOffset[group + 1] as number;
      for (let at = groupTripOffset[group] as number; at < end; at += 1) {
        const trip = groupTrip[at] as number;
        if (length === calls.length) calls = widen();
        const cell = (profileOffset[tripProfile[trip] as number] as number) + position;
        calls[length] = packCall((tripStart[trip] as number) + (times[cell] as number), trip, position);
        length += 1;
      }
    }
  }
  return length === 0 ? emptyDay : calls.slice(0, length).sort();
}

function widen(): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(room.calls.length * 2);
  wider.set(room.calls);
  room.calls = wider;
  return wider;
}

/** The place of the first call at or after a time. */
export function firstCallAt(calls: StopDay, seconds: number): number {
  const wanted = earliestCallAt(seconds);
  let low = 0;
  let high = calls.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((calls[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
