import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import type { NoticeBoard } from '#services/schedule/notices/notice-board.ts';
import type { NoticeAddress, Places, PrintAddress } from '#services/schedule/ports.ts';
import type { Published } from '#services/schedule/publisher.ts';
import {
  findStopUse,
  noLiveState,
  withAnnounced,
  type LineDirection,
  type Timetable,
} from '#transit/index.ts';
import type { WireDialect } from './wire-dialect.ts';

/** What a request sees: one edition, one state of real time, one instant, from its first question to its last. */
export interface ScheduleView extends Published {
  /** What is told, where it is felt, and what it changes; `live` has it already. */
  readonly notices: NoticeBoard;
  readonly places: Places;
  readonly printAddress: PrintAddress;
  readonly noticeAddress: NoticeAddress;
  /** The language of names, notices and messages. */
  readonly locale: Locale;
  /** The version of the wire that the request was put in. */
  readonly dialect: WireDialect;
  readonly now: number;
}

export interface ScheduleContext {
  /** Throws `unavailable` until a first feed is in service. */
  view(locale: Locale): ScheduleView;
}

/** The same at another moment: as planned and announced, since real time speaks of the present one alone. */
export function viewAt(view: ScheduleView, moment: number | undefined): ScheduleView {
  if (moment === undefined) return view;
  return { ...view, live: withAnnounced(noLiveState, view.notices.announced, view.edition), now: moment };
}

/** The day asked for, or the rider's day. */
export function dayOf({ edition, now }: ScheduleView, asked: ServiceDate | undefined): ServiceDate {
  return asked ?? edition.clock.dateAt(now);
}

/** "No schedule published yet" is an answer of its own: a day outside the feed is refused with the last day it has. */
export function requireSchedule({ edition: { timetable } }: ScheduleView, date: ServiceDate): void {
  if (timetable.covers(date)) return;
  throw new AppError('not-found', 'no schedule is published for this date', {
    facts: { aucunHoraire: true, dateFinHoraire: scheduledDates(timetable).last },
  });
}

/** The day asked for, or the rider's day; one without a schedule is refused. */
export function requireDay(view: ScheduleView, asked: ServiceDate | undefined): ServiceDate {
  const day = dayOf(view, asked);
  requireSchedule(view, day);
  return day;
}

/** The first and the last day of a feed, as the wire writes them. */
export function scheduledDates({ firstDate, days }: Pick<Timetable, 'firstDate' | 'days'>) {
  if (days === 0) return { first: null, last: null };
  return { first: formatServiceDate(firstDate), last: formatServiceDate(firstDate + days - 1) };
}

/** The direction asked for; without one, the line's main one. Undefined when the line has no such direction. */
export function findDirection(
  { edition, dialect }: ScheduleView,
  number: string,
  code: string | undefined,
): LineDirection | undefined {
  const line = edition.timetable.findLine(number);
  if (line < 0) return undefined;
  const directions = edition.directions[line];
  return code === undefined
    ? directions?.[0]
    : directions?.find((direction) => dialect.codeOf(direction) === code);
}

interface StopOfLine {
  readonly noParcours: string;
  readonly noArret: string;
  readonly codeDirection?: string | undefined;
}

/** A stop and a direction that calls there; undefined when it does not, or when there is no such stop or direction. */
export function findStopOfLine(view: ScheduleView, { noParcours, noArret, codeDirection }: StopOfLine) {
  const { timetable, findStop } = view.edition;
  const direction = findDirection(view, noParcours, codeDirection);
  const stop = findStop(noArret);
  if (!direction || stop < 0 || findStopUse(timetable, { stop, direction }) === 'none') return undefined;
  return { stop, direction };
}
