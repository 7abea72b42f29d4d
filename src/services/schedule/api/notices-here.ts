import type { AvisResumeJson } from '#contract/schedule/avis-reseau.ts';
import type { ServedStop } from '#domain/notices/concerns.ts';
import type { AffectedLine } from '#domain/notices/effect.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { momentAt } from '#services/schedule/notices/announced-changes.ts';
import type { Closure } from '#services/schedule/notices/closures.ts';
import { listDirectionsAtStop, type LineDirection } from '#transit/index.ts';
import { formatNotice } from './format-notice.ts';
import type { ScheduleView } from './schedule-context.ts';

/** A direction as notices name it. */
export function lineOf({ edition }: ScheduleView, { line, code }: LineDirection): AffectedLine {
  return { number: edition.timetable.lines[line]?.number ?? '', direction: code };
}

/** The notices that who waits at a stop feels, the gravest first. */
export function noticesAt(view: ScheduleView, stop: number): readonly Notice[] {
  return view.notices.atStop(view.locale, servedStop(view, stop), view);
}

/** A stop as notices are asked about it. */
export function servedStop(view: ScheduleView, stop: number): ServedStop {
  return { code: view.edition.timetable.stops[stop]?.code ?? '', lines: linesAt(view, stop) };
}

/** Those of a line on a day. */
export function noticesOf(view: ScheduleView, line: AffectedLine, date: ServiceDate): readonly Notice[] {
  return view.notices.ofLine(view.locale, line, { now: view.now, date });
}

/** The closure of a stop now, if no line stops there. */
export function closureAt(view: ScheduleView, stop: number): Closure | undefined {
  const { edition, now } = view;
  const date = edition.clock.dateAt(now);
  const moment = momentAt(edition, date, edition.clock.toSeconds(date, now));
  return view.notices.closures(view.locale).find(stop, linesAt(view, stop), moment);
}

interface StopOfDirection {
  readonly stop: number;
  readonly direction: LineDirection;
  readonly date: ServiceDate;
}

/** The closure of a stop to a line on a day: now, if it is the rider's, else at its noon. */
export function closureOn(
  view: ScheduleView,
  { stop, direction, date }: StopOfDirection,
): Closure | undefined {
  const { clock } = view.edition;
  const isToday = date === clock.dateAt(view.now);
  const seconds = isToday ? clock.toSeconds(date, view.now) : noonSeconds;
  const moment = momentAt(view.edition, date, seconds);
  return view.notices.closures(view.locale).find(stop, [lineOf(view, direction)], moment);
}

const noonSeconds = 12 * 3600;

function linesAt(view: ScheduleView, stop: number): AffectedLine[] {
  const date: ServiceDate = view.edition.clock.dateAt(view.now);
  return listDirectionsAtStop(view.edition, { stop, date }).map((direction) => lineOf(view, direction));
}

/** In short, each once. */
export function formatNotices(view: ScheduleView, notices: readonly Notice[]): AvisResumeJson[] {
  return [...new Set(notices)].map((notice) => formatNotice(view, notice));
}

export const idsOf = (notices: readonly Notice[]): string[] => notices.map(({ id }) => id);
