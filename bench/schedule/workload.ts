import { existsSync, readFileSync } from 'node:fs';
import { parseServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { parseServiceTime } from '#lib/time/service-time.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import type { Timetable } from '#transit/timetable/timetable.ts';

/** Questions with, when they come from the real feed, the digest of their answer. */
export interface Workload {
  readonly next: readonly { route: string; stop: string; date: string; time: string; h?: string }[];
  readonly stopDay: readonly { stop: string; date: string; h?: string }[];
  readonly timetable: readonly { route: string; dir: number; date: string; h?: string }[];
}

export function readWorkload(file: string): Workload | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Workload) : undefined;
}

export function dateOf(text: string): ServiceDate {
  return parseServiceDate(text) ?? 0;
}

export function secondsOf(text: string): number {
  return parseServiceTime(text) ?? 0;
}

/** Questions spread evenly over a feed that brings none. */
export function makeWorkload(timetable: Timetable): Workload {
  const routes = timetable.lines.map(({ routeIds }) => routeIds[0] ?? '');
  const stops = timetable.stops.filter(({ kind }) => kind === 0).map(({ id }) => id);
  const day = (place: number) =>
    formatServiceDate(timetable.firstDate + ((place * 7) % Math.max(timetable.days, 1)));
  const hour = (place: number) => `${String(6 + (place % 16)).padStart(2, '0')}:10:00`;
  const patternOf = (place: number) => (place * 31) % timetable.patternLine.length;
  return {
    next: Array.from({ length: 2000 }, (_, place) => {
      const pattern = patternOf(place);
      const from = timetable.patternOffset[pattern] as number;
      const length = (timetable.patternOffset[pattern + 1] as number) - from;
      const stop = timetable.patternStop[from + (place % length)] as number;
      const route = routes[timetable.patternLine[pattern] as number] ?? '';
      return { route, stop: timetable.stops[stop]?.id ?? '', date: day(place), time: hour(place) };
    }),
    stopDay: Array.from({ length: 1000 }, (_, place) => ({
      stop: stops[(place * 17) % stops.length] ?? '',
      date: day(place),
    })),
    timetable: Array.from({ length: 289 }, (_, place) => {
      const pattern = patternOf(place);
      const route = routes[timetable.patternLine[pattern] as number] ?? '';
      return { route, dir: timetable.patternDirection[pattern] as number, date: day(place) };
    }),
  };
}
