import type { DaysRun } from '#domain/service-days.ts';

/** The words for the days a line runs. */
export interface DaysWords {
  readonly days: Readonly<Record<Exclude<DaysRun['kind'], 'some'>, string>> & {
    /** Sunday first. */
    readonly names: readonly string[];
    readonly and: string;
    readonly to: (first: string, last: string) => string;
  };
}

/** « tous les jours », « vendredi et samedi », « du lundi au samedi ». */
export function formatDaysRun(run: DaysRun, { days: words }: DaysWords): string {
  if (run.kind !== 'some') return words[run.kind];
  const names = run.days.map((day) => words.names[day % 7] ?? '');
  const [first = '', ...others] = names;
  const last = others.pop();
  if (last === undefined) return first;
  const isRow = run.days.every((day, index) => index === 0 || day === (run.days[index - 1] ?? 0) + 1);
  if (isRow && names.length > 2) return words.to(first, last);
  return `${[first, ...others].join(', ')} ${words.and} ${last}`;
}
