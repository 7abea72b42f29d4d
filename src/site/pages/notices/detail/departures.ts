import type { DayKind } from '#domain/line-sheet.ts';
import type { ReachedDay, ReachedDirection } from '#domain/notices/notice-reach.ts';

/** The departures that a notice touches on one kind of day. */
export interface DeparturesOfKind {
  readonly kind: DayKind;
  readonly rows: readonly DepartureRow[];
}

export interface DepartureRow extends Omit<ReachedDirection, 'days'>, Omit<ReachedDay, 'kind'> {}

const kinds: readonly DayKind[] = ['weekday', 'saturday', 'sunday', 'school-day-off', 'holiday'];

/** By kind of day, the usual week first; within one, those with the most departures first. */
export function groupDepartures(directions: readonly ReachedDirection[]): DeparturesOfKind[] {
  const rows = directions.flatMap(({ days, ...direction }) =>
    days.map(({ kind, ...day }) => ({ kind, row: { ...direction, ...day } })),
  );
  return kinds.flatMap((kind) => {
    const own = rows.filter((each) => each.kind === kind).map(({ row }) => row);
    const sorted = own.toSorted((one, two) => two.departureCount - one.departureCount);
    return sorted.length > 0 ? [{ kind, rows: sorted }] : [];
  });
}
