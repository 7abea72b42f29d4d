import type { TimetableView } from './timetable-data.ts';

const words: Readonly<Record<TimetableView, string | undefined>> = {
  auto: undefined,
  stop: 'arret',
  all: 'tous',
};

/** What the query of a timetable remembers: the rider's stop, and the form somebody chose. */
export function queryOf({
  stop,
  view,
}: {
  readonly stop: string | undefined;
  readonly view: TimetableView;
}): string {
  const given = Object.entries({ arret: stop, vue: words[view] }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
