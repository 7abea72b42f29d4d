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
  const { timetable, findStop, placesOf } = view.edition;
  const codeOf = (each: number) => timetable.stops[each]?.code ?? '';
  const { parent = -1 } = timetable.stops[stop] ?? {};
  // The name of a station leads to its platform where only one is served.
  const isInStation = timetable.stops[parent]?.kind === 1 && findStop(codeOf(parent)) >= 0;
  const others = [...(isInStation ? [parent] : []), ...placesOf(stop).filter((each) => each !== stop)];
  return {
    code: codeOf(stop),
    lines: linesAt(view, stop),
    ...(others.length > 0 && { others: others.map(codeOf) }),
  };
}

/** Those of a line on a day. */
export function noticesOf(view: ScheduleView, line: AffectedLine, date: ServiceDate): readonly Notice[] {
  return view.notices.ofLine(view.locale, line, { now: view.now, date });
}

/** The closure of a stop now, if no line stops there; a station is closed where each of its platforms is. */
export function closureAt(view: ScheduleView, stop: number): Closure | undefined {
  const closures: Closure[] = [];
  for (const place of view.edition.placesOf(stop)) {
    const closure = closureOfPlace(view, place);
    if (!closure) return undefined;
    closures.push(closure);
  }
  const [first] = closures.toSorted((one, two) => (one.untilMs ?? Infinity) - (two.untilMs ?? Infinity));
  return first;
}

function closureOfPlace(view: ScheduleView, stop: number): Closure | undefined {
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
