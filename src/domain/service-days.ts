/** The days of the week a line runs, in the words riders use for them. */
export type DaysRun =
  | { readonly kind: 'every-day' | 'weekdays' | 'weekends' | 'never' }
  /** Some days, Monday being 1 and Sunday 7, in the order of the week. */
  | { readonly kind: 'some'; readonly days: readonly number[] };

const sets = { '1234567': 'every-day', '12345': 'weekdays', '67': 'weekends', '': 'never' } as const;

/** `days` begins with Sunday, as the wire has it. */
export function daysRunOf(days: readonly boolean[]): DaysRun {
  const run = [1, 2, 3, 4, 5, 6, 7].filter((day) => days[day % 7]);
  const kind = sets[run.join('') as keyof typeof sets];
  return kind === undefined ? { kind: 'some', days: run } : { kind };
}
