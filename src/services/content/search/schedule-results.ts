import type { Locale } from '#domain/locale.ts';
import type { QuickTarget } from '#domain/quick-select.ts';
import type { LinesAndStops } from '#domain/stop-search.ts';
import { foldWords } from '#lib/fold.ts';

/** Finds lines and stops, in the service that knows them, and says where the site shows them. */
export interface ScheduleSearch {
  find(question: ScheduleQuestion): Promise<LinesAndStops>;
  /** A path below that of the schedules. */
  pathOf(target: QuickTarget, base: string): string;
}

interface ScheduleQuestion {
  readonly text: string;
  readonly locale: Locale;
  readonly limit: number;
}

/** A line or a stop that answers. */
export interface ScheduleResult {
  readonly target: QuickTarget;
  readonly title: string;
  /** Where the line goes, or the number of the stop. */
  readonly detail: string;
  /** It is called exactly what was typed. */
  readonly isExact: boolean;
  /** It is called something like it. */
  readonly isApproximate: boolean;
}

/** As many of each as the schedule service finds at most. */
export const mostOfSchedule = 50;

const words = {
  fr: { line: 'Parcours', stop: 'Arrêt' },
  en: { line: 'Route', stop: 'Stop' },
} as const;

/** What people say around a number: with one of these it is still the number alone that counts. */
const aroundNumbers = new Set(
  [
    'arret arrets autobus bus circuit horaire horaires heure heures ligne no numero parcours passage trajet',
    'line number route schedule schedules stop time times timetable',
  ].flatMap((line) => line.split(' ')),
);

/** What the schedule service is asked: `horaire du 800` is 800. */
export function scheduleText(typed: string): string {
  const telling = foldWords(typed).filter((word) => !aroundNumbers.has(word) && word.length > 0);
  const numbers = telling.filter((word) => /^\d{1,4}[a-z]?$/.test(word));
  const others = telling.filter(
    (word) => !numbers.includes(word) && !['du', 'de', 'la', 'l', 'le', 'the', 'of'].includes(word),
  );
  return numbers.length === 1 && others.length === 0 ? (numbers[0] ?? typed) : typed;
}

/** What a place is, which is said or left out. */
const places = new Set([
  'terminus',
  'terminal',
  'station',
  'gare',
  'arret',
  'stop',
  'parcours',
  'route',
  'ligne',
]);

/** The words of a name that are its own; all of them where there are no others. */
function ownWords(name: string): string {
  const all = foldWords(name);
  const own = all.filter((word) => !places.has(word));
  return (own.length > 0 ? own : all).join(' ');
}

/** Both lists as one, what is called exactly so first. */
export function listScheduleResults(
  { lines, stops }: LinesAndStops,
  typed: string,
  locale: Locale,
): readonly ScheduleResult[] {
  const asked = ownWords(typed);
  const isAsked = (name: string) => ownWords(name) === asked;
  const found: ScheduleResult[] = [
    ...lines.map(({ number, description, isApproximate = false }) => ({
      target: { kind: 'line' as const, number },
      title: `${words[locale].line} ${number}`,
      detail: description,
      isExact: isAsked(number),
      isApproximate,
    })),
    ...stops.map(({ code, name, isApproximate = false }) => ({
      target: { kind: 'stop' as const, code },
      title: name,
      detail: `${words[locale].stop} ${code}`,
      isExact: isAsked(code) || isAsked(name),
      isApproximate,
    })),
  ];
  return found.toSorted((one, two) => Number(two.isExact) - Number(one.isExact));
}
