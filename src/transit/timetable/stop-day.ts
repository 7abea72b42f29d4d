import type { ServiceDate } from '#lib/time/service-date.ts';
import { callSecond, packCall, tripOfCall, type Call } from './call.ts';
import type { Timetable } from './timetable.ts';

/** All calls at a stop on a service date, sorted by departure. */
export type StopDay = Float64Array;

const none: StopDay = new Float64Array();
const room = { calls: new Float64Array(4096) };

/** Gathers the calls of the services that run that day and puts them in order. */
export function listStopDay(timetable: Timetable, stop: number, date: ServiceDate): StopDay {
  const { callOffset, callPattern, callPosition, groupOffset, groupService, groupTripOffset, groupTrip } =
    timetable;
  const { tripProfile, tripStart, profileOffset, profileDeparture } = timetable;
  const active = timetable.servicesOn(date);
  let { calls } = room;
  let length = 0;
  const last = callOffset[stop + 1] as number;
  for (let call = callOffset[stop] as number; call < last; call += 1) {
    const pattern = callPattern[call] as number;
    const position = callPosition[call] as number;
    const groups = groupOffset[pattern + 1] as number;
    for (let group = groupOffset[pattern] as number; group < groups; group += 1) {
      if (active[groupService[group] as number] === 0) continue;
      const end = groupTripOffset[group + 1] as number;
      for (let at = groupTripOffset[group] as number; at < end; at += 1) {
        const trip = groupTrip[at] as number;
        const cell = (profileOffset[tripProfile[trip] as number] as number) + position;
        if (length === calls.length) calls = widen();
        calls[length] = packCall(
          (tripStart[trip] as number) + (profileDeparture[cell] as number),
          trip,
          position,
        );
        length += 1;
      }
    }
  }
  return length === 0 ? none : calls.slice(0, length).sort();
}

function widen(): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(room.calls.length * 2);
  wider.set(room.calls);
  room.calls = wider;
  return wider;
}

/** The place of the first call at or after a time. */
export function firstCallAt(calls: StopDay, seconds: number): number {
  const wanted = seconds * callSecond;
  let low = 0;
  let high = calls.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((calls[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function lineOfCall(timetable: Timetable, call: Call): number {
  return timetable.patternLine[timetable.tripPattern[tripOfCall(call)] as number] as number;
}

/** Remembers the days asked for last; a rider's question is nearly always another's too. */
export interface StopDays {
  list(stop: number, date: ServiceDate): StopDay;
  /** The next calls of a line at a stop, from a time on. */
  listNext(stop: number, line: number, date: ServiceDate, seconds: number, limit: number): Call[];
}

const daysKept = 32_768;

export function createStopDays(timetable: Timetable): StopDays {
  const known = new Map<number, StopDay>();
  const stops = timetable.stops.length;
  const list = (stop: number, date: ServiceDate): StopDay => {
    if (stop < 0 || stop >= stops) return none;
    const key = date * stops + stop;
    const kept = known.get(key);
    if (kept) return kept;
    if (known.size >= daysKept) known.clear();
    const made = listStopDay(timetable, stop, date);
    known.set(key, made);
    return made;
  };
  return {
    list,
    listNext: (stop, line, date, seconds, limit) => {
      const calls = list(stop, date);
      const next: Call[] = [];
      for (let at = firstCallAt(calls, seconds); at < calls.length && next.length < limit; at += 1) {
        const call = calls[at] as number;
        if (lineOfCall(timetable, call) === line) next.push(call);
      }
      return next;
    },
  };
}
