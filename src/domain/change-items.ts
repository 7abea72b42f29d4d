import type { BeforeAndAfter, DayChange } from './day-change.ts';

/** One thing that changes for riders of a direction. Minutes are those of the service day. */
export type ChangeItem =
  | { readonly kind: 'added' | 'removed'; readonly minutes: readonly number[] }
  | { readonly kind: 'moved'; readonly trips: number; readonly most: number }
  | { readonly kind: 'ride'; readonly minutes: number }
  | { readonly kind: 'first' | 'last'; readonly before: number; readonly after: number }
  | { readonly kind: 'same-edges' }
  | { readonly kind: 'stops-added' | 'stops-dropped'; readonly stops: readonly string[] };

/** What a rider wants to know of a change, what touches most of them first; nothing where all stays. */
export function changeItems(change: DayChange | undefined): ChangeItem[] {
  if (!change) return [];
  const { added, removed, moved, stopsAdded, stopsDropped } = change;
  const shifts = moved.map(({ minutes }) => Math.abs(minutes)).filter((minutes) => minutes > 0);
  const ride = middleOf(moved.map(({ minutesLonger }) => minutesLonger));
  return [
    ...(added.length > 0 ? [{ kind: 'added', minutes: added.map(toMinutes) } as const] : []),
    ...(removed.length > 0 ? [{ kind: 'removed', minutes: removed.map(toMinutes) } as const] : []),
    ...(shifts.length > 0
      ? [{ kind: 'moved', trips: shifts.length, most: Math.max(...shifts) } as const]
      : []),
    ...(ride === 0 ? [] : [{ kind: 'ride', minutes: ride } as const]),
    ...(stopsAdded.length > 0 ? [{ kind: 'stops-added', stops: stopsAdded } as const] : []),
    ...(stopsDropped.length > 0 ? [{ kind: 'stops-dropped', stops: stopsDropped } as const] : []),
    ...edgeItems(change),
  ];
}

const toMinutes = (seconds: number) => Math.floor(seconds / 60);

function edgeItems({ first, last }: DayChange): ChangeItem[] {
  const items = [...edgeItem('first', first), ...edgeItem('last', last)];
  const isSame = ({ before, after }: BeforeAndAfter<number | undefined>) =>
    before !== undefined && before === after;
  return items.length === 0 && isSame(first) ? [{ kind: 'same-edges' }] : items;
}

function edgeItem(
  kind: 'first' | 'last',
  { before, after }: BeforeAndAfter<number | undefined>,
): ChangeItem[] {
  if (before === undefined || after === undefined || before === after) return [];
  return [{ kind, before: toMinutes(before), after: toMinutes(after) }];
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;
}
