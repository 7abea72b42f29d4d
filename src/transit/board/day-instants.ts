import type { Edition } from '../timetable/edition.ts';
import { Remembered } from '../timetable/remembered.ts';
import { findStopUse } from '../timetable/stop-visits.ts';
import { dayKeyOf, type DayQuestion } from './list-day.ts';
import { callsOfDirection } from './stop-calls.ts';

/** Some sixteen megabytes of them. */
const days = new Remembered<Edition, number, Float64Array>(2_000_000, (instants) => instants.length + 20);

/** When a direction leaves a stop on a rider's day (ms), as planned and in order; the lists asked for last are remembered. */
export function dayInstants(edition: Edition, question: DayQuestion): Float64Array {
  return days.get(edition, dayKeyOf(edition, question), () => listInstants(edition, question));
}

const firsts = new Remembered<Edition, number, { readonly at: number | undefined }>(65_536);

/** The first of them, which is found without the others. */
export function firstInstant(edition: Edition, question: DayQuestion): number | undefined {
  const find = () => {
    const calls = callsOfDay(edition, question);
    return { at: calls.next() ? calls.at : undefined };
  };
  return firsts.get(edition, dayKeyOf(edition, question), find).at;
}

function listInstants(edition: Edition, question: DayQuestion): Float64Array {
  const calls = callsOfDay(edition, question);
  const instants: number[] = [];
  while (calls.next()) instants.push(calls.at);
  return Float64Array.from(instants);
}

function callsOfDay(edition: Edition, { stop, direction, date }: DayQuestion) {
  const { clock, timetable } = edition;
  const use = findStopUse(timetable, { stop, direction });
  const bounds = { from: clock.startOf(date), until: clock.startOf(date + 1) };
  return callsOfDirection(edition, { stop, direction, use, ...bounds });
}
