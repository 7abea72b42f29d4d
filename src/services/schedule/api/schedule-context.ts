import { AppError } from '#lib/errors.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import type { Places } from '#services/schedule/ports.ts';
import type { Published } from '#services/schedule/publisher.ts';
import { type LineDirection, type Period, periodOn, runningDays } from '#transit/index.ts';

/** What a request sees: one edition, one state of real time, one instant, from its first question to its last. */
export interface ScheduleView extends Published {
  readonly places: Places;
  readonly now: number;
}

export interface ScheduleContext {
  /** Throws `unavailable` until a first feed is in service. */
  view(): ScheduleView;
}

/** The day asked for, or the rider's day. */
export function dayOf({ edition, now }: ScheduleView, asked: ServiceDate | undefined): ServiceDate {
  return asked ?? edition.clock.dateAt(now);
}

/** "No schedule published yet" is an answer of its own: a day outside the feed is refused with the last day it has. */
export function requireSchedule({ edition: { timetable } }: ScheduleView, date: ServiceDate): void {
  if (timetable.covers(date)) return;
  const last = timetable.days === 0 ? undefined : timetable.firstDate + timetable.days - 1;
  throw new AppError('not-found', 'Aucun horaire n’est publié pour cette date.', {
    facts: { aucunHoraire: true, dateFinHoraire: last === undefined ? null : formatServiceDate(last) },
  });
}

/** The direction asked for; without one, the line's main one. Undefined when the line has no such direction. */
export function findDirection(
  { edition }: ScheduleView,
  number: string,
  code: string | undefined,
): LineDirection | undefined {
  const line = edition.timetable.findLine(number);
  if (line < 0) return undefined;
  return code === undefined ? edition.directions[line]?.[0] : edition.findDirection(line, code);
}

/** The period of a day that was asked for; a day without a schedule is refused. */
export function findPeriod(view: ScheduleView, asked: ServiceDate | undefined): Period | undefined {
  if (asked === undefined) return undefined;
  requireSchedule(view, asked);
  return periodOn(view.edition.timetable, asked);
}

/** Whether a line runs on some day of a period; without one, in the feed. */
export function runsInPeriod({ edition }: ScheduleView, line: number, period: Period | undefined): boolean {
  return line >= 0 && (period === undefined || runningDays(edition, line, period).includes('1'));
}
