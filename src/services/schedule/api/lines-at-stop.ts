import type { ParcoursCourtJson } from '#contract/schedule/parcours.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { listDirectionsAtStop } from '#transit/index.ts';
import { formatDirection } from './format-network.ts';
import type { ScheduleView } from './schedule-context.ts';

interface LinesQuestion {
  readonly stop: number;
  readonly date: ServiceDate;
  /** A line that is not listed: the one whose page it is. */
  readonly except?: number;
}

/** The lines of a stop in the week from a date on, in short. */
export function listLinesAtStop(
  view: ScheduleView,
  { stop, date, except }: LinesQuestion,
): ParcoursCourtJson[] {
  return listDirectionsAtStop(view.edition, { stop, date })
    .filter((direction) => direction.line !== except)
    .map((direction) => {
      const whole = formatDirection(view, direction);
      const { description: _description, accessible: _accessible, ...short } = whole;
      return short;
    });
}
