import { dayClasses, type DayClass } from '#domain/sheet-days.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';

type DayWords = FullCatalogue['print']['days'];

const week: readonly DayClass[] = dayClasses.filter((dayClass) => typeof dayClass === 'number');
/** Two days are listed, more in a row are told by their ends. */
const shortestRun = 3;

/** « lundi au vendredi », « samedi, dimanche et jours fériés », « tous les jours ». */
export function describeDays(classes: readonly DayClass[], words: DayWords): string {
  const days = week.filter((day) => classes.includes(day));
  const named = [
    ...(days.length === week.length ? [words.everyDay] : runsOf(days).flatMap((run) => nameRun(run, words))),
    ...(classes.includes('holiday') && days.length < week.length ? [words.holidays] : []),
    ...(classes.includes('school-day-off') ? [words.schoolDaysOff] : []),
  ];
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} ${words.and} ${last}`;
}

/** Days that follow each other in the week. */
function runsOf(days: readonly DayClass[]): DayClass[][] {
  const runs: DayClass[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && week.indexOf(day) === week.indexOf(before) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function nameRun(run: readonly DayClass[], { names, to }: DayWords): string[] {
  const own = run.map((day) => names[Number(day)] ?? '');
  return own.length < shortestRun ? own : [to(own[0] ?? '', own.at(-1) ?? '')];
}
