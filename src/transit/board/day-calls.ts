import type { Edition } from '../timetable/edition.ts';
import { Remembered } from '../timetable/remembered.ts';
import { findStopUse } from '../timetable/stop-visits.ts';
import { dayKeyOf, type DayQuestion } from './list-day.ts';
import { callsOfDirection, type DatedCall } from './stop-calls.ts';

export type DayCall = Pick<DatedCall, 'call' | 'date' | 'at'>;

/** A hundred thousand of them: some ten megabytes. */
const days = new Remembered<Edition, number, readonly DayCall[]>(100_000, (calls) => calls.length + 1);

/** The departures of a direction at a stop on a rider's day, as planned and in order; the lists asked for last are remembered. */
export function dayCalls(edition: Edition, question: DayQuestion): readonly DayCall[] {
  return days.get(edition, dayKeyOf(edition, question), () => listCalls(edition, question));
}

const firsts = new Remembered<Edition, number, { readonly at: number | undefined }>(65_536);

/** When the first of them leaves (ms), which is found without the others. */
export function firstInstant(edition: Edition, question: DayQuestion): number | undefined {
  const find = () => {
    const calls = callsOfDay(edition, question);
    return { at: calls.next() ? calls.at : undefined };
  };
  return firsts.get(edition, dayKeyOf(edition, question), find).at;
}

function listCalls(edition: Edition, question: DayQuestion): readonly DayCall[] {
  const calls = callsOfDay(edition, question);
  const listed: DayCall[] = [];
  while (calls.next()) listed.push({ call: calls.call, date: calls.date, at: calls.at });
  return listed;
}

function callsOfDay(edition: Edition, { stop, direction, date }: DayQuestion) {
  const { clock, timetable } = edition;
  const use = findStopUse(timetable, { stop, direction });
  const bounds = { from: clock.startOf(date), until: clock.startOf(date + 1) };
  return callsOfDirection(edition, { stop, direction, use, ...bounds });
}
