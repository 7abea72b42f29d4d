import type { DepartureState } from '#domain/departure.ts';
import type { PlannedTrip } from '#domain/day-at-stop.ts';
import { dayAfter } from './timetable/day-in-month.ts';

interface PlannedDay {
  readonly date: string;
  /** When the service day begins to count (ms). */
  readonly originAt: number;
}

const dayMinutes = 24 * 60;

type StateMarks = Pick<PlannedTrip, 'isCancelled' | 'isSkipped'> & { readonly isAlightingOnly?: true };

function stateOf({ isCancelled, isSkipped, isAlightingOnly }: StateMarks): DepartureState {
  if (isCancelled) return 'cancelled';
  if (isSkipped) return 'skipped';
  return isAlightingOnly ? 'alighting' : 'planned';
}

/** A departure of a planned day with its moments, which are not sent for each: they follow from its minutes. */
export function plannedDeparture<Call extends PlannedTrip & { readonly isAlightingOnly?: true }>(
  call: Call,
  { originAt, date }: PlannedDay,
  now: number,
) {
  const day = dayAfter(date, Math.floor(call.minutes / dayMinutes));
  const clock = call.minutes % dayMinutes;
  const two = (value: number) => String(value).padStart(2, '0');
  const at = originAt + call.minutes * 60_000;
  const planned = { at, local: `${day}T${two(Math.floor(clock / 60))}:${two(clock % 60)}` };
  const state = stateOf(call);
  return { ...call, planned, expected: planned, state, hasPassed: at < Math.floor(now / 60_000) * 60_000 };
}
